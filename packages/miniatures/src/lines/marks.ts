import type { TerrainSets } from "../map/terrain.ts";

/** Squares by what their terrain does to lines: tables of 0 and 1. */
export interface SquareMarks {
  readonly forest: Uint8Array;
  readonly smoke: Uint8Array;
  /** Terrain that blocks lines of effect, and with them those of sight (mn.loe.blocked). */
  readonly opaque: Uint8Array;
  /** What stops a line of sight that passes: all three. */
  readonly sight: Uint8Array;
  /** The same without smoke. */
  readonly sightThroughSmoke: Uint8Array;
  /** Terrain that covers whoever is behind it from ranged attacks (mn.ruling.forest-cover), and what blocks lines of effect. */
  readonly rangedCover: Uint8Array;
  readonly hasSmoke: boolean;
  /** Tells apart what lines meet. */
  readonly key: string;
}

/** The marks of terrain in force. */
export function marksOf(terrain: Uint32Array, sets: TerrainSets): SquareMarks {
  const table = (types: number): Uint8Array => Uint8Array.from(terrain, (mask) => ((mask & types) !== 0 ? 1 : 0));
  const [forest, smoke, opaque] = [table(sets.forest), table(sets.smoke), table(sets.effectBlocking)];
  return {
    forest,
    smoke,
    opaque,
    sight: table(sets.forest | sets.smoke | sets.effectBlocking),
    sightThroughSmoke: table(sets.forest | sets.effectBlocking),
    rangedCover: table(sets.rangedCover | sets.effectBlocking),
    hasSmoke: smoke.includes(1),
    key: [forest, smoke, opaque].map(listed).join("/"),
  };
}

function listed(table: Uint8Array): string {
  const squares: number[] = [];
  for (const [square, mark] of table.entries()) if (mark === 1) squares.push(square);
  return squares.join();
}
