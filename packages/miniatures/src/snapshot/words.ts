import { optional, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Gain } from "../effects/locals.ts";
import type { Harm, RollPart, Source } from "../events.ts";
import { type RuleId, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import type { Space } from "../lines/scene.ts";
import type { Effect, TextRef, Until } from "../state.ts";
import { type ConditionName, conditions, type Terrain, terrains } from "../vocabulary/index.ts";
import { rule as cardRule, triggerEvent } from "../vocabulary/schema.ts";

/** What the tables, locals and questions of a kept state are made of. */
type Shape<T> = z.ZodMiniType<T>;

const MOST = 32_767;

/** A list as long as any that a battle makes. */
export const few = <T>(item: Shape<T>): Shape<T[]> => z.array(item).check(z.maxLength(2_000));

export const id: Shape<string> = z.string().check(z.minLength(1), z.maxLength(120));
export const ids: Shape<string[]> = few(id);
export const maybeId: Shape<string | null> = z.nullable(id);
export const maybeIds: Shape<string[] | null> = z.nullable(ids);
export const count: Shape<number> = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const maybeCount: Shape<number | null> = z.nullable(count);
export const whole: Shape<number> = z.int().check(z.minimum(-100_000), z.maximum(100_000));
export const maybeWhole: Shape<number | null> = z.nullable(whole);
export const wholes: Shape<number[]> = few(whole);
export const flag: Shape<boolean> = z.boolean();
/** A d20 as it lies on the table. */
export const die: Shape<number> = z.int().check(z.minimum(1), z.maximum(20));
export const seat: Shape<number> = z.int().check(z.minimum(0), z.maximum(1));
export const maybeSeat: Shape<number | null> = z.nullable(seat);
/** Whether the map has such a square is looked up afterwards. */
export const square: Shape<number> = z.int().check(z.minimum(0), z.maximum(MOST));
export const maybeSquare: Shape<number | null> = z.nullable(square);
/** A square, or -1 for none. */
export const squareOrNone: Shape<number> = z.int().check(z.minimum(-1), z.maximum(MOST));
export const squares: Shape<number[]> = z.array(square).check(z.maxLength(MOST));
export const size: Shape<number> = z.int().check(z.minimum(1), z.maximum(4));
/** Place in a list: one past its end where all is done. */
export const place: Shape<number> = z.int().check(z.minimum(0), z.maximum(2_000));

const known: ReadonlySet<string> = new Set<string>([...ruleIds, ...rulingIds]);
/** An entry of the ledger. A list of all of them is too long to be told. */
export const rule: Shape<RuleId> = z.custom<RuleId>(
  (value) => typeof value === "string" && known.has(value),
  "no entry of the ledger",
);

export const terrain: Shape<Terrain> = word(terrains);
export const condition: Shape<ConditionName> = word(conditions);
export const conditionNames: Shape<ConditionName[]> = few(condition);
const area = ["A", "B"] as const;
export const side: Shape<"A" | "B"> = word(area);
/** A type of damage, or null for none. */
export const damageType: Shape<string | null> = z.nullable(z.string().check(z.maxLength(60)));

export const text: Shape<TextRef> = strict({
  card: id,
  path: z.array(z.union([id, count])).check(z.maxLength(60)),
});
export const maybeText: Shape<TextRef | null> = z.nullable(text);
export const names: Shape<{ [name: string]: string[] }> = z.record(id, ids);

export const space: Shape<Space> = strict({ at: square, size });
export const maybeSpace: Shape<Space | null> = z.nullable(space);
export const harm: Shape<Harm[]> = few(strict({ amount: whole, type: damageType }));
export const parts: Shape<RollPart[]> = few(strict({ rule, plus: whole, because: optional(few(rule)) }));

export const source: Shape<Source> = strict({
  creature: maybeId,
  seat: maybeSeat,
  text: maybeText,
  attack: maybeCount,
  terrain: z.nullable(terrain),
});
export const maybeSource: Shape<Source | null> = z.nullable(source);

export const until: Shape<Until> = z.discriminatedUnion("kind", [
  strict({ kind: word(["turn-start", "turn-end"]), of: id, from: count }),
  strict({ kind: z.literal("round-end"), round: count }),
  strict({ kind: word(["battle", "save", "attack-action", "move-action"]) }),
  strict({ kind: z.literal("event"), on: triggerEvent, self: id }),
]);

/** Everything of an effect but its id. */
const effectShape = {
  on: id,
  source: maybeId,
  by: maybeSeat,
  what: z.discriminatedUnion("kind", [
    strict({ kind: z.literal("condition"), condition }),
    strict({ kind: z.literal("ongoing"), amount: count, type: damageType }),
    strict({ kind: z.literal("rules"), text, rules: few(cardRule) }),
  ]),
  until,
  group: maybeId,
};

export const effect: Shape<Effect> = strict({ id, ...effectShape });
export const gain: Shape<Gain> = strict({ ...effectShape, rule });
