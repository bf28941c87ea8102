import type { Viewer } from "@undercroft/kernel";
import type { State } from "../procedures.ts";

/**
 * What a viewer may know: everything but the dice to come. Warbands, maps and choices are open (mn.battle.reveal), and no
 * question of this game is put to both players at once, so that no sealed answer waits.
 */
export interface MnView extends Omit<State, "chance" | "table"> {
  readonly viewer: Viewer;
  /** Draw offers, and who has left. */
  readonly table: Pick<State["table"], "offers" | "left">;
}
