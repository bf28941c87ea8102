import { cardOf } from "../reading/creatures.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Attack, AttackEntry } from "../vocabulary/index.ts";

/** A line of the Attacks part of a creature's card. */
export const entryRef = (creature: Creature, entry: number): TextRef => ({
  card: creature.card,
  path: ["attacks", entry],
});

/** The line at a place among the attacks of its card. @throws Error if there is none. */
export function entryOf(body: Body, creature: Creature, entry: number): AttackEntry {
  const found = cardOf(body, creature).attacks[entry];
  if (found === undefined) throw new Error(`${creature.card} has no attack ${entry}`);
  return found;
}

/** The attack that a text prints. @throws Error if it prints none. */
export function attackAt(body: Body, ref: TextRef): Attack {
  const [part, place] = ref.path;
  const entry =
    part === "attacks" && typeof place === "number" ? body.content.creatures[ref.card]?.attacks[place] : undefined;
  if (entry === undefined) throw new Error(`no attack is printed at ${ref.card} ${ref.path.join(".")}`);
  return entry;
}
