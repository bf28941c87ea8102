import { type Board, SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import type { Segment } from "./lattice.ts";
import { insetLine, type LineTemplate, lineTemplate } from "./line-templates.ts";
import { firstPiece } from "./piece-lines.ts";
import { spaceSquares } from "./space.ts";
import { trace } from "./trace.ts";

/** The mask of all 16 lines between two squares. */
export const ALL_LINES = 0xffff;

/**
 * Which of the 16 inset lines between two squares meet no wall, ends and borders of walls included: bit 4 * i + j is the line
 * from corner i of `from` to corner j of `to`. Memoised.
 */
export function wallFreeLines(board: Board, from: number, to: number): number {
  if (!board.hasWalls) return ALL_LINES;
  let row = board.memo.lines[from];
  if (row === undefined) {
    row = new Int32Array(board.count).fill(-1);
    board.memo.lines[from] = row;
  }
  const known = row[to] ?? -1;
  if (known >= 0) return known;
  const mask = pastPieces(board, from, to, pastWalls(board, templateOf(board, from, to), from));
  row[to] = mask;
  return mask;
}

/**
 * Which of the 16 lines meet neither a wall nor the inside of a blocked square. `blocked` holds a value other than 0 for each
 * square that blocks; the two squares themselves never do.
 */
export function freeLines(board: Board, from: number, to: number, blocked: Uint8Array): number {
  let mask = wallFreeLines(board, from, to);
  if (mask === 0) return 0;
  const { inside, entering } = templateOf(board, from, to);
  for (let index = 0; index < inside.length && mask !== 0; index += 1) {
    if ((blocked[from + (inside[index] ?? 0)] ?? 0) !== 0) mask &= ~(entering[index] ?? 0);
  }
  return mask;
}

/** The first free line between two squares, or -1: whether one sees the other, when one line is enough. */
export function firstFreeLine(board: Board, from: number, to: number, blocked: Uint8Array): number {
  const mask = freeLines(board, from, to, blocked);
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
}

/**
 * The first corner of `from` whose lines to all four corners of `to` are free, or -1: a clear shot, when one corner must serve.
 */
export function clearCorner(board: Board, from: number, to: number, blocked: Uint8Array): number {
  const mask = freeLines(board, from, to, blocked);
  for (let corner = 0; corner < 4; corner += 1) if (((mask >> (corner * 4)) & 15) === 15) return corner;
  return -1;
}

/** A line between squares: where from, where to, and its number from 0 to 15. */
export interface LineChoice {
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/** The first free line from any square of one space to any square of the other, or null. What blocks is for the game to say. */
export function lineBetweenSpaces(
  board: Board,
  from: number,
  fromSize: number,
  to: number,
  toSize: number,
  blocked: Uint8Array,
): LineChoice | null {
  const targets = spaceSquares(board, to, toSize);
  for (const source of spaceSquares(board, from, fromSize)) {
    for (const target of targets) {
      const line = firstFreeLine(board, source, target, blocked);
      if (line >= 0) return { from: source, to: target, line };
    }
  }
  return null;
}

/** Whether the walls leave any line between two spaces, whatever else blocks. */
export function anyPastWalls(board: Board, from: number, fromSize: number, to: number, toSize: number): boolean {
  if (!board.hasWalls) return true;
  for (const source of spaceSquares(board, from, fromSize))
    for (const target of spaceSquares(board, to, toSize)) if (wallFreeLines(board, source, target) !== 0) return true;
  return false;
}

/** A corner of a square from which all four corners of another square can be hit. */
export interface CornerChoice {
  readonly from: number;
  readonly to: number;
  readonly corner: number;
}

/** The first clear corner from any square of one space to any of the target squares, or null. */
export function clearShot(
  board: Board,
  from: number,
  fromSize: number,
  targets: readonly number[],
  blocked: Uint8Array,
): CornerChoice | null {
  for (const source of spaceSquares(board, from, fromSize)) {
    for (const target of targets) {
      const corner = clearCorner(board, source, target, blocked);
      if (corner >= 0) return { from: source, to: target, corner };
    }
  }
  return null;
}

/** Squares other than the two whose inside the line meets, in the order in which it comes to them. */
export function squaresOnLine(board: Board, from: number, to: number, line: number): number[] {
  return trace(lineSegment(board, from, to, line))
    .filter(({ touch }) => touch === "inside")
    .map(({ x, y }) => y * board.width + x)
    .filter((square) => square !== from && square !== to);
}

/** The line itself in lattice units, its ends inset towards the squares it joins. */
export function lineSegment(board: Board, from: number, to: number, line: number): Segment {
  const { width } = board;
  return insetLine(from % width, Math.floor(from / width), to % width, Math.floor(to / width), line);
}

function templateOf(board: Board, from: number, to: number): LineTemplate {
  const { width } = board;
  const fromX = from % width;
  const toX = to % width;
  return lineTemplate(width, toX - fromX, (to - toX - from + fromX) / width);
}

function pastWalls(board: Board, template: LineTemplate, from: number): number {
  const { solid, edges, hasEdges } = board;
  const { squares, touching, onSlash, onBackslash, onEdge } = template;
  let mask = ALL_LINES;
  for (let index = 0; index < squares.length && mask !== 0; index += 1) {
    const walls = solid[from + (squares[index] ?? 0)] ?? 0;
    if (walls === 0) continue;
    if ((walls & SOLID_SQUARE) !== 0) mask &= ~(touching[index] ?? 0);
    if ((walls & SOLID_SLASH) !== 0) mask &= ~(onSlash[index] ?? 0);
    if ((walls & SOLID_BACKSLASH) !== 0) mask &= ~(onBackslash[index] ?? 0);
  }
  if (!hasEdges) return mask;
  const places = template.edges;
  for (let index = 0; index < places.length && mask !== 0; index += 1) {
    if (edges[from * 2 + (places[index] ?? 0)] === 1) mask &= ~(onEdge[index] ?? 0);
  }
  return mask;
}

/** The lines of a mask that meet no piece of a wall either. */
function pastPieces(board: Board, from: number, to: number, mask: number): number {
  if (board.pieces === null) return mask;
  let free = mask;
  for (let line = 0; line < 16; line += 1) {
    if ((free & (1 << line)) !== 0 && firstPiece(board, lineSegment(board, from, to, line)) !== null)
      free &= ~(1 << line);
  }
  return free;
}
