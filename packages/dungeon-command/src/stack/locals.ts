import type { DcEvent } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Answer } from "../questions.ts";
import type { Names, TextRef } from "../state.ts";
import type { CardInPlay, Waiting } from "./waiting.ts";

export interface StackLocals {
  /** A response window: the turn player first, then clockwise, until all have passed: bit n for seat n. Result: nothing. */
  window: { passed: number };
  /** An action on the stack. Result: nothing. */
  action: Waiting;
  /** An Order card in the stack zone with its actions, lowest first. Result: nothing. */
  order: {
    readonly card: CardInPlay;
    readonly actions: readonly Waiting[];
    readonly declared: readonly DcEvent[];
    attached: boolean;
    /** How many of its actions did nothing. */
    idle: number;
  };
  /** Chooses assisting creatures and targets, pays, and puts the actions on the stack. Result: nothing. */
  declare: Declaration;
  /** Chooses the targets of the actions that stand at `text`, in printed order. Result: aimed. */
  aim: Aim;
  /** Puts triggered actions on the stack (dc.ruling.simultaneous-triggers). Result: nothing. */
  triggers: {
    readonly ready: Waiting[];
    readonly pending: Pending[];
    current: Pending | null;
    aimed: readonly Names[];
  };
}

/** Targets being chosen. Nobody else sees them until the actions are on the stack. */
export interface Aim {
  readonly seat: number;
  readonly self: string | null;
  /** The order card or power whose actions need targets. */
  readonly text: TextRef;
  /** Names that are bound already: by a trigger, by costs. */
  readonly bound: Names;
  readonly amount: number | null;
  readonly response: string | null;
  /** Targets chosen so far, one list of names for each action. */
  readonly chosen: { [name: string]: readonly string[] }[];
  /** Place of the next target among the text's specs. */
  at: number;
}

/** A declaration in progress. Nobody else sees what it is about until it is on the stack. */
export interface Declaration {
  readonly seat: number;
  readonly answer: Answer;
  /** The power that is used: paying for it may take away the card that gives it. */
  power: UsedPower | null;
  /** Creature ids that assist. */
  assisting: readonly string[];
  /** Targets, one list of names for each action. */
  aimed: readonly Names[];
  /** What the costs bound. */
  paid: Names;
  /** Creatures still to be tapped, with the rule that taps them. */
  readonly tapping: { readonly creature: string; readonly rule: RuleId }[];
}

/** Where a power that is used stands, the attached card that adds it or null, and under what its uses are counted. */
export interface UsedPower {
  readonly text: TextRef;
  readonly attached: string | null;
  readonly uses: string | null;
}

/** A declaration of an answer, with nothing chosen yet. */
export function declaration(seat: number, answer: Answer): Declaration {
  return { seat, answer, power: null, assisting: [], aimed: [], paid: {}, tapping: [] };
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
  /** Whose uses are counted: a creature's, an attached card's, a seat's, or those of an effect that waits; null for terrain. */
  readonly thing: string | null;
}
