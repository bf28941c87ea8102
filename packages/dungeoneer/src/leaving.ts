import type { SeatId } from "@undercroft/kernel";
import { heroesWin } from "./campaign/goals.ts";
import { isDungeonlord } from "./campaign/party.ts";
import { defeat } from "./changes/defeat.ts";
import { placeOf, playerAt } from "./players.ts";
import type { Run } from "./procedures.ts";

/** Whoever leaves is defeated at that moment, and nobody earns anything by it (dg.ruling.player-concedes). */
export function leave(run: Run, seat: SeatId): void {
  const place = placeOf(run.body, seat);
  run.emit({ event: "left", player: place, rule: "dg.ruling.player-concedes" });
  // The party has won over a Dungeonlord who gives up.
  if (isDungeonlord(run.body, place)) {
    playerAt(run.body, place).out = true;
    heroesWin(run, "dg.ruling.player-concedes", ["dg.ruling.campaign-leaving"]);
    return;
  }
  defeat(run, place, "dg.ruling.player-concedes");
}
