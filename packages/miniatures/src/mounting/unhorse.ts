import type { Space } from "../lines/scene.ts";
import { comeTo } from "../moving/come-to.ts";
import { nearestPositions } from "../moving/nearest.ts";
import { illegalPosition } from "../moving/position.ts";
import type { Run } from "../procedures.ts";
import { groundIn } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import { partnerOf } from "../reading/things.ts";
import type { Creature } from "../state.ts";

/**
 * A creature is about to leave play from a space: whoever rides it comes down inside that space at once, provokes nobody and keeps its
 * actions (mn.dismount.mount-destroyed, mn.ruling.mount-destroyed). Its controller then picks the square (`unhorsedCall`). The
 * rider, or null.
 */
export function unhorse(run: Run, mount: Creature, space: Space): Creature | null {
  const rider = partnerOf(run.body, mount);
  if (rider === null || rider.mount !== mount.id) return null;
  const { body } = run;
  rider.mount = null;
  const inside = squaresOf(groundIn(body), space).find((at) => at >= 0 && illegalPosition(body, rider, at) === null);
  comeTo(run, rider, inside ?? nearestPositions(body, rider, space.at)[0] ?? space.at);
  run.emit({
    event: "dismounted",
    creature: rider.id,
    mount: mount.id,
    because: ["mn.ruling.mount-destroyed"],
    rule: "mn.dismount.mount-destroyed",
  });
  return rider;
}
