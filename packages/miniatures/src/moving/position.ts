import type { RuleId } from "../ledger/rule-ids.ts";
import { fitsBetweenWalls } from "../lines/steps.ts";
import { terrainBit } from "../map/terrain.ts";
import { findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { type Occupants, occupantsOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";

const pit = terrainBit("pit");
const statue = terrainBit("statue");

/** Whether a creature shares its space with another by right: a rider and its mount (mn.ruling.rider-target). */
export const arePartners = (a: Creature, b: Creature): boolean => a.mount === b.id || b.mount === a.id;

/** The first other creature on a square, or null; a rider and its mount do not count for each other. */
export function otherOn(body: Body, occupants: Occupants, square: number, creature: Creature): Creature | null {
  for (const id of occupants.get(square) ?? []) {
    if (id === creature.id) continue;
    const other = findCreature(body, id);
    if (other !== undefined && !arePartners(creature, other)) return other;
  }
  return null;
}

/**
 * Why a space is no legal position for a creature (mn.position.legal, mn.position.big), or null if it is one. `at` is the
 * north-west square of a space that lies on the map.
 */
export function illegalPosition(
  body: Body,
  creature: Creature,
  at: number,
  occupants: Occupants = occupantsOf(body, sceneOf(body).ground),
): RuleId | null {
  const scene = sceneOf(body);
  const space = { at, size: creature.size };
  if (!fitsBetweenWalls(scene, space)) return "mn.wall.legal";
  for (const square of squaresOf(scene.ground, space)) {
    if (otherOn(body, occupants, square, creature) !== null) return "mn.position.occupies";
    const types = scene.terrain[square] ?? 0;
    if ((types & pit) !== 0) return "mn.terrain.pit.no-end";
    if ((types & statue) !== 0) return "mn.terrain.statue.no-end";
    if ((types & scene.ground.sets.illegalEnd) !== 0) return "mn.position.legal";
  }
  return null;
}
