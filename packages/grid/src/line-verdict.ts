import { type Board, SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import {
  clip,
  type Fraction,
  firstMeeting,
  lessThan,
  type Point,
  pointAt,
  type Segment,
  squareBox,
  UNIT,
} from "./lattice.ts";
import { lineSegment } from "./lines.ts";
import { firstPiece } from "./piece-lines.ts";
import { backslashOf, slashOf, trace } from "./trace.ts";

/** What stops a line. A piece of a wall that crosses a square counts as a diagonal there. An edge is named by the square to its north or west and the one beyond it. */
export type LineBlock =
  | { readonly kind: "wall-square"; readonly square: number }
  | { readonly kind: "wall-edge"; readonly square: number; readonly beyond: number }
  | { readonly kind: "diagonal"; readonly square: number }
  | { readonly kind: "blocked-square"; readonly square: number };

/** A line with its verdict: what first stops it, if anything, and where, in lattice units rounded for drawing. */
export interface LineVerdict {
  readonly line: number;
  readonly segment: Segment;
  readonly block: LineBlock | null;
  readonly at: Point | null;
}

/** The verdict on one of the 16 lines between two squares, with what first stops it: for pictures and explanations. */
export function judgeLine(board: Board, from: number, to: number, line: number, blocked: Uint8Array): LineVerdict {
  const segment = lineSegment(board, from, to, line);
  let block: LineBlock | null = null;
  let at: Fraction = [2, 1];
  for (const [candidate, where] of blocksOn(board, segment, from, to, blocked)) {
    if (!lessThan(where, at)) continue;
    block = candidate;
    at = where;
  }
  const piece = firstPiece(board, segment);
  if (piece !== null && lessThan(piece.at, at)) {
    block = piece.block;
    at = piece.at;
  }
  return { line, segment, block, at: block === null ? null : pointAt(segment, at) };
}

/** All 16 verdicts between two squares. */
export function judgeLines(board: Board, from: number, to: number, blocked: Uint8Array): LineVerdict[] {
  return Array.from({ length: 16 }, (_, line) => judgeLine(board, from, to, line, blocked));
}

function blocksOn(
  board: Board,
  segment: Segment,
  from: number,
  to: number,
  blocked: Uint8Array,
): (readonly [LineBlock, Fraction])[] {
  const found: (readonly [LineBlock, Fraction])[] = [];
  const { width, solid, edges } = board;
  for (const { x, y, touch, enter } of trace(segment)) {
    const square = y * width + x;
    const walls = solid[square] ?? 0;
    if ((walls & SOLID_SQUARE) !== 0) found.push([{ kind: "wall-square", square }, enter]);
    const diagonals = [
      (walls & SOLID_SLASH) !== 0 ? slashOf(x, y) : null,
      (walls & SOLID_BACKSLASH) !== 0 ? backslashOf(x, y) : null,
    ];
    for (const diagonal of diagonals) {
      const where = diagonal === null ? null : firstMeeting(segment, diagonal);
      if (where !== null) found.push([{ kind: "diagonal", square }, where]);
    }
    const box = squareBox(x, y);
    if (edges[square * 2] === 1) {
      const part = clip(segment, { ...box, left: box.left + UNIT });
      if (part !== null) found.push([{ kind: "wall-edge", square, beyond: square + 1 }, part.enter]);
    }
    if (edges[square * 2 + 1] === 1) {
      const part = clip(segment, { ...box, top: box.top + UNIT });
      if (part !== null) found.push([{ kind: "wall-edge", square, beyond: square + width }, part.enter]);
    }
    const inWay = touch === "inside" && square !== from && square !== to && (blocked[square] ?? 0) !== 0;
    if (inWay) found.push([{ kind: "blocked-square", square }, enter]);
  }
  return found;
}
