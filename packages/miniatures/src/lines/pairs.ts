import { type AreaLine, areaOfSpace, areaSight, type Board, spaceSquares } from "@undercroft/grid";
import type { Space } from "./scene.ts";

/**
 * Whether a free line joins two squares, by the lesser and then the greater of the two: 0 not yet known, 1 no, 2 yes. Rows are made when
 * first asked for: a board that is asked little takes little room.
 */
export type PairTable = (Uint8Array | undefined)[];

/** What stops the lines that a table is about. */
export interface Blockers {
  readonly board: Board;
  readonly pairs: PairTable;
  /** Squares that no line passes, though it may begin or end in one. */
  readonly passing: Uint8Array;
  /** Squares that no line may so much as begin or end in. */
  readonly entering: readonly Uint8Array[];
}

/** Whether a free line joins two squares; the same both ways. */
function joined({ board, pairs, passing, entering }: Blockers, from: number, to: number): boolean {
  const [a, b] = from < to ? [from, to] : [to, from];
  let row = pairs[a];
  if (row === undefined) {
    row = new Uint8Array(board.count);
    pairs[a] = row;
  }
  const found = row[b] ?? 0;
  if (found !== 0) return found === 2;
  const shut = entering.some((marks) => marks[from] === 1 || marks[to] === 1);
  const free = !shut && areaSight(board, areaOfSpace(board, from, 1), areaOfSpace(board, to, 1), passing) !== null;
  row[b] = free ? 2 : 1;
  return free;
}

/**
 * Whether a free line joins two spaces. A line that is free runs from the last square of the one that it leaves to the first of
 * the other that it comes to, so it is enough to look at pairs of squares.
 */
export function anyJoined(blockers: Blockers, from: Space, to: Space): boolean {
  if (from.size === 1 && to.size === 1) return joined(blockers, from.at, to.at);
  const targets = spaceSquares(blockers.board, to.at, to.size);
  for (const source of spaceSquares(blockers.board, from.at, from.size)) {
    for (const target of targets) if (joined(blockers, source, target)) return true;
  }
  return false;
}

/** The free line between the two nearest squares of two spaces that one joins, or null. */
export function lineJoining(blockers: Blockers, from: Space, to: Space): AreaLine | null {
  const { board, passing } = blockers;
  let best: readonly [number, number] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const source of spaceSquares(board, from.at, from.size)) {
    for (const target of spaceSquares(board, to.at, to.size)) {
      const dx = (target % board.width) - (source % board.width);
      const dy = Math.floor(target / board.width) - Math.floor(source / board.width);
      const far = dx * dx + dy * dy;
      if (far >= least || !joined(blockers, source, target)) continue;
      least = far;
      best = [source, target];
    }
  }
  if (best === null) return null;
  return areaSight(board, areaOfSpace(board, best[0], 1), areaOfSpace(board, best[1], 1), passing);
}
