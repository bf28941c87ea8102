import type { Answer, DcView } from "@undercroft/dungeon-command";

/** How well a computer plays. */
export type Level = "recruit" | "captain";

/** What the worker is asked: a view, never a state. */
export interface Request {
  readonly ticket: number;
  readonly level: Level;
  readonly seat: string;
  readonly seed: string;
  /** How many moves were made: a place that comes back may be answered otherwise. */
  readonly question: number;
  readonly view: DcView;
}

/** What it says; null if it found no answer. */
export interface Reply {
  readonly ticket: number;
  readonly answer: Answer | null;
}
