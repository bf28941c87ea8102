import type { CallFrame, Outcome, QuestionFrame, SeatId } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Dc } from "../procedures.ts";
import type { HiddenList, Question } from "../questions.ts";
import type { Body, SeatState } from "../state.ts";

/** What a viewer may know of a match: hidden cards are counts, hidden values null. */
export interface DcView {
  /** The seat that looks, or null for a spectator. */
  readonly viewer: SeatId | null;
  readonly game: string;
  readonly rules: string;
  readonly body: PublicBody;
  /** Frames with their public faces, bottom first. */
  readonly frames: readonly FrameFace[];
  /** Draw offers, and seats that have left. */
  readonly table: { readonly offers: readonly SeatId[]; readonly left: readonly SeatId[] };
  readonly outcome: Outcome | null;
  /** The entry by which the view leaves out what it does. */
  readonly hiddenBy: RuleId;
}

export interface PublicBody extends Omit<Body, "seats" | "spareChests"> {
  readonly seats: readonly SeatView[];
  /** How many markers are out of the game. */
  readonly spareChests: number;
  /** Values of all markers that are still face down or out of the game, ascending: what is known of the pool. */
  readonly chestPool: readonly number[];
}

export interface SeatView extends Omit<SeatState, "orderHand" | "creatureHand" | "orderDeck" | "creatureDeck"> {
  /** The viewer's own hand; null for others. */
  readonly orderHand: readonly string[] | null;
  readonly creatureHand: readonly string[] | null;
  readonly counts: {
    readonly orderHand: number;
    readonly creatureHand: number;
    readonly orderDeck: number;
    readonly creatureDeck: number;
  };
  /** Cards that lie in the zones hidden from the viewer, in the order of their ids: the list less what has been seen. */
  readonly hiddenOrders: readonly string[];
  readonly hiddenCreatures: readonly string[];
}

/**
 * A frame as a viewer sees it. While another seat declares something, or is asked about a hidden
 * list, it looks as if it were still deciding.
 */
export type FrameFace =
  | { readonly face: "open"; readonly frame: CallFrame<Dc> }
  /** The viewer's own question, and questions to others that hide nothing; their id is 0. */
  | { readonly face: "question"; readonly frame: QuestionFrame<Dc> }
  | {
      readonly face: "secret";
      readonly seats: readonly SeatId[];
      readonly question: Omit<Extract<Question, { readonly kind: "choose" }>, "from">;
      readonly list: HiddenList;
    };
