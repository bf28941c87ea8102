/** The words for scores, forms and doors that cards and rules share, and how big their numbers may be. */

/** The most that a card or an effect may cost. */
export const MOST_COST = 1000;
/** Copies of one card in a set. */
export const MOST_COPIES = 99;
/** Cards of one back in a match, those of all its sets together; fewer of those that are laid. */
export const MOST_CARDS = 2_000;
export const MOST_MAPS = 500;
/** Letters in the id of a card. */
export const MOST_LETTERS = 80;

/** The three forms of attack (dg.combat.form-choice). */
export const forms = ["melee", "magic", "speed"] as const;
export type Form = (typeof forms)[number];

/** What a Threat may add to the die (dg.threat.scores). */
export const scores = ["melee", "magic", "speed", "life", "level"] as const;
export type Score = (typeof scores)[number];

/** A test: a die and a score against a number; as much is enough (dg.threat.roll, dg.threat.success). */
export interface Threat {
  readonly score: Score;
  readonly number: number;
}

/** The sides of a Map card as it is printed, clockwise from the top. */
export const sides = ["north", "east", "south", "west"] as const;
export type Side = (typeof sides)[number];

/** One of a Map card's four exits (dg.map.exits). */
export type Exit =
  | { readonly door: "open" }
  | { readonly door: "wall" }
  | { readonly door: "locked"; readonly threat: Threat }
  | { readonly door: "trapped"; readonly threat: Threat };
