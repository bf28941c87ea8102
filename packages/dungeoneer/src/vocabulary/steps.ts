import type { Score } from "./numbers.ts";

/**
 * What a card's text does, step by step, to the hero whom it concerns. The words are few so far: they grow with the cards.
 * They stand beside the core's of the card language, told apart by `do`.
 */
export type Step =
  /** Wounds, each of them 1 Life. */
  | { readonly do: "wound"; readonly wounds: number }
  /** Life comes back, up to its most (dg.ruling.life-maximum). */
  | { readonly do: "recover"; readonly life: number }
  /** The hero is tipped until it spends a Movement (dg.tip.immobilised). */
  | { readonly do: "tip" }
  /** Its player gains Glory, or Peril, or loses it; losses stop at 0 (dg.ruling.resource-cap). */
  | { readonly do: "glory"; readonly plus: number }
  | { readonly do: "peril"; readonly plus: number };

/** What an answer to an Encounter or a Bane may do besides (dg.dl.response.boons). */
export type ResponseStep =
  | Step
  /** Adds to its player's roll against what it answers. */
  | { readonly do: "guard"; readonly plus: number }
  /** What it answers comes to nothing: a monster survives unwounded, all else is discarded. */
  | { readonly do: "turn-aside" }
  /** The hero is moved into a space that is linked to its own, whatever the door (dg.ruling.moved-by-card). */
  | { readonly do: "step-away" };

/** What a readied card changes as long as it is in play. */
export interface Change {
  readonly score: Exclude<Score, "life" | "level">;
  readonly plus: number;
}
