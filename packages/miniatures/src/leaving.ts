import type { SeatId } from "@undercroft/kernel";
import type { Run } from "./procedures.ts";
import { idOf, numberOf } from "./reading/seats.ts";

/** The other player wins at once, whatever the score (mn.ruling.player-concedes). */
export function leave(run: Run, id: SeatId): void {
  const seat = numberOf(run.body, id);
  const side = run.body.sides[seat];
  if (side === undefined) return;
  side.out = true;
  const rule = "mn.ruling.player-concedes";
  run.emit({ event: "conceded", seat, rule });
  run.emit({ event: "ended", rule });
  run.end({ kind: "won", winners: [idOf(run.body, 1 - seat)], drawn: [], rule });
}
