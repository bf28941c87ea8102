import type { SeatId } from "@undercroft/kernel";
import type { Battlefield, Content } from "../state.ts";

/**
 * All that a match is set up from. It is part of the record, so that a match can be replayed without
 * any pack at hand. Warband lists are open to all players (dc.ruling.open-warbands).
 */
export interface MatchConfig {
  readonly game: "standard" | "first-game";
  /** Clockwise. Two to eight. */
  readonly seats: readonly SeatConfig[];
  /** Definitions of every card that a warband of the match names. */
  readonly content: Content;
  readonly battlefield: Battlefield;
  /** Squares that get a Treasure Chest marker. */
  readonly treasure: readonly number[];
  /** Values of the pool of markers that are mixed (dc.ruling.chest-values), or of the markers used as they are in the first game. */
  readonly chests: readonly number[];
}

export interface SeatConfig {
  readonly id: SeatId;
  /** What people call the player. */
  readonly name: string;
  /** Seats of one team have the same number; a free-for-all has a number for each seat. */
  readonly team: number;
  /** Id of the Commander card. */
  readonly commander: string;
  /** Ids of Creature cards, with repeats. */
  readonly creatures: readonly string[];
  /** Ids of Order cards, with repeats. */
  readonly orders: readonly string[];
}
