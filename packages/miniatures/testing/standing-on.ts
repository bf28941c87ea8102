import { terrainBit } from "../src/map/terrain.ts";
import type { State } from "../src/procedures.ts";
import { findCreature } from "../src/reading/creatures.ts";
import { sceneOf } from "../src/reading/scene.ts";
import { typesUnder } from "../src/terrain/entering.ts";
import { type Terrain, terrains } from "../src/vocabulary/index.ts";

/** The types of terrain in the space of a creature that is in play. */
export function standingOn({ body }: Pick<State, "body">, id: string): readonly Terrain[] {
  const creature = findCreature(body, id);
  if (creature?.status !== "in-play" || body.battle.map === null) return [];
  const types = typesUnder(body, creature);
  return types === 0 ? [] : terrains.filter((terrain) => (types & terrainBit(terrain)) !== 0);
}

/** The squares of the map with one of some types of terrain, and how wide the map is. */
export function squaresWith(
  { body }: Pick<State, "body">,
  types: readonly Terrain[],
): { readonly squares: readonly number[]; readonly width: number } {
  const { terrain, ground } = sceneOf(body);
  const wanted = types.reduce((mask, type) => mask | terrainBit(type), 0);
  const squares = wanted === 0 ? [] : [...terrain.keys()].filter((square) => ((terrain[square] ?? 0) & wanted) !== 0);
  return { squares, width: ground.width };
}
