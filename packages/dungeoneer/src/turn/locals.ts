import type { Dealt } from "../events.ts";

/** Where fights come from: a Dungeonlord's hand, or the Pack on the map (dg.opt.wandering.free-attack). */
export const sources = ["hand", "pack"] as const;
export type Source = (typeof sources)[number];

export interface TurnLocals {
  turn: Record<never, never>;
  dungeonlord: Record<never, never>;
  /**
   * A Dungeonlord's batch after its Attack step. `number`: by which its Encounters know it; `owner`: the Dungeonlord, by place; `from`: what it was laid out from; `dealt`:
   * wounds, for the Reward step; `left`: ids of Encounters to be resolved; `asking`: who may still strike back, by place;
   * `sorted`: survivors that wait for the Pack step.
   */
  batch: {
    readonly number: number;
    readonly owner: number;
    readonly from: Source;
    dealt: readonly Dealt[];
    left: readonly string[];
    asking: readonly number[];
    sorted: readonly string[];
  };
  /** Wounds are paid for: Peril to be given by `owner`, so many points of it, and Glory (dg.ruling.reward-batching). */
  reward: { readonly owner: number; readonly from: Source; readonly dealt: readonly Dealt[]; peril: number };
  /** Banes may be played, and all that may be on any turn (dg.dl.bane-timing). */
  banes: Record<never, never>;
  /** The Reset Phase, with the upkeep of what its player has in play (dg.ruling.upkeep-payment). `places`: whose Reset is still to come; `due`: the cards of the first of them whose upkeep is still to be settled. */
  reset: { places: readonly number[]; due: readonly string[] };
  /** Those who may play Treasures from their hands, one after the other (dg.opt.looting.treasure-timing). */
  treasures: { asking: readonly number[] };
  "hero-phase": Record<never, never>;
  "discard-draw": Record<never, never>;
}
