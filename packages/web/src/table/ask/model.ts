import type { Rich } from "@undercroft/table";
import type { Answer, Question, State } from "../../engine/index.ts";
import type { Keywords } from "../facing/card-faces.ts";
import type { Cast } from "../state/cast.ts";
import type { Gesture } from "../state/passing.ts";

/** A part of a question opened by itself: what one card, piece or kind of deed could do. */
export type Drill =
  | { readonly on: "card"; readonly id: string }
  | { readonly on: "piece"; readonly id: string }
  | { readonly on: "plays" | "attacks" | "powers" | "activate" | "move" | "things" }
  | { readonly on: "steps"; readonly path: readonly number[] }
  | null;

/** One thing that may be pressed: as a button, a place on the board, a card of the hand. */
export interface Item {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: string;
  readonly shortcut?: string;
  /** What pressing it answers. */
  readonly answer?: Answer;
  readonly gesture?: Gesture;
  /** What pressing it opens. */
  readonly opens?: Drill;
  /** One of several that are picked before they are given together. */
  readonly picks?: string;
  /** Where it may be pressed; of a creature's space the square that stands for it first. */
  readonly squares?: readonly number[];
  readonly pieces?: readonly string[];
  readonly cards?: readonly string[];
  /** Where a creature would stand, for the reach that is drawn. */
  readonly goal?: { readonly at: number; readonly cost: number; readonly stops: boolean };
}

/** A question in words, with everything that may be pressed. */
export interface Sheet {
  readonly kind: Question["kind"];
  readonly who: string;
  readonly rule: string;
  readonly question: string;
  readonly consequence?: Rich;
  /** Buttons of the paper, the likeliest first. */
  readonly buttons: readonly Item[];
  /** Places and cards that may be pressed besides. */
  readonly places: readonly Item[];
  /** Several things are picked, then given. */
  readonly several?: { readonly min: number; readonly max: number; readonly need: number | null };
  /** The creature that the question is about. */
  readonly about: string | null;
  /** The movement whose reach is drawn. */
  readonly moving?: string;
}

/** What makes a question into words. */
export interface Scene {
  readonly state: State;
  readonly seat: string;
  readonly number: number;
  readonly cast: Cast;
  readonly keywords: Keywords;
  readonly drill: Drill;
}
