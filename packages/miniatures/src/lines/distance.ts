import { spaceDistance, spacesAdjacent, spacesOverlap, straightDistance } from "@undercroft/grid";
import type { Scene, Space } from "./scene.ts";

/**
 * The least number of steps between a square of one space and a square of the other, counted round walls and past their corners
 * (mn.distance.squares, mn.ruling.distance-thin-walls, mn.ruling.distance-big); UNREACHABLE of the grid if walls part them.
 */
export function countedDistance({ board }: Scene, a: Space, b: Space): number {
  return spaceDistance(board, a.at, a.size, b.at, b.size);
}

/** Counted distance 0 or 1 (mn.adjacent.creature, mn.ruling.adjacent-walls). */
export function areAdjacent({ board }: Scene, a: Space, b: Space): boolean {
  return spacesAdjacent(board, a.at, a.size, b.at, b.size) || spacesOverlap(board, a.at, a.size, b.at, b.size);
}

/** Places moved by a trigger's count: the greater of the differences in columns and rows (mn.ruling.movement-trigger-span). */
export function span({ board }: Pick<Scene, "board">, from: number, to: number): number {
  return straightDistance(board, from, to);
}
