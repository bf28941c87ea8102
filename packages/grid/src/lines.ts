import type { Board } from "./board.ts";
import type { Segment } from "./lattice.ts";
import { insetLine, LINES, type LineTemplate, lineTemplate } from "./line-templates.ts";
import { spaceSquares } from "./space.ts";

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
  const mask = pastWalls(board, templateOf(board, from, to), from);
  row[to] = mask;
  return mask;
}

/**
 * Which of the 16 lines meet neither a wall nor the inside of a blocked square. `blocked` holds a value other than 0 for each square
 * that blocks; the two squares themselves never do.
 */
export function freeLines(board: Board, from: number, to: number, blocked: Uint8Array): number {
  let mask = wallFreeLines(board, from, to);
  if (mask === 0) return 0;
  const { insideStart, inside } = templateOf(board, from, to);
  for (let line = 0; line < LINES; line += 1) {
    if ((mask & (1 << line)) === 0) continue;
    if (meetsBlocked(insideStart, inside, from, line, blocked)) mask &= ~(1 << line);
  }
  return mask;
}

/** The first free line between two squares, or -1: whether one sees the other, when one line is enough. */
export function firstFreeLine(board: Board, from: number, to: number, blocked: Uint8Array): number {
  const mask = wallFreeLines(board, from, to);
  if (mask === 0) return -1;
  const { insideStart, inside } = templateOf(board, from, to);
  for (let line = 0; line < LINES; line += 1) {
    if ((mask & (1 << line)) !== 0 && !meetsBlocked(insideStart, inside, from, line, blocked)) return line;
  }
  return -1;
}

/** The first corner of `from` whose lines to all four corners of `to` are free, or -1: a clear shot, when one corner must serve. */
export function clearCorner(board: Board, from: number, to: number, blocked: Uint8Array): number {
  const mask = wallFreeLines(board, from, to);
  const { insideStart, inside } = templateOf(board, from, to);
  for (let corner = 0; corner < 4; corner += 1) {
    if (((mask >> (corner * 4)) & 15) !== 15) continue;
    let line = corner * 4;
    while (line < corner * 4 + 4 && !meetsBlocked(insideStart, inside, from, line, blocked)) line += 1;
    if (line === corner * 4 + 4) return corner;
  }
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
  const { insideStart, inside } = templateOf(board, from, to);
  const squares: number[] = [];
  for (let index = insideStart[line] ?? 0; index < (insideStart[line + 1] ?? 0); index += 1) {
    squares.push(from + (inside[index] ?? 0));
  }
  return squares;
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
  const { touchedStart, touched, edgeStart, edge } = template;
  let mask = 0;
  for (let line = 0; line < LINES; line += 1) {
    let free = true;
    const last = touchedStart[line + 1] ?? 0;
    for (let index = touchedStart[line] ?? 0; free && index < last; index += 1) {
      free = ((solid[from + (touched[index] ?? 0)] ?? 0) & (template.solid[index] ?? 0)) === 0;
    }
    if (hasEdges) {
      const lastEdge = edgeStart[line + 1] ?? 0;
      for (let index = edgeStart[line] ?? 0; free && index < lastEdge; index += 1) {
        free = (edges[from * 2 + (edge[index] ?? 0)] ?? 0) === 0;
      }
    }
    if (free) mask |= 1 << line;
  }
  return mask;
}

function meetsBlocked(start: Int16Array, inside: Int16Array, from: number, line: number, blocked: Uint8Array): boolean {
  const last = start[line + 1] ?? 0;
  for (let index = start[line] ?? 0; index < last; index += 1) {
    if ((blocked[from + (inside[index] ?? 0)] ?? 0) !== 0) return true;
  }
  return false;
}
