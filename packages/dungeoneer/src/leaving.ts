import type { SeatId } from "@undercroft/kernel";
import { giveUp } from "./changes/defeat.ts";
import { placeOf } from "./players.ts";
import type { Run } from "./procedures.ts";

/** Whoever leaves is defeated at that moment, and nobody earns anything by it (dg.ruling.player-concedes). */
export function leave(run: Run, seat: SeatId): void {
  const place = placeOf(run.body, seat);
  run.emit({ event: "left", player: place, rule: "dg.ruling.player-concedes" });
  giveUp(run, place);
}
