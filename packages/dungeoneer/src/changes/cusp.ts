import { samePlace } from "../map/spaces.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";

/** A hero is on a cusp no more: the door stays open until the turn in progress ends (dg.ruling.cusp-ends). */
export function endCusp(run: Run, place: number): void {
  const { body } = run;
  const player = playerAt(body, place);
  const door = player.cusp;
  if (door === null) return;
  player.cusp = null;
  // A cusp that it comes to later in this turn is another, and lasts through its next.
  if (body.turn.player === place) body.turn.onCusp = false;
  if (!body.opened.some((one) => samePlace(one, door))) body.opened.push(door);
  run.emit({ event: "off-cusp", player: place, rule: "dg.ruling.cusp-ends" });
}
