import type { GameTypes, MatchState, QuestionFrame } from "@undercroft/kernel";
import type { Rich } from "../common/rich.tsx";
import type { Story } from "../state/story.ts";

/** A part of a question opened by itself: what one card or piece could do, a list of the game's own, a way step by step. */
export type Drill =
  | { readonly on: "card" | "piece"; readonly id: string }
  | { readonly on: "list"; readonly list: string }
  | { readonly on: "steps"; readonly path: readonly number[] }
  | null;

/**
 * What the table answers for a person at questions that only carry out what they pressed, such as the way to the square
 * that they sent a piece to; null where it has nothing to say.
 */
export type GoesOn<T extends GameTypes> = (state: MatchState<T>, asked: QuestionFrame<T>) => T["answer"] | null;

/** One thing that may be pressed: as a button, a place on the board, a card of the hand. */
export interface Item<T extends GameTypes> {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: string;
  readonly shortcut?: string;
  /** What pressing it answers. */
  readonly answer?: T["answer"];
  readonly goesOn?: GoesOn<T>;
  /** It lets pass what is asked about: the space bar gives it. */
  readonly passes?: true;
  /** What pressing it opens. */
  readonly opens?: Drill;
  /** One of several that are picked before they are given together. */
  readonly picks?: string;
  /** Where it may be pressed; of a piece's space the square that stands for it first. */
  readonly squares?: readonly number[];
  readonly pieces?: readonly string[];
  readonly cards?: readonly string[];
  /** Where a piece would stand, for the reach that is drawn. */
  readonly goal?: { readonly at: number; readonly cost: number; readonly stops: boolean };
}

/** A question in words, with everything that may be pressed. */
export interface Sheet<T extends GameTypes> {
  /** A turn's menu of many deeds: its squares are only one of many things to press, and no bell rings for it. */
  readonly menu?: true;
  readonly who: string;
  readonly rule: string;
  readonly question: string;
  /** What has happened, and to whom, where the question is how to answer it. */
  readonly occasion?: Rich;
  readonly consequence?: Rich;
  /** Buttons of the paper, the likeliest first. */
  readonly buttons: readonly Item<T>[];
  /** Places and cards that may be pressed besides. */
  readonly places: readonly Item<T>[];
  /** Several things are picked, then given. */
  readonly several?: {
    readonly min: number;
    readonly max: number;
    readonly answer: (things: readonly string[]) => T["answer"];
  };
  /** The piece that the question is about. */
  readonly about: string | null;
  /** The movement whose reach is drawn. */
  readonly moving?: string;
}

/** What makes a question into words. `state` holds no more than the screen may show. */
export interface Scene<T extends GameTypes> {
  readonly state: MatchState<T>;
  /** Who is asked, and their number at the table. */
  readonly seat: string;
  readonly number: number;
  readonly story: Story<T>;
  readonly drill: Drill;
}

/** Why a press does nothing, in a few words and by its rule. */
export interface Refusal {
  readonly words: string;
  readonly rule: string;
}

/** Whether one of the game's own lists is opened. */
export function isListOpen(drill: Drill, list: string): boolean {
  return drill?.on === "list" && drill.list === list;
}
