import { spacesOverlap, straightSpaceDistance } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent } from "../lines/distance.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { topsAround } from "../lines/steps.ts";
import { terrainBit } from "../map/terrain.ts";
import { typesNewlyCovered } from "../moving/come-to.ts";
import { nearestPositions } from "../moving/nearest.ts";
import { legalAmong } from "../moving/position.ts";
import { areEnemies } from "../reading/creatures.ts";
import { factsOf } from "../reading/facts.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import { partnerOf } from "../reading/things.ts";
import type { Body, Creature } from "../state.ts";
import { destroysThere } from "../terrain/risk.ts";
import { canCarry } from "../traits.ts";

const pit = terrainBit("pit");

/** Why a creature may not mount another now, apart from the action that it costs; or null (mn.mount.action). */
export function mountFault(body: Body, rider: Creature, mount: Creature | undefined): RuleId | null {
  if (mount === undefined || mount.status !== "in-play" || rider.mount !== null) return "mn.mount.action";
  if (areEnemies(body, rider, mount) || mount === rider || !canCarry(body, mount, rider)) return "mn.mount.powers";
  // Whoever rides or is ridden has its partner already.
  if (partnerOf(body, mount) !== null || partnerOf(body, rider) !== null) return "mn.mount.action";
  const [here, there] = [spaceOf(body, rider), spaceOf(body, mount)];
  if (!areAdjacent(sceneOf(body), here, there)) return "mn.mount.action";
  const types = typesNewlyCovered(body, here, there);
  if ((types & pit) !== 0) return "mn.terrain.pit.no-end";
  return destroysThere(body, rider, types) ? "mn.terrain.no-suicide" : null;
}

const nobody: readonly never[] = [];

/** The mounts that a creature could take; none, at once, where no text of the battle speaks of riding. */
export function mountsFor(body: Body, rider: Creature): readonly Creature[] {
  const { bearings } = factsOf(body.content);
  if (!bearings.has("mount-for") && !bearings.has("rides")) return nobody;
  const scene = sceneOf(body);
  const space = spaceOf(body, rider);
  return body.creatures.filter(
    (mount) =>
      mount.status === "in-play" &&
      mount.mount === null &&
      straightSpaceDistance(scene.board, space.at, space.size, mount.at, mount.size) <= 1 &&
      mountFault(body, rider, mount) === null,
  );
}

/** Legal positions adjacent to a mount's space and outside it, where its rider comes down (mn.dismount.place). */
export function besideMount(body: Body, rider: Creature): readonly number[] {
  if (rider.mount === null) return [];
  const scene = sceneOf(body);
  const under = spaceOf(body, rider);
  const beside = topsAround(scene.board, rider.size, under).filter(
    (at) => isOutside(scene, rider, at, under) && areAdjacent(scene, { at, size: rider.size }, under),
  );
  return legalAmong(body, rider, beside);
}

/** Where a rider may come down by an action of its own: not where the ground would destroy it (mn.terrain.no-suicide). */
export const landings = (body: Body, rider: Creature): readonly number[] =>
  besideMount(body, rider).filter(
    (at) => !destroysThere(body, rider, typesNewlyCovered(body, null, { at, size: rider.size })),
  );

const isOutside = ({ board }: Scene, rider: Creature, at: number, under: Space): boolean =>
  !spacesOverlap(board, at, rider.size, under.at, under.size);

/** Where a rider is put that must come down: if it can land nowhere, the nearest to its mount (mn.ruling.dismount-no-room). */
export function forcedLandings(body: Body, rider: Creature): readonly number[] {
  const beside = besideMount(body, rider);
  if (beside.length > 0) return beside;
  const scene = sceneOf(body);
  const under = spaceOf(body, rider);
  return nearestPositions(body, rider, under.at, (at) => isOutside(scene, rider, at, under));
}
