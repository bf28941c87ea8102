import { spaceCovers, spacesOverlap } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { fitsBetweenWalls } from "../lines/steps.ts";
import { type TerrainMask, terrainBit } from "../map/terrain.ts";
import { areEnemies } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
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

/** Whether a creature's space has a square of this one. Two of one square each are the most, and are soon told apart. */
const overlaps = ({ board }: Scene, at: number, size: number, other: Creature): boolean =>
  size === 1 && other.size === 1 ? other.at === at : spacesOverlap(board, at, size, other.at, other.size);

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
    if (other === undefined || other === creature || other === gone) continue;
    if (!overlaps(scene, at, size, other) || !standsOnMap(other) || arePartners(creature, other)) continue;
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

/** What of map, walls and terrain makes a space illegal, if these types alone were illegal ends; or null. */
function whyNoRoom(scene: Scene, { at, size }: Space, illegal: TerrainMask): RuleId | null {
  if (at < 0 || at >= scene.ground.count || !onMap(scene, at, size)) return "mn.ruling.map-edge";
  if (!fitsBetweenWalls(scene, { at, size })) return "mn.wall.legal";
  return illegalTerrain(scene, at, size, illegal);
}

/** Why another creature makes a space illegal if one were gone; or null. */
function whyTaken(
  body: Body,
  scene: Scene,
  creature: Creature,
  { at, size }: Space,
  gone: Creature | null,
): RuleId | null {
  const other = inTheWay(body, scene, creature, at, size, gone);
  if (other === null) return null;
  return areEnemies(body, creature, other) ? "mn.position.occupies" : "mn.position.ally";
}

/** What map, walls and terrain make of a space: nobody can stand there, somebody can, and that on ground without any terrain. */
const ROOM = 1;
const PLAIN = 2;

const rooms = new WeakMap<Scene, (Uint8Array | undefined)[]>();

/** This for every space of a size, by its north-west square. */
function roomIn(scene: Scene, size: number): Uint8Array {
  let tables = rooms.get(scene);
  if (tables === undefined) {
    tables = [];
    rooms.set(scene, tables);
  }
  let table = tables[size];
  if (table === undefined) {
    table = Uint8Array.from({ length: scene.ground.count }, (_, at) => roomAt(scene, { at, size }));
    tables[size] = table;
  }
  return table;
}

function roomAt(scene: Scene, space: Space): number {
  if (whyNoRoom(scene, space, scene.ground.sets.illegalEnd) !== null) return 0;
  return squaresOf(scene.ground, space).every((square) => scene.terrain[square] === 0) ? PLAIN : ROOM;
}

/** Whether a space is as plain as can be: no terrain in it, and nobody else. */
export function isPlain(body: Body, scene: Scene, creature: Creature, at: number): boolean {
  if (roomIn(scene, creature.size)[at] !== PLAIN) return false;
  for (const other of body.creatures)
    if (other !== creature && standsOnMap(other) && overlaps(scene, at, creature.size, other)) return false;
  return true;
}

/** Working memory: at each square the number of the last look in which somebody was seen there. */
const seen = { at: new Uint32Array(0), look: 0 };

/** Begins a look at where everybody stands. */
function lookAnew({ ground }: Scene): void {
  if (seen.at.length < ground.count) seen.at = new Uint32Array(ground.count);
  seen.look += 1;
}

/** Whether nobody was seen in a space in this look. */
function isUnseen({ ground }: Scene, { at, size }: Space): boolean {
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) if (seen.at[at + dy * ground.width + dx] === seen.look) return false;
  return true;
}

function see({ ground }: Scene, { at, size }: Space): void {
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) seen.at[at + dy * ground.width + dx] = seen.look;
}

/**
 * A look at everybody at once: whether all stand where anybody may, each on squares of its own. Then nobody's position is illegal;
 * if not, each is to be looked at by itself.
 */
export function allHaveRoom(body: Body): boolean {
  const scene = sceneOf(body);
  lookAnew(scene);
  for (const creature of body.creatures) {
    if (!standsOnMap(creature)) continue;
    if ((roomIn(scene, creature.size)[creature.at] ?? 0) < ROOM || !isUnseen(scene, creature)) return false;
    see(scene, creature);
  }
  return true;
}

/** Those of some spaces that are legal positions for a creature. Where nobody stands, nobody need be asked about it. */
export function legalAmong(body: Body, creature: Creature, places: readonly number[]): readonly number[] {
  const scene = sceneOf(body);
  const { size } = creature;
  const room = roomIn(scene, size);
  lookAnew(scene);
  for (const one of body.creatures) if (standsOnMap(one)) see(scene, one);
  return places.filter(
    (at) =>
      (room[at] ?? 0) >= ROOM &&
      (isUnseen(scene, { at, size }) || inTheWay(body, scene, creature, at, size, null) === null),
  );
}

/**
 * Why a space is no legal position for a creature (mn.position.legal, mn.position.big), or null if it is one. `at` is its
 * north-west square; its size is the creature's present one if none is given.
 */
export function illegalPosition(
  body: Body,
  creature: Creature,
  at: number,
  size: number = creature.size,
): RuleId | null {
  const scene = sceneOf(body);
  if ((roomIn(scene, size)[at] ?? 0) >= ROOM) return whyTaken(body, scene, creature, { at, size }, null);
  return whyNoRoom(scene, { at, size }, scene.ground.sets.illegalEnd);
}

/** The same for a step of forced movement, which may go into a pit (mn.forced.legal-each-space, mn.forced.pit-allowed). */
export function illegalForced(body: Body, creature: Creature, at: number): RuleId | null {
  const scene = sceneOf(body);
  const space = { at, size: creature.size };
  return whyNoRoom(scene, space, scene.ground.sets.illegalEnd & ~pit) ?? whyTaken(body, scene, creature, space, null);
}

/** The same if another creature were gone. */
export function illegalWithout(body: Body, creature: Creature, at: number, gone: Creature): RuleId | null {
  const scene = sceneOf(body);
  const space = { at, size: creature.size };
  return whyNoRoom(scene, space, scene.ground.sets.illegalEnd) ?? whyTaken(body, scene, creature, space, gone);
}

/** Whether all squares of a space lie on the map. */
function onMap({ ground }: Scene, at: number, size: number): boolean {
  const x = at % ground.width;
  const y = (at - x) / ground.width;
  return x + size <= ground.width && y + size <= ground.height;
}
