/** What tests of attacks and damage say again and again: dice, conditions, cards with rules, squares. */
import type { ScriptedResult } from "@undercroft/kernel";
import type { Answer } from "../src/questions.ts";
import type { Effect } from "../src/state.ts";
import type { Attack, AttackEntry, ConditionName, CreatureCard, Rule } from "../src/vocabulary/index.ts";
import { creatureCard, type Placing, type Table } from "./battle.ts";

/** Dice of attack rolls as they lie on the table, 1 to 20. */
export const attackRolls = (...dice: readonly number[]): ScriptedResult[] =>
  dice.map((die) => ({ purpose: "attack roll", result: die - 1 }));

/** A die for Conceal, 1 to 20. */
export const concealRoll = (die: number): ScriptedResult => ({ purpose: "conceal roll", result: die - 1 });

/** A condition on a creature for the whole battle. */
export const under = (on: string, condition: ConditionName): Effect => ({
  id: `${condition}-${on}`,
  on,
  source: null,
  by: null,
  what: { kind: "condition", condition },
  until: { kind: "battle" },
  group: null,
});

/** The fighter of testing/battle.ts with rules in force on it. */
export const ruled = (id: string, rules: readonly Rule[], more: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(`t/${id}`, { powers: rules.length === 0 ? [] : [{ power: "continuous", rules }], ...more });

/** The plain fighter's own attack. */
export const strike: AttackEntry = {
  kind: "melee",
  basic: true,
  bonus: 8,
  versus: "ac",
  hit: { damage: [{ amount: 10 }] },
};

/** The plain fighter with these lines besides its basic attack. */
export const armed = (id: string, ...attacks: readonly Attack[]): CreatureCard =>
  creatureCard(`t/${id}`, { attacks: [strike, ...attacks] });

/** The name of the square in column x and row y, both from 0, as the ledger's examples have them. */
export const at = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** An open map of so many squares. */
export const field = (width: number, height: number): string =>
  Array.from({ length: height }, () => ".".repeat(width)).join("\n");

/** An open map with signs on some squares, each by column and row. */
export function fieldWith(
  width: number,
  height: number,
  signs: readonly (readonly [x: number, y: number, sign: string])[],
): string {
  const rows = Array.from({ length: height }, () => ".".repeat(width).split(""));
  for (const [x, y, sign] of signs) rows[y]?.splice(x, 1, sign);
  return rows.map((row) => row.join("")).join("\n");
}

/** A creature of the default card, or of `more`, in column x and row y. */
export const one = (name: string, seat: 0 | 1, x: number, y: number, more: Partial<Placing> = {}): Placing => ({
  name,
  seat,
  at: at(x, y),
  ...more,
});

/** Ids of the creatures that may be targeted now. */
export const targets = (table: Table): readonly string[] =>
  table.options().flatMap((answer) => (answer.do === "target" ? [answer.creature] : []));

/** The answer that targets it. */
export const aim = (creature: string): Answer => ({ do: "target", creature });
