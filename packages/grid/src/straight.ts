import type { Board } from "./board.ts";

/** Distance straight through walls: the greater of the differences in columns and rows. */
export function straightDistance(board: Board, a: number, b: number): number {
  return straightSpaceDistance(board, a, 1, b, 1);
}

/** The least distance straight through walls between squares of two spaces; 0 if they share one. */
export function straightSpaceDistance(board: Board, a: number, sizeA: number, b: number, sizeB: number): number {
  const { columns, rows } = board;
  const [ax, ay] = [columns[a] ?? 0, rows[a] ?? 0];
  const [bx, by] = [columns[b] ?? 0, rows[b] ?? 0];
  const across = Math.max(bx - (ax + sizeA - 1), ax - (bx + sizeB - 1), 0);
  const down = Math.max(by - (ay + sizeA - 1), ay - (by + sizeB - 1), 0);
  return Math.max(across, down);
}
