import type { ControlLocals, EachLocals, PlaceRef } from "@undercroft/cards";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Answered, BaneInPlay, Env } from "./env.ts";

/** When cards and effects may be played beside a player's own actions (dg.ruling.anytime-interrupt-granularity). */
export type Moment =
  /** In answer to the Encounters of the batch, or to a Bane (dg.ruling.response-order). */
  | "respond"
  /** Between two steps. */
  | "between"
  /** Before dice are rolled, and after (dg.ruling.anytime-dice-timing). */
  | "roll"
  | "rolled";

export interface EffectLocals extends ControlLocals, EachLocals {
  /**
   * Carries out the steps at a place. `wounds`: what the hero whom it concerns has taken; `turnedAside`: whether what is answered
   * comes to nothing. Result: effect.
   */
  effect: { readonly text: PlaceRef; readonly env: Env; wounds: number; turnedAside: boolean };
  /** A `may` step: `place` decides. Result: nothing. */
  may: { readonly step: PlaceRef; readonly place: number };
  /** A `pick` step: `from` were there when it began. Result: nothing. */
  pick: {
    readonly step: PlaceRef;
    readonly place: number;
    readonly from: readonly string[];
    readonly min: number;
    readonly max: number;
  };
  /** Cards of `place` must be discarded, one after the other, as `by` chooses (dg.card.forced-discard). Result: nothing. */
  parting: {
    readonly place: number;
    readonly by: number;
    readonly from: "hand" | "boons" | "treasures" | "pack";
    left: number;
    readonly rule: "dg.card.forced-discard" | "dg.ruling.glory-affordability";
  };
  /** An effect of a card in play is paid for and takes effect, by the number of the use. Result: effect. */
  using: { readonly place: number; readonly thing: string; readonly use: number; readonly answered: Answered };
  /** A Bane is paid for with so much Peril, answered, and takes effect. Result: effect. */
  bane: { readonly bane: BaneInPlay; readonly value: number };
  /**
   * Those who are asked may play or use something, one thing each, until all of them pass in succession (dg.ruling.response-order).
   * Result: responded.
   */
  window: {
    readonly moment: Moment;
    readonly asked: readonly number[];
    /** The Bane that may be answered; null for the Encounters of the batch, and at all other moments. */
    readonly answered: Answered;
    asking: number;
    passes: number;
    turnedAside: boolean;
  };
  /** More lies ready, or waits in a Pack, than there is room for: the owners choose what goes (dg.ruling.limit-full). Result: nothing. */
  excess: Record<never, never>;
  /** A Boon, Treasure or Bane is put into play that stays (dg.card.permanent). `hosts`: cards onto one of which it is put. Result: nothing. */
  readying: {
    readonly place: number;
    readonly card: string;
    /** On whose hero it lies: its own player's, or the one at whom a Bane is aimed. */
    readonly on: number;
    readonly hosts: readonly string[] | null;
    readonly because: readonly RuleId[];
  };
}
