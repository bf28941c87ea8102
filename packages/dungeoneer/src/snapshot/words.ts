/** The shapes of what tables, frames and questions hold. */

import type { PlaceRef } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Answered, BaneInPlay, Env } from "../effects/env.ts";
import type { EffectLocals } from "../effects/locals.ts";
import type { Dealt, Fighter } from "../events.ts";
import { type RuleId, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import type { Bonus } from "../rolling/rolls.ts";
import type { DoorPlace, EncounterInPlay, MonsterInPlay, QuestInPlay, Readied } from "../state.ts";
import { sources } from "../turn/locals.ts";
import {
  type CardType,
  type Change,
  cardTypes,
  changeSchema,
  type Form,
  forms,
  MOST_CARDS,
  MOST_COST,
  MOST_LETTERS,
  type Side,
  scores,
  sides,
  type Threat,
} from "../vocabulary/index.ts";

/** Whole numbers from 0. */
export const count: z.ZodMiniType<number> = z.int().check(z.gte(0));
/** What is paid for a card. */
export const cost: z.ZodMiniType<number> = z.int().check(z.gte(0), z.lte(MOST_COST));
/** A place at the table. */
export const place: z.ZodMiniType<number> = z.int().check(z.gte(0), z.lte(3));
export const id: z.ZodMiniType<string> = z.string().check(z.maxLength(MOST_LETTERS));
export const ids: z.ZodMiniType<string[]> = z.array(id).check(z.maxLength(MOST_CARDS));
export const places: z.ZodMiniType<number[]> = z.array(place).check(z.maxLength(4));
export const cell: z.ZodMiniType<number> = z.int().check(z.gte(-1_000), z.lte(1_000));
/** Whole numbers of either sign. */
export const signed: z.ZodMiniType<number> = z.int();
export const flag: z.ZodMiniType<boolean> = z.boolean();
export const form: z.ZodMiniType<Form> = z.enum(forms);
export const side: z.ZodMiniType<Side> = z.enum(sides);
export const rule: z.ZodMiniType<RuleId> = z.enum([...ruleIds, ...rulingIds]);

export const door: z.ZodMiniType<DoorPlace> = z.strictObject({ space: id, side });
export const change: z.ZodMiniType<Change> = changeSchema;
export const readied: z.ZodMiniType<Readied> = z.strictObject({
  id,
  card: id,
  on: z.nullable(id),
  charges: z.nullable(count),
});
/** Where cards may have to go from. */
export const zone: z.ZodMiniType<EffectLocals["parting"]["from"]> = z.enum(["hand", "boons", "treasures", "pack"]);
export const type: z.ZodMiniType<CardType> = z.enum(cardTypes);
/** A place of a card's text; whether there is one, the texts tell. */
export const text: z.ZodMiniType<PlaceRef> = z.strictObject({
  card: id,
  path: z.array(z.union([id, count])),
});
export const threat: z.ZodMiniType<Threat> = z.strictObject({ score: z.enum(scores), number: signed });
const bane = z.strictObject({ card: id, owner: place, target: place, falls: count });
export const baneInPlay: z.ZodMiniType<BaneInPlay> = bane;
export const answered: z.ZodMiniType<Answered> = z.nullable(
  z.discriminatedUnion("is", [
    z.strictObject({ is: z.literal("encounter"), id }),
    z.strictObject({ is: z.literal("bane"), bane }),
  ]),
);
export const env: z.ZodMiniType<Env> = z.strictObject({
  you: place,
  names: z.record(id, ids),
  answered,
  falls: count,
  rule,
  because: z.array(rule).check(z.maxLength(30)),
});
export const bonuses: z.ZodMiniType<Bonus[]> = z.array(z.strictObject({ player: place, plus: signed }));

export const monster: z.ZodMiniType<MonsterInPlay> = z.strictObject({ id, card: id, wounds: count, attacked: places });
export const quest: z.ZodMiniType<QuestInPlay> = z.strictObject({
  id,
  card: id,
  wounds: count,
  tries: count,
  found: flag,
  struck: z.nullable(place),
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

export const encounter: z.ZodMiniType<EncounterInPlay> = z.strictObject({
  id,
  card: id,
  owner: place,
  batch: z.nullable(count),
  from: z.enum(sources),
  target: place,
  falls: count,
  space: id,
  engaged: places,
  wounds: count,
  attacked: places,
  guards: z.array(z.strictObject({ player: place, plus: signed })),
  turnedAside: flag,
});
