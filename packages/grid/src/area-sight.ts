import { type Area, areaOfSpace, areasOverlap, squaresInArea } from "./areas.ts";
import { type Board, SOLID_SQUARE } from "./board.ts";
import { type Point, UNIT } from "./lattice.ts";
import { cornersOf, cutOff, type Obstacle, obstaclesBetween, onEdge } from "./obstacles.ts";
import type { PiecePoint } from "./wall-pieces.ts";

/**
 * Sight from any point of one area to any point of another. Obstacles are closed, so the free lines form an open set, and it
 * is enough to look between the critical directions: those from one end of an obstacle or corner of an area to another. Between
 * two neighbouring ones the order of all these points across the direction does not change, so one direction there stands for
 * all: each obstacle covers an interval across it, and sight is a gap between intervals. Only whole numbers occur.
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

/** What is asked, in units of `1 / scale` of a square. */
interface Look {
  readonly from: Area;
  readonly to: Area;
  readonly scale: number;
  readonly source: readonly PiecePoint[];
  readonly target: readonly PiecePoint[];
  readonly pieces: readonly Obstacle[];
}

/**
 * A free line from some point of `from` to some point of `to`, or null if every line meets a wall or a square marked in `blocked`,
 * borders included. Marks on squares of the two areas are ignored; an area that is nothing but wall is never seen.
 */
export function areaSight(board: Board, from: Area, to: Area, blocked: Uint8Array): AreaLine | null {
  if (!clearInside(board, from) || !clearInside(board, to)) return squareBySquare(board, from, to, blocked);
  if (areasOverlap(from, to)) return withinShared(from, to);
  if (cutOff(board, from, to, blocked)) return null;
  const scale = board.pieces?.scale ?? 1;
  const [source, target] = [cornersOf(from, scale), cornersOf(to, scale)];
  const look: Look = { from, to, scale, source, target, pieces: obstaclesBetween(board, from, to, blocked) };
  for (const [dx, dy] of likelyDirections(source, target)) {
    const line = gapAcross(look, dx, dy);
    if (line !== null || look.pieces.length === 0) return line;
  }
  const slopes = criticalDirections(look);
  for (let index = 0; index + 1 < slopes.length; index += 1) {
    const [x0, y0] = slopes[index] ?? [0, 0];
    const [x1, y1] = slopes[index + 1] ?? [0, 0];
    const line = gapAcross(look, x0 + x1, y0 + y1);
    if (line !== null) return line;
  }
  return null;
}

/**
 * A free line from a corner of the lattice to some point of an area that lies within one of the four quarters seen from there; lines along
 * gridlines left out. Null if every line meets a wall or a marked square. What touches the corner: walls block all lines, marked
 * squares only those that enter them.
 */
export function pointSight(board: Board, corner: number, to: Area, blocked: Uint8Array): AreaLine | null {
  if (board.touched[corner] === 1) return null;
  const x = corner % (board.width + 1);
  const y = (corner - x) / (board.width + 1);
  const from: Area = { x, y, width: 0, height: 0 };
  const first: Area = { x: to.x >= x ? x : x - 1, y: to.y >= y ? y : y - 1, width: 1, height: 1 };
  const within = areasOverlap(first, to);
  if (!within && (blocked[first.y * board.width + first.x] ?? 0) !== 0) return null;
  const scale = board.pieces?.scale ?? 1;
  const [source, target] = [cornersOf(from, scale), cornersOf(to, scale)];
  const look: Look = {
    from,
    to,
    scale,
    source,
    target,
    pieces: within ? [] : obstaclesBetween(board, from, to, blocked),
  };
  const slopes = criticalDirections(look);
  for (let index = 0; index + 1 < slopes.length; index += 1) {
    const [x0, y0] = slopes[index] ?? [0, 0];
    const [x1, y1] = slopes[index + 1] ?? [0, 0];
    const line = rayAlong(look, x0 + x1, y0 + y1);
    if (line !== null) return line;
  }
  return null;
}

/** The line from a point in one direction, if it comes to the target before it meets anything. */
function rayAlong({ from, to, scale, source, target, pieces }: Look, dx: number, dy: number): AreaLine | null {
  const [place] = shadow(source, dx, dy);
  const [low, high] = shadow(target, dx, dy);
  if (place <= low || place >= high || order(from, to, dx, dy) <= 0) return null;
  for (const piece of pieces) {
    if (order(piece.place, to, dx, dy) <= 0) continue;
    const [start, end] = shadow(piece.points, dx, dy);
    if (start <= place && place <= end) return null;
  }
  return drawn(from, to, dx * scale, dy * scale, 2 * place);
}

/** Directions that are free more often than not: from middle to middle, and from each corner to the same. */
function likelyDirections(source: readonly PiecePoint[], target: readonly PiecePoint[]): PiecePoint[] {
  const ways = source.map((point, index): PiecePoint => between(point, target[index] ?? point));
  return [ways.reduce(([x, y], way): PiecePoint => [x + way[0], y + way[1]], [0, 0]), ...ways];
}

function between(from: PiecePoint, to: PiecePoint): PiecePoint {
  return [to[0] - from[0], to[1] - from[1]];
}

/** All directions between ends of obstacles and corners of the two areas that some line between the areas has, in order of angle. */
function criticalDirections({ source, target, pieces }: Look): readonly PiecePoint[] {
  const ends = new Map<number, PiecePoint>();
  for (const points of [source, target, ...pieces.map((piece) => piece.points)]) {
    for (const point of points) ends.set(point[1] * 2 ** 26 + point[0], point);
  }
  const [first, last] = outermost(source, target);
  const found: PiecePoint[] = [];
  const list = [...ends.values()];
  for (const [index, one] of list.entries()) {
    for (let other = index + 1; other < list.length; other += 1) {
      const way = between(one, list[other] ?? one);
      const [start, end] = [cross(first, way), cross(way, last)];
      if (start >= 0 && end >= 0) found.push(way);
      if (start <= 0 && end <= 0) found.push([-way[0], -way[1]]);
    }
  }
  // Only the outermost two can lie in one line, pointing apart.
  found.sort((a, b) => cross(b, a) || dot(first, b) - dot(first, a));
  return found.filter((way, index) => {
    const before = found[index - 1];
    return before === undefined || cross(before, way) !== 0 || dot(before, way) < 0;
  });
}

/** The two directions between which all lines from one area to the other lie; at most half a turn apart. */
function outermost(source: readonly PiecePoint[], target: readonly PiecePoint[]): readonly [PiecePoint, PiecePoint] {
  const ways = source.flatMap((from) => target.map((to) => between(from, to)));
  const middle = ways.reduce(([x, y], way): PiecePoint => [x + way[0], y + way[1]], [0, 0]);
  let [first, last] = [middle, middle];
  for (const way of ways) {
    const side = cross(middle, way);
    if (side < 0 && (first === middle || cross(way, first) > 0)) first = way;
    if (side > 0 && (last === middle || cross(last, way) > 0)) last = way;
  }
  return [first, last];
}

function cross(a: PiecePoint, b: PiecePoint): number {
  return a[0] * b[1] - a[1] * b[0];
}

function dot(a: PiecePoint, b: PiecePoint): number {
  return a[0] * b[0] + a[1] * b[1];
}

/** A free line in one direction: through the middle of the first gap that obstacles leave. */
function gapAcross({ from, to, scale, source, target, pieces }: Look, dx: number, dy: number): AreaLine | null {
  if (order(from, to, dx, dy) <= 0) return null;
  const [leave, arrive] = [shadow(source, dx, dy), shadow(target, dx, dy)];
  const low = Math.max(leave[0], arrive[0]);
  const high = Math.min(leave[1], arrive[1]);
  if (low >= high) return null;
  const shadows: (readonly [number, number])[] = [];
  for (const { points, place } of pieces) {
    if (order(from, place, dx, dy) > 0 && order(place, to, dx, dy) > 0) shadows.push(shadow(points, dx, dy));
  }
  shadows.sort((a, b) => a[0] - b[0]);
  let reached = low;
  for (const [start, end] of shadows) {
    if (start > reached) break;
    if (end > reached) reached = end;
  }
  if (reached >= high) return null;
  const next = shadows.reduce((least, [start]) => (start > reached && start < least ? start : least), high);
  return drawn(from, to, dx * scale, dy * scale, reached + next);
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
function shadow(points: readonly PiecePoint[], dx: number, dy: number): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of points) {
    const place = dx * y - dy * x;
    if (place < low) low = place;
    if (place > high) high = place;
  }
  return [low, high];
}

/** True if no wall fills, crosses or divides the area, so that it can be taken as one. */
function clearInside(board: Board, area: Area): boolean {
  const { width, height } = area;
  for (let y = area.y; y < area.y + height; y += 1) {
    for (let x = area.x; x < area.x + width; x += 1) {
      const square = y * board.width + x;
      const walls = board.solid[square] ?? 0;
      if ((walls & SOLID_SQUARE) !== 0) return false;
      if (width === 1 && height === 1) return true;
      if (walls !== 0 || (board.pieces?.inside[square] ?? []).length > 0) return false;
      if (x + 1 < area.x + width && onEdge(board, square * 2)) return false;
      if (y + 1 < area.y + height && onEdge(board, square * 2 + 1)) return false;
    }
  }
  return true;
}

function squareBySquare(board: Board, from: Area, to: Area, blocked: Uint8Array): AreaLine | null {
  const open = (square: number): boolean => ((board.solid[square] ?? 0) & SOLID_SQUARE) === 0;
  const targets = squaresInArea(board, to).filter(open);
  for (const source of squaresInArea(board, from).filter(open)) {
    for (const target of targets) {
      const line = areaSight(board, areaOfSpace(board, source, 1), areaOfSpace(board, target, 1), blocked);
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
