import type { DcEvent } from "../events.ts";
import type { Names, TextRef } from "../state.ts";
import type { Answer } from "../questions.ts";
import type { CardInPlay, Waiting } from "./waiting.ts";

export interface StackLocals {
  /** A response window: the turn player first, then clockwise, until all have passed. Result: nothing. */
  window: { asking: number; passed: number };
  /** An action on the stack. Result: nothing. */
  action: Waiting;
  /** An Order card in the stack zone with its actions, lowest first. Result: nothing. */
  order: { readonly card: CardInPlay; readonly actions: readonly Waiting[]; attached: boolean };
  /** Chooses assisting creatures and targets, pays, and puts the actions on the stack. Result: nothing. */
  declare: Declaration;
  /** Puts what `events` trigger on the stack (dc.ruling.simultaneous-triggers). Result: nothing. */
  triggers: { readonly events: readonly DcEvent[]; readonly ready: Waiting[]; readonly pending: Pending[] };
}

/** A declaration in progress. Nobody else sees what it is about until it is on the stack. */
export interface Declaration {
  readonly seat: number;
  readonly answer: Answer;
  /** Creature ids that assist; null until chosen. */
  assisting: readonly string[] | null;
  /** Targets chosen so far, by action. */
  readonly names: { [name: string]: readonly string[] }[];
  /** Place of the next target to choose. */
  action: number;
  target: number;
}

/** A triggered power that has met its event and waits to be put on the stack. */
export interface Pending {
  /** "t0", "t1"...: its name in the question of order. */
  readonly id: string;
  readonly seat: number;
  readonly self: string | null;
  readonly text: TextRef | null;
  readonly terrain: "hazardous" | null;
  readonly names: Names;
  readonly amount: number | null;
  readonly may: boolean;
}
