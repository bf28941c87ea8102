/** The shapes of what tables, frames and questions hold. */
import * as z from "zod/mini";
import type { Dealt, Fighter } from "../events.ts";
import { type RuleId, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import type { DoorPlace, MonsterInPlay, QuestInPlay, Thing } from "../state.ts";
import { type Form, forms, type Side, sides } from "../vocabulary/index.ts";

/** Whole numbers from 0; no total of a game comes near to the most. */
export const count: z.ZodMiniType<number> = z.int().check(z.gte(0), z.lte(1_000_000));
/** A place at the table. */
export const place: z.ZodMiniType<number> = z.int().check(z.gte(0), z.lte(3));
export const id: z.ZodMiniType<string> = z.string().check(z.maxLength(80));
export const ids: z.ZodMiniType<string[]> = z.array(id).check(z.maxLength(2_000));
export const places: z.ZodMiniType<number[]> = z.array(place).check(z.maxLength(4));
export const cell: z.ZodMiniType<number> = z.int().check(z.gte(-1_000), z.lte(1_000));
export const flag: z.ZodMiniType<boolean> = z.boolean();
export const form: z.ZodMiniType<Form> = z.enum(forms);
export const side: z.ZodMiniType<Side> = z.enum(sides);
export const rule: z.ZodMiniType<RuleId> = z.enum([...ruleIds, ...rulingIds]);

export const door: z.ZodMiniType<DoorPlace> = z.strictObject({ space: id, side });
export const thing: z.ZodMiniType<Thing> = z.strictObject({ id, card: id });
export const monster: z.ZodMiniType<MonsterInPlay> = z.strictObject({ id, card: id, wounds: count, attacked: places });
export const quest: z.ZodMiniType<QuestInPlay> = z.strictObject({
  id,
  card: id,
  wounds: count,
  tries: count,
  found: flag,
  struck: flag,
  component: z.nullable(z.union([z.strictObject({ with: place }), z.strictObject({ in: id })])),
});

export const fighter: z.ZodMiniType<Fighter> = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("hero"), player: place }),
  z.strictObject({ is: z.literal("monster"), id }),
  z.strictObject({ is: z.literal("quest-monster"), id }),
]);

export const dealt: z.ZodMiniType<Dealt[]> = z.array(
  z.strictObject({ by: fighter, to: fighter, wounds: count, fatal: flag }),
);
