import { type Scene, sceneOf as sceneOn, type TerrainNow } from "../lines/scene.ts";
import { type Ground, groundOf } from "../map/ground.ts";
import { terrainBit } from "../map/terrain.ts";
import type { Body } from "../state.ts";

/** The map that is fought on. @throws Error before it was chosen. */
export function groundIn(body: Body): Ground {
  const map = body.battle.map === null ? undefined : body.maps[body.battle.map];
  if (map === undefined) throw new Error("no map is chosen yet");
  return groundOf(map);
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

/** What lines, distances and steps meet now. */
export function sceneOf(body: Body): Scene {
  const ground = groundIn(body);
  const changes = body.terrain.length === 0 ? nothing : changesOf(body, ground);
  const occupied = ground.doors.length === 0 ? nothing : occupiedDoors(body, ground);
  return sceneOn(ground, changes, occupied);
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
