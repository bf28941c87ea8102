import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Names, TextRef } from "../state.ts";
import type { Movement, Track } from "../vocabulary/index.ts";

/** A single change of the tables other than damage, destruction and movement (design rule 10). */
export type Change =
  | { readonly change: "tap" | "untap"; readonly creature: string }
  | { readonly change: "heal"; readonly creature: string; readonly amount: number }
  | { readonly change: "draw"; readonly seat: number; readonly deck: "order" | "creature"; readonly count: number }
  | { readonly change: "track"; readonly track: Track; readonly seat: number; readonly by: number }
  /** From a hand to the pile of its kind. */
  | {
      readonly change: "discard";
      readonly seat: number;
      readonly from: "order-hand" | "creature-hand";
      readonly card: string;
    }
  | { readonly change: "detach"; readonly thing: string }
  | { readonly change: "control"; readonly creature: string; readonly to: number };

/** Something that is about to happen and may be replaced. Amounts are what `{event: amount}` reads. */
export type Would =
  | {
      readonly on: "damaged" | "destroyed" | "tapped" | "untapped" | "healed";
      readonly creature: string;
      readonly amount: number;
      readonly source: Source;
    }
  /** How it is moved, by an action that is not its own controller's. */
  | {
      readonly on: "is-moved";
      readonly creature: string;
      readonly how: Movement;
      readonly amount: number;
      readonly source: Source;
    }
  | {
      readonly on: "order-drawn" | "order-discarded";
      readonly seat: number;
      readonly amount: number;
      readonly source: Source;
    }
  | {
      readonly on: "track-raised" | "track-lowered";
      readonly track: Track;
      readonly seat: number;
      readonly amount: number;
      readonly source: Source;
    };

/** A replacement that fits an event. */
export interface Offered {
  /** Its name among those met: thing and text. */
  readonly name: string;
  readonly text: TextRef;
  /** Seat number of whoever decides. */
  readonly seat: number;
  readonly self: string | null;
  /** The thing whose uses are counted: its creature or attached card, "seat:N" of a leader power, or the effect that waits. */
  readonly thing: string;
  readonly names: Names;
}

export interface ChangeLocals {
  /**
   * Offers an event that is about to happen to the texts that replace it, in the order in which they began. `met`: those
   * that it has met before. Result: change, which did not happen if something else has happened instead.
   */
  replace: { readonly would: Would; readonly met: string[]; offered: Offered | null };
  /** replace, perform, announce. `rule` is the entry that calls for the change, for its event. Result: change. */
  change: { readonly change: Change; readonly source: Source; readonly rule: RuleId; readonly met: string[] };
}
