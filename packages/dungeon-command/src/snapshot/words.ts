import { strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Source } from "../events.ts";
import { type RuleId, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import type { MovementPlan } from "../questions.ts";
import type { Names, TextRef } from "../state.ts";
import { movements, type Phase, phases, type Rule, terrains, tracks, traits, zones } from "../vocabulary/index.ts";
import { language, squareFilter } from "../vocabulary/schema.ts";

/** What the tables, locals, questions and events of a kept state are made of. */
type Shape<T> = z.ZodMiniType<T>;

const MOST = 32_767;

export const id: Shape<string> = z.string().check(z.minLength(1), z.maxLength(120));
export const ids: Shape<string[]> = z.array(id).check(z.maxLength(4_000));
export const maybeId: Shape<string | null> = z.nullable(id);
export const count: Shape<number> = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const whole: Shape<number> = z.int().check(z.minimum(-100_000), z.maximum(100_000));
export const maybeWhole: Shape<number | null> = z.nullable(whole);
export const flag: Shape<boolean> = z.boolean();
/** Seat numbers and squares; whether there is such a seat or square is looked up afterwards. */
export const seat: Shape<number> = z.int().check(z.minimum(0), z.maximum(63));
export const maybeSeat: Shape<number | null> = z.nullable(seat);
export const seats: Shape<number[]> = z.array(seat).check(z.maxLength(400));
export const square: Shape<number> = z.int().check(z.minimum(0), z.maximum(MOST));
export const squares: Shape<number[]> = z.array(square).check(z.maxLength(MOST));

const known: readonly string[] = [...ruleIds, ...rulingIds];
/** An entry of the ledger. A list of all of them is too long to be told. */
export const rule: Shape<RuleId> = z.custom<RuleId>(
  (value) => typeof value === "string" && known.includes(value),
  "no entry of the ledger",
);

export const phase: Shape<Phase> = word(phases);
export const terrain: Shape<(typeof terrains)[number]> = word(terrains);
export const maybeTerrain: Shape<(typeof terrains)[number] | null> = z.nullable(terrain);
export const track: Shape<(typeof tracks)[number]> = word(tracks);
export const movement: Shape<(typeof movements)[number]> = word(movements);
export const zone: Shape<(typeof zones)[number]> = word(zones);
export const deck: Shape<"order" | "creature"> = word(["order", "creature"]);
export const attack: Shape<"melee" | "ranged"> = word(["melee", "ranged"]);
export const maybeAttack: Shape<"melee" | "ranged" | null> = z.nullable(attack);

export const text: Shape<TextRef> = strict({
  card: id,
  path: z.array(z.union([id, count])).check(z.maxLength(60)),
});
export const maybeText: Shape<TextRef | null> = z.nullable(text);
export const names: Shape<{ [name: string]: string[] }> = z.record(id, ids);
export const manyNames: Shape<Names[]> = z.array(names).check(z.maxLength(100));
export const counters: Shape<{ [name: string]: number }> = z.record(id, count);

export const source: Shape<Source> = strict({
  action: maybeId,
  creature: maybeId,
  seat: maybeSeat,
  card: maybeId,
  attack: maybeAttack,
  terrain: maybeTerrain,
});

/** A rule of a card's text: a static power of its own is read by the language's schema. */
export const cardRule: Shape<Rule> = z.custom<Rule>(
  (value) => language.staticPower.safeParse({ power: "static", rules: [value] }).success,
  "no rule of a card",
);

export const plan: Shape<MovementPlan> = strict({
  creature: id,
  how: movement,
  budget: count,
  chooser: seat,
  traits: z.array(word(traits)).check(z.maxLength(50)),
  end: z.nullable(strict({ filter: squareFilter, squares })),
  source,
  basic: flag,
});

export const kind: Shape<"standard" | "minor" | "immediate"> = word(["standard", "minor", "immediate"]);
export const pile: Shape<"stack" | "order-hand" | "order-deck" | "attached"> = word([
  "stack",
  "order-hand",
  "order-deck",
  "attached",
]);
