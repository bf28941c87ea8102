import type { AttackManner } from "../events.ts";
import { isExhausted } from "../powers/uses.ts";
import type { AttackFacts } from "../reading/attack-filter.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { cardOf } from "../reading/creatures.ts";
import { headOf, printedAttack, refTo } from "../reading/text.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Attack, AttackEntry } from "../vocabulary/index.ts";

/** A line of the Attacks part of a creature's card. */
export const entryRef = (creature: Creature, entry: number): TextRef => refTo(creature.card, "attacks", entry);

/** The line of the Attacks part that a text is, or null: it is an attack that a power makes. */
export function entryAt(body: Body, { card, path }: TextRef): AttackEntry | null {
  const [part, place, ...deeper] = path;
  if (part !== "attacks" || typeof place !== "number" || deeper.length > 0) return null;
  return body.content.creatures[card]?.attacks[place] ?? null;
}

/** The attack that a text prints: a line of the Attacks part, or an attack inside a power. @throws Error if it prints none. */
export const attackAt = (body: Body, ref: TextRef): Attack => entryAt(body, ref) ?? printedAttack(body.content, ref);

/** Whether a text is a line of the Attacks part with a ringed symbol (mn.ruling.several-basics). */
export function isBasicText(body: Body, text: TextRef): boolean {
  const entry = entryAt(body, text);
  return entry !== null && isBasicEntry(entry, Number(text.path[1]));
}

/** An attack as texts ask about it; `advantage`: against the target in question. */
export const factsOfAttack = (body: Body, text: TextRef, as: AttackManner, advantage: boolean): AttackFacts => ({
  attack: attackAt(body, text),
  basic: isBasicText(body, text),
  as,
  type: headOf(body.content, text)?.type ?? null,
  advantage,
});

/** Whether a line of a creature's card may still be used: not all its boxes are marked (mn.power.limited.exhausted). */
export const hasUsesLeft = (creature: Creature, place: number, entry: AttackEntry): boolean =>
  entry.uses === undefined || !isExhausted(creature, entryRef(creature, place), entry);

/** Whether a line is a basic attack that reaches an adjacent enemy, melee or ranged (mn.ruling.several-basics, mn.oa.basic-choice). */
export const isNearBasic = (entry: AttackEntry, place: number): boolean =>
  isBasicEntry(entry, place) && (entry.kind === "melee" || entry.kind === "ranged");

/** The places of those that a creature may use now. */
export const basicsOf = (body: Body, creature: Creature): readonly number[] =>
  cardOf(body, creature).attacks.flatMap((entry, place) =>
    isNearBasic(entry, place) && hasUsesLeft(creature, place, entry) ? [place] : [],
  );

/** A part of an attack's text: the steps of its hit, of its followup. */
export const partRef = ({ card, path }: TextRef, ...way: readonly string[]): TextRef => ({
  card,
  path: [...path, ...way],
});
