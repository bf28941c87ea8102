import type { Scene, Space } from "../lines/scene.ts";
import { driftAllowed, fitsBetweenWalls, stepAllowed } from "../lines/steps.ts";
import { terrainBit } from "../map/terrain.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode } from "../traits.ts";

const pit = terrainBit("pit");

/** Whether any square of a space has one of these types. */
const meets = ({ ground, terrain }: Scene, space: Space, types: number): boolean =>
  squaresOf(ground, space).some((square) => ((terrain[square] ?? 0) & types) !== 0);

/**
 * Whether a creature could ever walk to a victory area that its seat scores and stay there, however long it takes: walls, pits
 * and what nobody may end on decide, other creatures and the cost of terrain do not (mn.ruling.no-creatures).
 */
export function canReachOwnArea(body: Body, creature: Creature): boolean {
  const scene = sceneOf(body);
  const { victory, count, sets } = groundIn(body);
  const area = body.sides[creature.owner]?.area;
  const goal = new Set(victory.flatMap(({ label, squares }) => (label === area || label === "A&B" ? squares : [])));
  const through = hasMode(body, creature, "burrow") || hasMode(body, creature, "phasing");
  const barred = hasMode(body, creature, "flight") ? 0 : pit;
  const { at, size } = spaceOf(body, creature);
  const open = [at];
  const seen = new Set(open);
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const space = { at: from, size };
    const stays = fitsBetweenWalls(scene, space) && !meets(scene, space, sets.illegalEnd);
    if (stays && squaresOf(scene.ground, space).some((square) => goal.has(square))) return true;
    for (const [direction, shift] of scene.board.shifts.entries()) {
      const to = from + shift;
      if (to < 0 || to >= count || seen.has(to)) continue;
      if (!(through ? driftAllowed(scene, space, direction) : stepAllowed(scene, space, direction))) continue;
      if (meets(scene, { at: to, size }, barred)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return false;
}
