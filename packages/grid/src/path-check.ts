import { type Board, cornerCrossed } from "./board.ts";
import type { MovePolicy } from "./paths.ts";
import { spaceTable } from "./space.ts";
import { directionBetween } from "./squares.ts";

/** Why a step of a path cannot be taken; the first that applies, in this order. */
export type PathFault =
  /** Movement had to end before this step. */
  | "stopped"
  /** The place is not one step away. */
  | "not-a-step"
  /** A square of the space would not exist. */
  | "off-board"
  /** A wall fills or crosses a square of the space. */
  | "wall-in-space"
  /** A wall separates a square of the space from where it would go. */
  | "wall-between"
  /** A corner touched by a wall, or closed, lies on a diagonal step. */
  | "corner"
  /** The game's policy keeps the space out. */
  | "barred"
  /** The step costs more than is left. */
  | "too-far"
  /** Movement would have to end here and may not. */
  | "no-end";

/** The first step that is at fault. */
export interface PathRefusal {
  readonly fault: PathFault;
  /** Index into the path; the last one if the fault is the end of the whole path. */
  readonly step: number;
  /** The square that shows the fault best, or -1. */
  readonly square: number;
}

/**
 * Checks a path (tops without the start): null if every step is legal, the budget holds and movement may end at its end.
 * Whether a creature may stay where it is, on a path without steps, is for the game to say: nothing here is against it.
 */
export function checkPath(
  board: Board,
  policy: MovePolicy,
  start: number,
  budget: number,
  path: readonly number[],
): PathRefusal | null {
  const { fits } = spaceTable(board, policy.size);
  let at = start;
  let spent = 0;
  let stopped = false;
  for (const [step, to] of path.entries()) {
    if (stopped) return { fault: "stopped", step, square: to };
    const refused = stepFault(board, policy, at, to);
    if (refused !== null) return { ...refused, step };
    spent += policy.enter[to] ?? 0;
    if (spent > budget) return { fault: "too-far", step, square: to };
    const legalEnd = policy.end[to] === 1 && fits[to] === 1;
    stopped = policy.stop[to] === 1;
    if (!legalEnd && (stopped || step === path.length - 1)) return { fault: "no-end", step, square: to };
    at = to;
  }
  return null;
}

/** What a path costs, whether or not it is legal. */
export function pathCost(policy: MovePolicy, path: readonly number[]): number {
  return path.reduce((sum, top) => sum + (policy.enter[top] ?? 0), 0);
}

function stepFault(board: Board, policy: MovePolicy, from: number, to: number): Omit<PathRefusal, "step"> | null {
  const table = spaceTable(board, policy.size);
  const direction = Number.isInteger(to) && to >= 0 && to < board.count ? directionBetween(board, from, to) : -1;
  if (direction < 0) return { fault: "not-a-step", square: to };
  if (table.whole[to] === 0) return { fault: "off-board", square: to };
  const ways = policy.throughWalls ? table.drifts : table.steps;
  if (((ways[from] ?? 0) & (1 << direction)) === 0) return wallFault(board, table.offsets, from, to, direction);
  return policy.enter[to] === 0 ? { fault: "barred", square: to } : null;
}

function wallFault(
  board: Board,
  offsets: readonly number[],
  from: number,
  to: number,
  direction: number,
): Omit<PathRefusal, "step"> {
  const filled = offsets.find((offset) => board.enterable[to + offset] === 0);
  if (filled !== undefined) return { fault: "wall-in-space", square: to + filled };
  for (const offset of offsets) {
    const square = from + offset;
    if (((board.step[square] ?? 0) & (1 << direction)) !== 0) continue;
    const separated = ((board.adjacent[square] ?? 0) & (1 << direction)) === 0;
    if (separated || direction % 2 === 0) return { fault: "wall-between", square };
    const corner = cornerCrossed(board.width, square, direction);
    return {
      fault: (board.touched[corner] ?? 0) + (board.closed[corner] ?? 0) > 0 ? "corner" : "wall-between",
      square,
    };
  }
  return { fault: "wall-in-space", square: to };
}
