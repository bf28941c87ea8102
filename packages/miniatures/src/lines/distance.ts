import {
  distance,
  spaceDistance,
  spacesAdjacent,
  spacesOverlap,
  straightDistance,
  UNREACHABLE,
} from "@undercroft/grid";
import type { Scene, Space } from "./scene.ts";

/**
 * The least number of steps between a square of one space and a square of the other, counted round walls and past their corners
 * (mn.distance.squares, mn.ruling.distance-thin-walls, mn.ruling.distance-big); UNREACHABLE of the grid if walls part them.
 */
export function countedDistance({ board, tables }: Scene, a: Space, b: Space): number {
  if (a.size === 1 && b.size === 1) return distance(board, a.at, b.at);
  const key = a.size * SIZES + b.size;
  let rows = tables.distances[key];
  if (rows === undefined) {
    rows = [];
    tables.distances[key] = rows;
  }
  let row = rows[a.at];
  if (row === undefined) {
    row = new Uint16Array(board.count);
    rows[a.at] = row;
  }
  const known = row[b.at] ?? 0;
  if (known !== 0) return known === UNREACHABLE ? UNREACHABLE : known - 1;
  const made = spaceDistance(board, a.at, a.size, b.at, b.size);
  row[b.at] = made === UNREACHABLE ? UNREACHABLE : made + 1;
  return made;
}

/** More than squares on a side of any space. */
const SIZES = 8;

/** Counted distance 0 or 1 (mn.adjacent.creature, mn.ruling.adjacent-walls). */
export function areAdjacent({ board }: Scene, a: Space, b: Space): boolean {
  return spacesAdjacent(board, a.at, a.size, b.at, b.size) || spacesOverlap(board, a.at, a.size, b.at, b.size);
}

/** Places moved by a trigger's count: the greater of the differences in columns and rows (mn.ruling.movement-trigger-span). */
export function span({ board }: Pick<Scene, "board">, from: number, to: number): number {
  return straightDistance(board, from, to);
}
