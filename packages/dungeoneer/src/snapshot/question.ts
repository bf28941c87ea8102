import * as z from "zod/mini";
import type { Question } from "../questions.ts";
import { cost, count, flag, form, id, ids, place, rule, side, text, type, zone } from "./words.ts";

const plain = <const K extends Question["kind"]>(
  kind: K,
): z.ZodMiniObject<{ kind: z.ZodMiniLiteral<K>; rule: typeof rule }> => z.strictObject({ kind: z.literal(kind), rule });

export const question: z.ZodMiniType<Question> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("orient"), card: id, side, rule }),
  plain("bane"),
  plain("attack"),
  z.strictObject({ kind: z.literal("respond"), bane: z.nullable(id), rule }),
  z.strictObject({ kind: z.literal("form"), card: id, target: place, forms: z.array(form), rule }),
  plain("strike-back"),
  z.strictObject({ kind: z.literal("survivor"), id, rule }),
  z.strictObject({ kind: z.literal("excess"), of: z.enum(["pack", "boons", "treasures"]), rule }),
  z.strictObject({ kind: z.literal("moment"), moment: z.enum(["between", "roll", "rolled"]), rule }),
  z.strictObject({ kind: z.literal("part"), from: zone, of: place, left: count, rule }),
  z.strictObject({ kind: z.literal("upkeep"), due: ids, rule }),
  z.strictObject({
    kind: z.literal("choose"),
    purpose: z.enum(["pick", "modes", "host"]),
    from: ids,
    min: count,
    max: count,
    text,
    rule,
  }),
  z.strictObject({ kind: z.literal("may"), text, rule }),
  z.strictObject({ kind: z.literal("reward-play"), type, rule }),
  z.strictObject({ kind: z.literal("search"), from: z.enum(["deck", "pile"]), type, cards: z.nullable(ids), rule }),
  z.strictObject({ kind: z.literal("assign"), left: count, rule }),
  z.strictObject({ kind: z.literal("place"), card: id, rule }),
  plain("keep-secret"),
  plain("lay"),
  plain("found"),
  z.strictObject({ kind: z.literal("wander"), left: count, hasAttacked: flag, rule }),
  z.strictObject({ kind: z.literal("rank"), monsters: ids, rule }),
  z.strictObject({ kind: z.literal("claim"), monsters: ids, rule }),
  z.strictObject({ kind: z.literal("aim"), monster: id, rule }),
  z.strictObject({ kind: z.literal("expose"), card: id, rule }),
  plain("act"),
  plain("discard"),
  z.strictObject({ kind: z.literal("build"), cards: ids, laid: ids, rule }),
  z.strictObject({ kind: z.literal("buy"), discarded: flag, rule }),
  plain("equip"),
  z.strictObject({ kind: z.literal("fund"), target: place, value: cost, least: cost, most: cost, rule }),
  plain("treasure"),
]);
