import type { SeatId } from "@undercroft/kernel";
import type { Pack } from "../vocabulary/index.ts";

/** A match to be played: who sits at the table, clockwise, and with which sets (dg.overview.player-count, dg.overview.set-independence). */
export interface DungeoneerConfig {
  readonly seats: readonly { readonly id: SeatId; readonly name: string }[];
  readonly packs: readonly Pack[];
}
