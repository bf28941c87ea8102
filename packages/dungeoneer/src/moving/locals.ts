import type { Side } from "../vocabulary/index.ts";

export interface MovingLocals {
  /** A Locked or Trapped Door is tried (dg.door.locked, dg.door.trapped). Result: nothing. */
  "trying-door": { readonly player: number; readonly space: string; readonly side: Side };
  /**
   * A hero comes into a space, on its own feet or moved by a card (dg.ruling.entry-sequence, dg.ruling.moved-by-card); `falls`: heroes
   * that had fallen before. Result: nothing.
   */
  entering: { readonly player: number; readonly to: string; readonly falls: number };
  /** A hero gets up (dg.tip.untip-cost). Result: nothing. */
  untipping: { readonly player: number };
}
