import type { Dealt } from "../events.ts";

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
  /** Banes may be played (dg.dl.bane-timing). */
  banes: Record<never, never>;
  "hero-phase": Record<never, never>;
  "discard-draw": Record<never, never>;
}
