import type { Dealt } from "../events.ts";

/** A Bane between being played and taking effect (dg.ruling.bane-windows). */
export interface BaneInPlay {
  readonly card: string;
  readonly target: number;
}

export interface TurnLocals {
  turn: Record<never, never>;
  /**
   * The Dungeonlord Phase. `dealt`: wounds of the batch, for the Reward step; `left`: ids of Encounters to be resolved; `asking`:
   * who may still strike back, by place; `sorted`: survivors that wait for the Pack step; `peril`: points to be assigned.
   */
  dungeonlord: {
    dealt: readonly Dealt[];
    left: readonly string[];
    asking: readonly number[];
    sorted: readonly string[];
    peril: number;
  };
  /** Banes may be played (dg.dl.bane-timing). `bane`: the one that waits for its answers. */
  banes: { bane: BaneInPlay | null };
  /**
   * Those who are engaged may answer, one thing each, until all of them pass in succession (dg.ruling.response-order). `bane`: what is
   * answered; null for the Encounters of the batch. Result: responded.
   */
  responses: {
    readonly engaged: readonly number[];
    readonly bane: BaneInPlay | null;
    asking: number;
    passes: number;
    turnedAside: boolean;
  };
  "hero-phase": Record<never, never>;
  "discard-draw": Record<never, never>;
}
