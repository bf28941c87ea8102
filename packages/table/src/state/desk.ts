import { createStore, type StoreApi } from "zustand/vanilla";
import type { Drill, Refusal } from "../ask/model.ts";

/** What lies open over the table; the game names sheets of its own. */
export type Open =
  | { readonly sheet: "menu" | "log" | "hand" | "stops" | "resign" | "since" | "undo" }
  | { readonly sheet: "own"; readonly name: string }
  | { readonly sheet: "card"; readonly card: string; readonly piece: string | null }
  | { readonly sheet: "seat"; readonly seat: number }
  | { readonly sheet: "square"; readonly at: number }
  | { readonly sheet: "rule"; readonly rule: string };

/** A tool laid on the board, by its name among the game's tools, and the squares that it was given so far. */
export type Tool = { readonly use: string; readonly squares: readonly number[] } | null;

/** What the reader holds in hand: nothing of it belongs to the match. */
export interface DeskState {
  readonly drill: Drill;
  /** Things picked for a choice of several; a copy for each time. */
  readonly picked: readonly string[];
  /** The item that a first tap on a touch screen has pointed at. */
  readonly aim: string | null;
  /** The item whose button is under the pointer. */
  readonly hoverItem: string | null;
  readonly square: number | null;
  readonly piece: string | null;
  /** The tool that presses on the board go to. */
  readonly tool: Tool;
  /** The card that is read large over the table: on the right, or on the left of what lies right. */
  readonly reading: { readonly card: string; readonly piece: string | null; readonly side: "left" | "right" } | null;
  readonly open: Open | null;
  /** Why the last press did nothing. */
  readonly refusal: Refusal | null;
  /** What a screen reader is told of the last request. */
  readonly voice: string;
}

export const EMPTY_DESK: DeskState = {
  drill: null,
  picked: [],
  aim: null,
  hoverItem: null,
  square: null,
  piece: null,
  tool: null,
  reading: null,
  open: null,
  refusal: null,
  voice: "",
};

export type Desk = StoreApi<DeskState>;

export function createDesk(): Desk {
  return createStore<DeskState>(() => EMPTY_DESK);
}

/** Another question lies on the table: what was begun for the last one is put away. */
export function clearDesk(desk: Desk): void {
  desk.setState({ drill: null, picked: [], aim: null, hoverItem: null, refusal: null, voice: "" });
}
