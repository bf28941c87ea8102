import type { Board } from "./board.ts";
import { spaceSquares } from "./space.ts";

/** The distance of squares that no route joins. */
export const UNREACHABLE = 65535;

/** Working memory; every search leaves it behind. */
let queue: Int32Array = new Int32Array(1024);

/** Length of the shortest route over adjacent squares from one square to every other, walls respected; memoised. */
export function distancesFrom(board: Board, square: number): Uint16Array {
  const known = board.memo.distances[square];
  if (known !== undefined) return known;
  const table = new Uint16Array(board.count).fill(UNREACHABLE);
  if (queue.length < board.count) queue = new Int32Array(board.count);
  let waiting = 1;
  queue[0] = square;
  table[square] = 0;
  for (let index = 0; index < waiting; index += 1) {
    const at = queue[index] ?? 0;
    const mask = board.adjacent[at] ?? 0;
    for (let direction = 0; direction < 8; direction += 1) {
      if ((mask & (1 << direction)) === 0) continue;
      const to = board.neighbour[at * 8 + direction] ?? -1;
      if (table[to] !== UNREACHABLE) continue;
      table[to] = (table[at] ?? 0) + 1;
      queue[waiting] = to;
      waiting += 1;
    }
  }
  board.memo.distances[square] = table;
  return table;
}

/** All squares by their distance from one, the nearest first and of equally distant ones the lowest number; memoised. */
export function squaresFrom(board: Board, square: number): readonly number[] {
  const known = board.memo.nearest[square];
  if (known !== undefined) return known;
  const table = distancesFrom(board, square);
  const squares = [...table.keys()].sort((a, b) => (table[a] ?? 0) - (table[b] ?? 0) || a - b);
  board.memo.nearest[square] = squares;
  return squares;
}

/** Squares on the shortest route from a to b over adjacent squares, a not counted; UNREACHABLE if there is none. */
export function distance(board: Board, a: number, b: number): number {
  return distancesFrom(board, a)[b] ?? UNREACHABLE;
}

/** The least distance between a square of one space and a square of the other, walls respected. */
export function spaceDistance(board: Board, a: number, sizeA: number, b: number, sizeB: number): number {
  if (sizeA === 1 && sizeB === 1) return distance(board, a, b);
  let least = UNREACHABLE;
  const targets = spaceSquares(board, b, sizeB);
  for (const square of spaceSquares(board, a, sizeA)) {
    const table = distancesFrom(board, square);
    for (const target of targets) least = Math.min(least, table[target] ?? UNREACHABLE);
  }
  return least;
}
