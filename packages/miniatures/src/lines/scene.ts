import type { Board } from "@undercroft/grid";
import type { Ground } from "../map/ground.ts";

/** A block of squares: the north-west one and the squares on a side, 1 to 4. A square is a space of size 1. */
export interface Space {
  readonly at: number;
  readonly size: number;
}

/** What lines, distances and steps meet: the map with its terrain in force and the secret doors held open. */
export interface Scene {
  readonly ground: Ground;
  /** Types of terrain in force by square. */
  readonly terrain: Uint32Array;
  /** Walls, with every secret door that no creature holds open. */
  readonly board: Board;
}

/** The types that a square has now in place of its printed ones (mn.map.gain-type, mn.map.lose-type). */
export interface TerrainNow {
  readonly square: number;
  readonly types: number;
}

/**
 * The scene for changes of terrain and for squares with a creature in them; only those with a secret door matter (mn.terrain.secret-door.occupied).
 * Made once for each combination and kept with the ground: cheap to ask for again and again.
 */
export function sceneOf(_ground: Ground, _changes: readonly TerrainNow[], _occupied: readonly number[]): Scene {
  throw new Error("not yet");
}
