import type { Side } from "./tiles.ts";
import { EAST, NORTH, SOUTH } from "./tiles.ts";

/**
 * The table side of each seat in the battlefields that the program lays by itself: two rows of large tiles, half of the
 * seats clockwise along the south, the others along the north, and the odd one at the east end. Clockwise from the south
 * goes west, then along the north.
 */
export function seatSides(seats: number): Side[] {
  const half = Math.floor(seats / 2);
  return Array.from({ length: seats }, (_, seat) => (seat < half ? SOUTH : seat < 2 * half ? NORTH : EAST));
}

/** Column and row of one large tile, counted in large tiles. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/**
 * The two neighbouring cells of each seat's large tiles (dc.ruling.multiplayer-layouts; two seats make the square), the
 * one on the seat's left hand first, so that equal warbands lie alike for those who sit opposite each other.
 */
export function seatCells(seats: number): (readonly [Cell, Cell])[] {
  const half = Math.floor(seats / 2);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat >= 2 * half) {
      return [
        { column: 2 * half, row: 1 },
        { column: 2 * half, row: 0 },
      ];
    }
    const south = seat < half;
    const west = 2 * (south ? half - 1 - seat : seat - half);
    const row = south ? 1 : 0;
    const pair = [
      { column: west, row },
      { column: west + 1, row },
    ] as const;
    return south ? pair : [pair[1], pair[0]];
  });
}
