/** The words for scores, forms and doors that cards and rules share. */

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
