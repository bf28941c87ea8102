import type { Board } from "./board.ts";

/** Distance straight through walls: the greater of the differences in columns and rows. */
export function straightDistance(board: Board, a: number, b: number): number {
  return straightSpaceDistance(board, a, 1, b, 1);
}

/** The least distance straight through walls between squares of two spaces; 0 if they share one. */
export function straightSpaceDistance(board: Board, a: number, sizeA: number, b: number, sizeB: number): number {
  const { columns, rows } = board;
  const east = (columns[b] ?? 0) - (columns[a] ?? 0);
  const south = (rows[b] ?? 0) - (rows[a] ?? 0);
  // What lies between: none in a direction in which they overlap.
  return Math.max(east - sizeA + 1, -east - sizeB + 1, south - sizeA + 1, -south - sizeB + 1, 0);
}
