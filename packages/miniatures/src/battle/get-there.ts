import { driftAllowed, fitsBetweenWalls, stepAllowed } from "../lines/steps.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode } from "../traits.ts";

/**
 * Whether a creature could ever walk to a victory area that its seat scores, however long it takes: walls decide, other
 * creatures and the cost of terrain do not (mn.ruling.no-creatures).
 */
export function canReachOwnArea(body: Body, creature: Creature): boolean {
  const scene = sceneOf(body);
  const { victory, count } = groundIn(body);
  const area = body.sides[creature.owner]?.area;
  const goal = new Set(victory.flatMap(({ label, squares }) => (label === area || label === "A&B" ? squares : [])));
  const through = hasMode(body, creature, "burrow") || hasMode(body, creature, "phasing");
  const { at, size } = spaceOf(body, creature);
  const open = [at];
  const seen = new Set(open);
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const space = { at: from, size };
    if (fitsBetweenWalls(scene, space) && squaresOf(scene.ground, space).some((square) => goal.has(square)))
      return true;
    for (const [direction, shift] of scene.board.shifts.entries()) {
      const to = from + shift;
      if (to < 0 || to >= count || seen.has(to)) continue;
      if (!(through ? driftAllowed(scene, space, direction) : stepAllowed(scene, space, direction))) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return false;
}
