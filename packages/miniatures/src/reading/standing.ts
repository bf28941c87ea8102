import type { Space } from "../lines/scene.ts";
import { terrainBit } from "../map/terrain.ts";
import type { Body } from "../state.ts";
import type { Terrain } from "../vocabulary/index.ts";
import { sceneOf } from "./scene.ts";
import { squaresOf } from "./space.ts";

/** Whether any square of a space has one of these types of terrain (mn.map.big-in-terrain). */
export function standsOn(body: Body, space: Space, ...terrains: readonly Terrain[]): boolean {
  const { ground, terrain } = sceneOf(body);
  const wanted = terrains.reduce((mask, one) => mask | terrainBit(one), 0);
  return squaresOf(ground, space).some((square) => ((terrain[square] ?? 0) & wanted) !== 0);
}
