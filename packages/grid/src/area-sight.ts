import { type Area, areasOverlap, squaresInArea } from "./areas.ts";
import { type Board, SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import { type Point, UNIT } from "./lattice.ts";

/**
 * Sight from any point of one area to any point of another. Obstacles are closed, so the free lines form an open set, and it
 * is enough to look between the critical directions: those from lattice point to lattice point. Between two neighbouring ones
 * the order of all lattice points across the direction does not change, so one direction there stands for all: each
 * obstacle covers an interval across it, and sight is a gap between intervals. Only small integers occur.
 */
export interface AreaLine {
  /** Where the line leaves the first area and where it comes to the second, in lattice units rounded for drawing. */
  readonly from: Point;
  readonly to: Point;
  /** The line exactly: all points, in squares, with 2 * (dx * y - dy * x) = twice. */
  readonly dx: number;
  readonly dy: number;
  readonly twice: number;
}

/** A wall piece by its ends in squares, and the block of squares it belongs to, which orders it among other blocks. */
interface Piece {
  readonly corners: readonly (readonly [number, number])[];
  readonly place: Area;
}

/**
 * A free line from some point of `from` to some point of `to`, or null if every line meets a wall or a square marked in `blocked`,
 * borders included. Marks on squares of the two areas are ignored; an area that is nothing but wall is never seen.
 */
export function areaSight(board: Board, from: Area, to: Area, blocked: Uint8Array): AreaLine | null {
  if (!clearInside(board, from) || !clearInside(board, to)) return squareBySquare(board, from, to, blocked);
  if (areasOverlap(from, to)) return withinShared(from, to);
  const level = from.x + from.width <= to.x || to.x + to.width <= from.x;
  const forward = level ? Math.sign(to.x - from.x) : Math.sign(to.y - from.y);
  const pieces = obstacles(board, from, to, blocked);
  const span = spanOf(from, to);
  const slopes = level ? criticalSlopes(span.width, span.height) : criticalSlopes(span.height, span.width);
  for (let index = 0; index + 1 < slopes.length; index += 1) {
    const [u0, v0] = slopes[index] ?? [0, 0];
    const [u1, v1] = slopes[index + 1] ?? [0, 0];
    const along = (u0 + u1) * forward;
    const across = v0 + v1;
    const line = level ? gapAcross(from, to, pieces, along, across) : gapAcross(from, to, pieces, across, along);
    if (line !== null) return line;
  }
  return null;
}

/** Primitive vectors (u, v) with 0 <= u <= length and -breadth <= v <= breadth, by slope from (0, -1) to (0, 1). */
function criticalSlopes(length: number, breadth: number): readonly (readonly [number, number])[] {
  const key = length * 65536 + breadth;
  const known = slopesKnown.get(key);
  if (known !== undefined) return known;
  const slopes: (readonly [number, number])[] = [];
  for (let u = 0; u <= length; u += 1) {
    for (let v = -breadth; v <= breadth; v += 1) if (greatestDivisor(u, Math.abs(v)) === 1) slopes.push([u, v]);
  }
  slopes.sort(([u0, v0], [u1, v1]) => (u0 + u1 === 0 ? v0 - v1 : v0 * u1 - v1 * u0));
  slopesKnown.set(key, slopes);
  return slopes;
}

const slopesKnown = new Map<number, readonly (readonly [number, number])[]>();

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function gapAcross(from: Area, to: Area, pieces: readonly Piece[], dx: number, dy: number): AreaLine | null {
  if (order(from, to, dx, dy) <= 0) return null;
  const source = shadow(cornersOf(from), dx, dy);
  const target = shadow(cornersOf(to), dx, dy);
  const low = Math.max(source[0], target[0]);
  const high = Math.min(source[1], target[1]);
  if (low >= high) return null;
  const shadows: (readonly [number, number])[] = [];
  for (const { corners, place } of pieces) {
    if (order(from, place, dx, dy) > 0 && order(place, to, dx, dy) > 0) shadows.push(shadow(corners, dx, dy));
  }
  shadows.sort((a, b) => a[0] - b[0]);
  let reached = low;
  for (const [start, end] of shadows) {
    if (start > reached) break;
    if (end > reached) reached = end;
  }
  if (reached >= high) return null;
  const next = shadows.reduce((least, [start]) => (start > reached && start < least ? start : least), high);
  return drawn(from, to, dx, dy, reached + next);
}

/** 1 if lines in the direction come to `b` after `a`, -1 if before, 0 if no line with room to spare meets both. */
function order(a: Area, b: Area, dx: number, dy: number): number {
  const across = Math.sign(dx) * apart(a.x, a.x + a.width, b.x, b.x + b.width);
  const down = Math.sign(dy) * apart(a.y, a.y + a.height, b.y, b.y + b.height);
  return across * down < 0 ? 0 : Math.sign(across + down);
}

function apart(startA: number, endA: number, startB: number, endB: number): number {
  if (startB >= endA) return 1;
  return endB <= startA ? -1 : 0;
}

/** The interval that some points cover across a direction. */
function shadow(corners: readonly (readonly [number, number])[], dx: number, dy: number): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of corners) {
    const place = dx * y - dy * x;
    if (place < low) low = place;
    if (place > high) high = place;
  }
  return [low, high];
}

function cornersOf({ x, y, width, height }: Area): readonly (readonly [number, number])[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function spanOf(a: Area, b: Area): Area {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Walls and marked squares that can come between two areas: those within the smallest block around both. */
function obstacles(board: Board, from: Area, to: Area, blocked: Uint8Array): Piece[] {
  const span = spanOf(from, to);
  const pieces: Piece[] = [];
  for (let y = span.y; y < span.y + span.height; y += 1) {
    for (let x = span.x; x < span.x + span.width; x += 1) {
      const square = y * board.width + x;
      const place = { x, y, width: 1, height: 1 };
      if (board.edges[square * 2] === 1 && x + 1 < span.x + span.width) pieces.push(edgePiece(x + 1, y, 0, 1));
      if (board.edges[square * 2 + 1] === 1 && y + 1 < span.y + span.height) pieces.push(edgePiece(x, y + 1, 1, 0));
      const walls = board.solid[square] ?? 0;
      if (walls === 0 && (blocked[square] ?? 0) === 0) continue;
      if (areasOverlap(place, from) || areasOverlap(place, to)) continue;
      const [northWest = [x, y], northEast = [x, y], southEast = [x, y], southWest = [x, y]] = cornersOf(place);
      if ((walls & SOLID_SQUARE) !== 0 || (blocked[square] ?? 0) !== 0)
        pieces.push({ corners: cornersOf(place), place });
      if ((walls & SOLID_SLASH) !== 0) pieces.push({ corners: [southWest, northEast], place });
      if ((walls & SOLID_BACKSLASH) !== 0) pieces.push({ corners: [northWest, southEast], place });
    }
  }
  return pieces;
}

function edgePiece(x: number, y: number, width: number, height: number): Piece {
  return {
    corners: [
      [x, y],
      [x + width, y + height],
    ],
    place: { x, y, width, height },
  };
}

/** True if no wall fills, crosses or divides the area, so that it can be taken as one. */
function clearInside(board: Board, area: Area): boolean {
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      const square = y * board.width + x;
      const walls = board.solid[square] ?? 0;
      if (walls !== 0 && (area.width > 1 || area.height > 1 || (walls & SOLID_SQUARE) !== 0)) return false;
      if (board.edges[square * 2] === 1 && x + 1 < area.x + area.width) return false;
      if (board.edges[square * 2 + 1] === 1 && y + 1 < area.y + area.height) return false;
    }
  }
  return true;
}

function squareBySquare(board: Board, from: Area, to: Area, blocked: Uint8Array): AreaLine | null {
  const open = (square: number): boolean => ((board.solid[square] ?? 0) & SOLID_SQUARE) === 0;
  const single = (square: number): Area => ({
    x: square % board.width,
    y: Math.floor(square / board.width),
    width: 1,
    height: 1,
  });
  const targets = squaresInArea(board, to).filter(open).map(single);
  for (const source of squaresInArea(board, from).filter(open).map(single)) {
    for (const target of targets) {
      const line = areaSight(board, source, target, blocked);
      if (line !== null) return line;
    }
  }
  return null;
}

/** Areas that share a square see each other in it; the line is its middle point. */
function withinShared(from: Area, to: Area): AreaLine {
  const x = Math.max(from.x, to.x);
  const y = Math.max(from.y, to.y);
  const middle = { x: x * UNIT + UNIT / 2, y: y * UNIT + UNIT / 2 };
  return { from: middle, to: middle, dx: 1, dy: 0, twice: 2 * y + 1 };
}

function drawn(from: Area, to: Area, dx: number, dy: number, twice: number): AreaLine {
  return { from: borderPoint(from, dx, dy, twice, 1), to: borderPoint(to, dx, dy, twice, -1), dx, dy, twice };
}

/** Where the line leaves an area (way 1) or comes to it (way -1), rounded to lattice units. */
function borderPoint(area: Area, dx: number, dy: number, twice: number, way: number): Point {
  const wallX = dx * way > 0 ? area.x + area.width : area.x;
  const wallY = dy * way > 0 ? area.y + area.height : area.y;
  const y = (twice / 2 + dy * wallX) / dx;
  if (y >= area.y && y <= area.y + area.height) return { x: wallX * UNIT, y: Math.round(y * UNIT) };
  return { x: Math.round(((dx * wallY - twice / 2) / dy) * UNIT), y: wallY * UNIT };
}
