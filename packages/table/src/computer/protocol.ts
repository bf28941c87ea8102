import type { GameTypes } from "@undercroft/kernel";
import type { Level } from "@undercroft/tactician";

/** What the worker is asked: a view, never a state. */
export interface Request<T extends GameTypes> {
  readonly ticket: number;
  readonly level: Level;
  readonly seat: string;
  readonly seed: string;
  /** How many moves were made: a place that comes back may be answered otherwise. */
  readonly question: number;
  readonly view: T["view"];
}

/** What it says; null if it found no answer. */
export interface Reply<T extends GameTypes> {
  readonly ticket: number;
  readonly answer: T["answer"] | null;
}
