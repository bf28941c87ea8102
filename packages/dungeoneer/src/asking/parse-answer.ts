import * as z from "zod/mini";
import type { Answer } from "../questions.ts";
import { forms, MOST_COST, sides } from "../vocabulary/index.ts";

const form = z.enum(forms);
const side = z.enum(sides);
const id = z.string();
const cell = z.number().check(z.int(), z.gte(-1000), z.lte(1000));

/** Bonuses that may be bought for one roll. */
export const MOST_BONUSES = 1000;

const few = z.number().check(z.int(), z.gte(0), z.lte(MOST_BONUSES));
/** What cards cost at most, and so what anybody pays towards one. */
const cost = z.number().check(z.int(), z.gte(0), z.lte(MOST_COST));

/** The shapes of answers. */
export const answerShape: z.ZodMiniType<Answer> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("orient"), turned: z.boolean() }),
  z.strictObject({ do: z.literal("bane"), card: id, target: id }),
  z.strictObject({ do: z.literal("send"), card: id, target: id }),
  z.strictObject({ do: z.literal("send-pack"), monster: id, target: id }),
  z.strictObject({ do: z.literal("respond"), card: id, to: z.nullable(id) }),
  z.strictObject({ do: z.literal("done") }),
  z.strictObject({ do: z.literal("pass") }),
  z.strictObject({ do: z.literal("form"), form }),
  z.strictObject({ do: z.literal("keep"), where: z.enum(["hand", "pack"]) }),
  z.strictObject({ do: z.literal("found"), monster: id }),
  z.strictObject({ do: z.literal("wander"), side }),
  z.strictObject({ do: z.literal("pack-attack") }),
  z.strictObject({ do: z.literal("halt") }),
  z.strictObject({ do: z.literal("rank"), monster: id }),
  z.strictObject({ do: z.literal("claim"), monster: id }),
  z.strictObject({ do: z.literal("aim"), target: id }),
  z.strictObject({ do: z.literal("expose"), monster: id }),
  z.strictObject({ do: z.literal("bane-pack"), card: id, target: id }),
  z.strictObject({ do: z.literal("challenge-pack"), monster: id, form }),
  z.strictObject({ do: z.literal("assign"), to: id }),
  z.strictObject({ do: z.literal("place"), x: cell, y: cell, turned: z.boolean() }),
  z.strictObject({ do: z.literal("keep-secret"), quest: id }),
  z.strictObject({ do: z.literal("build"), card: id, x: cell, y: cell, turned: z.boolean() }),
  z.strictObject({ do: z.literal("buy") }),
  z.strictObject({ do: z.literal("fund"), own: cost }),
  z.strictObject({ do: z.literal("move"), side }),
  z.strictObject({ do: z.literal("try-door"), side }),
  z.strictObject({ do: z.literal("untip") }),
  z.strictObject({ do: z.literal("explore") }),
  z.strictObject({ do: z.literal("challenge"), hero: id, form }),
  z.strictObject({ do: z.literal("challenge-monster"), monster: id, form }),
  z.strictObject({ do: z.literal("challenge-quest"), quest: id, form }),
  z.strictObject({ do: z.literal("play"), card: id, how: z.enum(["ready", "use"]), on: z.nullable(id) }),
  z.strictObject({ do: z.literal("use"), thing: id, use: few, to: z.nullable(id) }),
  z.strictObject({ do: z.literal("part"), thing: id }),
  z.strictObject({ do: z.literal("upkeep"), thing: id, pays: z.boolean() }),
  z.strictObject({ do: z.literal("choose"), things: z.array(id).check(z.maxLength(2_000)) }),
  z.strictObject({ do: z.literal("yes") }),
  z.strictObject({ do: z.literal("find"), card: id }),
  z.strictObject({ do: z.literal("quest"), quest: id, bonus: few }),
  z.strictObject({ do: z.literal("pick-up"), quest: id }),
  z.strictObject({ do: z.literal("set-down"), quest: id }),
  z.strictObject({ do: z.literal("challenge-escort"), hero: id, quest: id, form }),
  z.strictObject({ do: z.literal("take"), treasure: id }),
  z.strictObject({ do: z.literal("end") }),
  z.strictObject({ do: z.literal("discard"), card: id }),
  z.strictObject({ do: z.literal("discard-treasure"), treasure: id }),
  z.strictObject({ do: z.literal("discard-monster"), monster: id }),
]);

/** An answer from outside; null if it has not the shape of one. */
export function parseAnswer(value: unknown): Answer | null {
  const parsed = answerShape.safeParse(value);
  return parsed.success ? parsed.data : null;
}
