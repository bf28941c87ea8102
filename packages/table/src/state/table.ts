import type { Barrier, GameTypes, Session } from "@undercroft/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { GoesOn } from "../ask/model.ts";
import type { Desk } from "./desk.ts";
import type { TableInfo } from "./info.ts";
import type { Shown } from "./shown.ts";
import type { Stops } from "./stops.ts";
import type { Story } from "./story.ts";

/** Everything that the page shows of a table. */
export interface TableState<T extends GameTypes> {
  readonly info: TableInfo;
  readonly session: Session<T>;
  readonly story: Story<T>;
  readonly shown: Shown<T>;
  /** Moves told so far; behind `session` while the table still tells. */
  readonly toldTo: number;
  /** Events of the move told last, for its pictures. */
  readonly flash: readonly T["event"][];
  /** Whose eyes the screen has; null for those of a watcher. */
  readonly viewer: string | null;
  /** The person who is asked now, once all is told. */
  readonly asked: string | null;
  /** The person to whom the screen must be handed first. */
  readonly cover: string | null;
  /** The computer that is choosing. */
  readonly thinking: string | null;
  readonly telling: boolean;
  readonly hold: boolean;
  /** What each person wants to be asked about, by seat id. */
  readonly stops: Readonly<Record<string, Stops>>;
  /** Moves made when each person last answered, by seat id. */
  readonly lastAnswer: Readonly<Record<string, number>>;
  /** The browser has no room to keep the table. */
  readonly unsaved: boolean;
  /** What went wrong, in words for a report. */
  readonly fault: string | null;
}

/** What one press of undo would take back, and what stops it if nothing can be. */
export interface UndoOffer {
  /** Moves to take back; 0 if a barrier stands before the last answer, or nothing was answered yet. */
  readonly steps: number;
  readonly barrier: Barrier;
}

/** A table at which a match is played. */
export interface Table<T extends GameTypes> {
  readonly store: StoreApi<TableState<T>>;
  /** Answers the open question for the person who is asked. False if it was refused. */
  readonly answer: (answer: T["answer"], goesOn?: GoesOn<T>) => boolean;
  readonly undo: () => void;
  /**
   * Moves that lead back to the menu from which the person who is asked chose what is being carried out. 0 if they are at
   * the menu, or if it cannot be left undone any more.
   */
  readonly stepsBack: () => number;
  /** Goes back there: what was chosen from the menu is not begun. */
  readonly goBack: () => void;
  readonly concede: (seat: string) => void;
  readonly openCover: () => void;
  /** Tells all that is still to be told at once. */
  readonly hurry: () => void;
  readonly setHold: (hold: boolean) => void;
  readonly setStops: (seat: string, stops: Stops) => void;
  /** Starts playing: asks computers, passes what is to be passed. */
  readonly begin: () => void;
  readonly close: () => void;
  /** Keeps what is not kept yet: the page is about to go. */
  readonly flush: () => void;
  readonly undoOffer: () => UndoOffer;
}

/** A table and what its reader holds in hand: what every part of it works with. */
export interface TableTools<T extends GameTypes> {
  readonly table: Table<T>;
  readonly desk: Desk;
}
