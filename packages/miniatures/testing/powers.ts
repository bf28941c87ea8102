/** What tests of powers say again and again: cards with powers, a clash, answers. */
import type { Answer } from "../src/questions.ts";
import type { CreatureCard, Power, Rule, Step } from "../src/vocabulary/index.ts";
import { creatureCard, type Drawing, Table } from "./battle.ts";

export const open: string = "........\n........\n........\n........";
export const name = (text: string): { en: string; ru: string } => ({ en: text, ru: text });
export const fighter = (id: string, powers: readonly Power[] = [], more: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(`t/${id}`, { powers, ...more });
export const heal = (amount: number): Step => ({ do: "heal", who: "this", amount });
export const plus = (stat: "ac" | "attack", n: number): Rule => ({ rule: "change", stat, plus: n });
export const use = (creature: string, power: string): Answer => ({ do: "use", creature, power });
export const end: Answer = { do: "end-turn" };
export const pass: Answer = { do: "pass" };
export const choose = (...things: readonly string[]): Answer => ({ do: "choose", things });
export const strike: Answer = { do: "attack", entry: 0 };

/** "a" strikes at "b", who stands beside it and has these powers; "c" is a comrade of "b". All are damaged, so that healing is of use. */
export function clash(
  mine: readonly Power[],
  theirs: readonly Power[],
  given: Partial<Drawing> = {},
  more: Partial<CreatureCard> = {},
): Table {
  const damaged = { maximum: 60 };
  return new Table({
    rows: open,
    creatures: [
      { name: "a", card: fighter("a", mine), seat: 0, at: "b2", given: damaged },
      { name: "b", card: fighter("b", theirs, more), seat: 1, at: "c2", given: damaged },
      { name: "c", card: fighter("c"), seat: 1, at: "h4" },
    ],
    ...given,
  });
}

/** Whose powers were used, in order. */
export const used = (table: Table): readonly string[] =>
  table.events.flatMap((one) => (one.event === "power-used" || one.event === "power-triggered" ? [one.creature] : []));
