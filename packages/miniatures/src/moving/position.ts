import { spaceCovers, spacesOverlap } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { fitsBetweenWalls } from "../lines/steps.ts";
import { type TerrainMask, terrainBit } from "../map/terrain.ts";
import { areEnemies } from "../reading/creatures.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import type { Body, Creature } from "../state.ts";
import { permitsOf } from "../traits.ts";

const pit = terrainBit("pit");
const statue = terrainBit("statue");

/** Whether a creature shares its space with another by right: a rider and its mount (mn.ruling.rider-target). */
export const arePartners = (a: Creature, b: Creature): boolean => a.mount === b.id || b.mount === a.id;

/** Whether a creature stands on the map with a space of its own: in play and no rider (mn.mount.mounting). */
export const standsOnMap = (creature: Creature): boolean => creature.status === "in-play" && creature.mount === null;

/** A power such as Infest lets it come into the spaces of enemies (mn.position.infest). */
const sharesSpace = (body: Body, creature: Creature): boolean => permitsOf(body, creature, "share-space").length > 0;

/**
 * Whether one may share a square with another because of a power of either: the one who has the power comes into the other's
 * squares, and the other may stay where it was (mn.position.infest).
 */
function mayShare(body: Body, scene: Scene, one: Creature, other: Creature, at: number): boolean {
  if (!areEnemies(body, one, other)) return false;
  if (sharesSpace(body, one)) return true;
  if (!sharesSpace(body, other) || one.lastLegal < 0) return false;
  const { board } = scene;
  // Every square that they would share must be one that it held already.
  for (let dy = 0; dy < one.size; dy += 1)
    for (let dx = 0; dx < one.size; dx += 1) {
      const square = at + dy * board.width + dx;
      const shared = spaceCovers(board, other.at, other.size, square);
      if (shared && !spaceCovers(board, one.lastLegal, one.size, square)) return false;
    }
  return true;
}

/** Another creature that stands where one would, or null (mn.position.occupies); `gone` is about to leave and does not count. */
function inTheWay(
  body: Body,
  scene: Scene,
  creature: Creature,
  at: number,
  size: number,
  gone: Creature | null,
): Creature | null {
  const { creatures } = body;
  for (let i = 0; i < creatures.length; i += 1) {
    const other = creatures[i];
    if (other === undefined || other === creature || other === gone || !standsOnMap(other)) continue;
    if (!spacesOverlap(scene.board, at, size, other.at, other.size) || arePartners(creature, other)) continue;
    if (!mayShare(body, scene, creature, other, at)) return other;
  }
  return null;
}

/** The rule that makes the terrain of a space an illegal end, or null. */
function illegalTerrain(scene: Scene, at: number, size: number, illegal: TerrainMask): RuleId | null {
  const { ground, terrain } = scene;
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) {
      const types = terrain[at + dy * ground.width + dx] ?? 0;
      if ((types & illegal) === 0) continue;
      if ((types & illegal & pit) !== 0) return "mn.terrain.pit.no-end";
      return (types & statue) !== 0 ? "mn.terrain.statue.no-end" : "mn.position.legal";
    }
  return null;
}

/** Why a space would be illegal, if these types of terrain alone were illegal ends and one creature were gone; or null. */
function whyIllegal(
  body: Body,
  creature: Creature,
  { at, size }: Space,
  illegal: TerrainMask,
  gone: Creature | null,
): RuleId | null {
  const scene = sceneOf(body);
  if (at < 0 || at >= scene.ground.count || !onMap(scene, at, size)) return "mn.ruling.map-edge";
  if (!fitsBetweenWalls(scene, { at, size })) return "mn.wall.legal";
  const terrain = illegalTerrain(scene, at, size, illegal);
  if (terrain !== null) return terrain;
  const other = inTheWay(body, scene, creature, at, size, gone);
  if (other === null) return null;
  return areEnemies(body, creature, other) ? "mn.position.occupies" : "mn.position.ally";
}

/**
 * Why a space is no legal position for a creature (mn.position.legal, mn.position.big), or null if it is one. `at` is its
 * north-west square; its size is the creature's present one if none is given.
 */
export const illegalPosition = (
  body: Body,
  creature: Creature,
  at: number,
  size: number = creature.size,
): RuleId | null => whyIllegal(body, creature, { at, size }, groundIn(body).sets.illegalEnd, null);

/** The same for a step of forced movement, which may go into a pit (mn.forced.legal-each-space, mn.forced.pit-allowed). */
export const illegalForced = (body: Body, creature: Creature, at: number): RuleId | null =>
  whyIllegal(body, creature, { at, size: creature.size }, groundIn(body).sets.illegalEnd & ~pit, null);

/** The same if another creature were gone. */
export const illegalWithout = (body: Body, creature: Creature, at: number, gone: Creature): RuleId | null =>
  whyIllegal(body, creature, { at, size: creature.size }, groundIn(body).sets.illegalEnd, gone);

/** Whether all squares of a space lie on the map. */
function onMap({ ground }: Scene, at: number, size: number): boolean {
  const x = at % ground.width;
  const y = (at - x) / ground.width;
  return x + size <= ground.width && y + size <= ground.height;
}
