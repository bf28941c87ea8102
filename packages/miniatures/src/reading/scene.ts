import { plainScene, type Scene, sceneOf as sceneOn, type TerrainNow } from "../lines/scene.ts";
import { type Ground, groundOf } from "../map/ground.ts";
import { terrainBit } from "../map/terrain.ts";
import type { Body } from "../state.ts";

/** What was asked for last: a battle is fought on one map, and asks for it all the time. */
let latest: { readonly maps: Body["maps"]; readonly map: number; readonly ground: Ground } | null = null;

/** The map that is fought on. @throws Error before it was chosen. */
export function groundIn(body: Body): Ground {
  const { map } = body.battle;
  if (latest !== null && latest.maps === body.maps && latest.map === map) return latest.ground;
  const drawn = map === null ? undefined : body.maps[map];
  if (map === null || drawn === undefined) throw new Error("no map is chosen yet");
  latest = { maps: body.maps, map, ground: groundOf(drawn) };
  return latest.ground;
}

/** The types of the squares that have gained or lost some (mn.map.gain-type, mn.map.lose-type). */
function changesOf(body: Body, ground: Ground): readonly TerrainNow[] {
  const types = new Map<number, number>();
  for (const { square, terrain, gained } of body.terrain) {
    const before = types.get(square) ?? ground.terrain[square] ?? 0;
    const bit = terrainBit(terrain);
    types.set(square, gained ? before | bit : before & ~bit);
  }
  return [...types].map(([square, now]) => ({ square, types: now }));
}

const nothing: readonly never[] = [];

/** What was made of a list of changes. */
interface Changed {
  readonly changes: readonly TerrainNow[];
  /** With no secret door held open, and by those that are. */
  readonly closed: Scene;
  readonly open: Map<string, Scene>;
}

const changed = new WeakMap<Body["terrain"], Changed>();

function changedScenes(body: Body, ground: Ground): Changed {
  const known = changed.get(body.terrain);
  if (known !== undefined) return known;
  const changes = changesOf(body, ground);
  const made = { changes, closed: sceneOn(ground, changes, nothing), open: new Map() };
  changed.set(body.terrain, made);
  return made;
}

/** What lines, distances and steps meet now. */
export function sceneOf(body: Body): Scene {
  const ground = groundIn(body);
  const occupied = ground.doors.length === 0 ? nothing : occupiedDoors(body, ground);
  if (body.terrain.length === 0) return occupied === nothing ? plainScene(ground) : sceneOn(ground, nothing, occupied);
  const { changes, closed, open } = changedScenes(body, ground);
  if (occupied === nothing) return closed;
  const key = occupied.join();
  const scene = open.get(key) ?? sceneOn(ground, changes, occupied);
  open.set(key, scene);
  return scene;
}

/** Secret doors with a creature in them (mn.terrain.secret-door.occupied). Asked dozens of times an answer: mostly there is none. */
function occupiedDoors(body: Body, ground: Ground): readonly number[] {
  let held: number[] | null = null;
  const { creatures } = body;
  for (let i = 0; i < creatures.length; i += 1) {
    const creature = creatures[i];
    if (creature === undefined || creature.status !== "in-play" || creature.mount !== null) continue;
    for (let dy = 0; dy < creature.size; dy += 1)
      for (let dx = 0; dx < creature.size; dx += 1) {
        const square = creature.at + dy * ground.width + dx;
        if (((ground.terrain[square] ?? 0) & door) === 0) continue;
        held ??= [];
        held.push(square);
      }
  }
  return held ?? nothing;
}

const door = terrainBit("secret-door");
