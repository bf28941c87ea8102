import type { Outcome, SeatId } from "@undercroft/kernel";
import type { Body, SeatState } from "../state.ts";
import type { Dc } from "../procedures.ts";
import type { CallFrame, QuestionFrame } from "@undercroft/kernel";

/** What a viewer may know of a match: hidden cards are counts, hidden values null. */
export interface DcView {
  /** The seat that looks, or null for a spectator. */
  readonly viewer: SeatId | null;
  readonly game: string;
  readonly rules: string;
  readonly body: PublicBody;
  /** Frames with their public faces, bottom first. */
  readonly frames: readonly FrameFace[];
  readonly nextQuestion: number;
  readonly outcome: Outcome | null;
}

export interface PublicBody extends Omit<Body, "seats" | "spareChests"> {
  readonly seats: readonly SeatView[];
  /** How many markers are out of the game. */
  readonly spareChests: number;
  /** Values of all markers that are still face down or out of the game, ascending: what is known of the pool. */
  readonly chestPool: readonly number[];
}

export interface SeatView
  extends Omit<SeatState, "orderHand" | "creatureHand" | "orderDeck" | "creatureDeck"> {
  /** The viewer's own hand; null for others. */
  readonly orderHand: readonly string[] | null;
  readonly creatureHand: readonly string[] | null;
  readonly counts: {
    readonly orderHand: number;
    readonly creatureHand: number;
    readonly orderDeck: number;
    readonly creatureDeck: number;
  };
  /** Cards that lie in the zones hidden from the viewer, ascending by id: the list less what has been seen. */
  readonly hiddenOrders: readonly string[];
  readonly hiddenCreatures: readonly string[];
}

/** A frame as a viewer sees it. A declaration of another seat shows only whose it is. */
export type FrameFace =
  | { readonly face: "open"; readonly frame: CallFrame<Dc> }
  | { readonly face: "declaring"; readonly seat: number; readonly step: string }
  | { readonly face: "question"; readonly frame: QuestionFrame<Dc> }
  /** A question about hidden cards, put to somebody else. */
  | { readonly face: "secret-question"; readonly id: number; readonly kind: string; readonly rule: string; readonly seats: readonly SeatId[] };
