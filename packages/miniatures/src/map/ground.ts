import type { Board } from "@undercroft/grid";
import type { BattleMap } from "./battle-map.ts";
import type { TerrainKind, TerrainMask } from "./terrain.ts";

/** A victory area as squares (mn.map.victory-labels). */
export interface VictoryGround {
  readonly id: string;
  readonly label: "A" | "B" | "A&B";
  readonly squares: readonly number[];
}

/** mn.ruling.teleporter */
export interface Teleporter {
  readonly name: string;
  readonly squares: readonly number[];
}

/** Masks of the types of terrain that have a property in common, those that the map defines among them. */
export interface TerrainSets {
  readonly difficult: TerrainMask;
  readonly difficultUnlessAquatic: TerrainMask;
  /** Entering costs 2 without being difficult. */
  readonly costly: TerrainMask;
  readonly forest: TerrainMask;
  readonly smoke: TerrainMask;
  readonly effectBlocking: TerrainMask;
  readonly rangedCover: TerrainMask;
  readonly everyCover: TerrainMask;
  readonly illegalEnd: TerrainMask;
}

/** A battle map as tables. Nobody but this folder writes to them. A square is `y * width + x`. */
export interface Ground {
  readonly map: BattleMap;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Walls, with the secret doors that are not held open (mn.terrain.secret-door.wall). */
  readonly board: Board;
  /** The printed types of each square. */
  readonly terrain: Uint32Array;
  /** By bit number: the types of the rulebook in the order of `terrains`, then the map's own in their order. */
  readonly kinds: readonly TerrainKind[];
  readonly sets: TerrainSets;
  /** Start areas in map order. */
  readonly starts: readonly { readonly label: "A" | "B"; readonly squares: readonly number[] }[];
  /** Victory areas in map order. */
  readonly victory: readonly VictoryGround[];
  /** By square: bit i is set if it lies in victory area i. */
  readonly victoryAt: Uint32Array;
  /** By square: the direction, 0 to 7 clockwise from north, of a steep slope; -1 elsewhere. */
  readonly slope: Int8Array;
  /** By square: hit points that a healing font heals, 0 elsewhere. */
  readonly heals: Uint16Array;
  readonly teleporters: readonly Teleporter[];
  /** By square: which of the teleporters it belongs to, or -1. */
  readonly teleporterAt: Int8Array;
  /** Squares with a secret door, ascending. */
  readonly doors: readonly number[];
}

/** The tables of a map, made once for each map object. The map must be sound (`battleMapFindings`). */
export function groundOf(_map: BattleMap): Ground {
  throw new Error("not yet");
}
