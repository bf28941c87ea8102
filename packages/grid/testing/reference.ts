import type { BoardShape, HalfPoint } from "../src/index.ts";
import {
  compare,
  type Exact,
  type ExactLine,
  type ExactPoint,
  exact,
  insetCorner,
  linesMeet,
  meetsSquare,
  minus,
  plus,
  times,
  turn,
} from "./exact.ts";

/** The rules of walls, read word by word; slow, and independent of the code under test. */
export interface Plain {
  readonly shape: BoardShape;
  readonly missing: Places;
  readonly wall: Places;
  readonly slash: Places;
  readonly backslash: Places;
  /** Level wall edges by their west end, upright ones by their north end. */
  readonly level: Places;
  readonly upright: Places;
  readonly closed: Places;
  /** Walls that are no whole squares, edges or diagonals. */
  readonly pieces: readonly Feature[];
  /** Those of them that lie on gridlines. */
  readonly bars: readonly Feature[];
}

/** A set of lattice places: 1 where `keyOf` says. */
type Places = Uint8Array;

/** Places from two before the board to 60 beyond. */
function keyOf(x: number, y: number): number {
  return (y + 2) * 64 + x + 2;
}

function places(shape: BoardShape, lattice: number, indices: readonly number[], right = 0, down = 0): Places {
  const set = new Uint8Array(64 * (shape.height + 5));
  for (const index of indices) set[keyOf((index % lattice) + right, Math.floor(index / lattice) + down)] = 1;
  return set;
}

export function plainOf(shape: BoardShape): Plain {
  const { width } = shape;
  const edges = shape.wallEdges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const first = (level: boolean): number[] =>
    edges.filter(([a, b]) => level === (a % width === b % width)).map(([a]) => a);
  const diagonals = (slash: boolean): number[] =>
    shape.diagonals.filter(([, way]) => slash === (way === "/")).map(([square]) => square);
  return {
    shape,
    missing: places(shape, width, shape.missing),
    wall: places(shape, width, [...shape.wallSquares, ...(shape.doors ?? [])]),
    slash: places(shape, width, diagonals(true)),
    backslash: places(shape, width, diagonals(false)),
    level: places(shape, width, first(true), 0, 1),
    upright: places(shape, width, first(false), 1, 0),
    closed: places(shape, width + 1, shape.closedCorners),
    pieces: pieceFeatures(shape),
    bars: (shape.wallLines ?? [])
      .filter(([a, b]) => (a[0] === b[0] && a[0] % 2 === 0) || (a[1] === b[1] && a[1] % 2 === 0))
      .map(lineFeature),
  };
}

function has(set: Places, x: number, y: number): boolean {
  return set[keyOf(x, y)] === 1;
}

export function plainExists(plain: Plain, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < plain.shape.width && y < plain.shape.height && !has(plain.missing, x, y);
}

/** A square that can be stood in: it exists, and its middle is free of walls. */
export function plainOpen(plain: Plain, x: number, y: number): boolean {
  if (!plainExists(plain, x, y)) return false;
  if (has(plain.wall, x, y) || has(plain.slash, x, y) || has(plain.backslash, x, y)) return false;
  return !meetsAny(plain.pieces, middle(x, y), middle(x, y));
}

function middle(x: number, y: number): ExactPoint {
  return point(x + 0.5, y + 0.5);
}

function meetsAny(features: readonly Feature[], from: ExactPoint, to: ExactPoint): boolean {
  return features.some((feature) => mayMeet(feature, from, to) && touches([from, to], feature));
}

/** False only if a piece is clearly elsewhere: a hundredth of a square is far more than what rounding can do. */
function mayMeet(feature: Feature, from: ExactPoint, to: ExactPoint): boolean {
  if (feature.kind === "square") return true;
  const ends = feature.kind === "wall" ? feature.line : feature.corners;
  return [0, 1].every((axis) => {
    const places = ends.map((end) => roughly(end, axis));
    const [a, b] = [roughly(from, axis), roughly(to, axis)];
    return Math.min(...places) < Math.max(a, b) + 0.01 && Math.max(...places) > Math.min(a, b) - 0.01;
  });
}

function roughly(at: ExactPoint, axis: number): number {
  const [numerator, denominator] = axis === 0 ? at[0] : at[1];
  return Number(numerator) / Number(denominator);
}

/** A point of the way from one to another, as a share of it. */
function partWay(from: ExactPoint, to: ExactPoint, share: Exact): ExactPoint {
  return [plus(from[0], times(minus(to[0], from[0]), share)), plus(from[1], times(minus(to[1], from[1]), share))];
}

/**
 * mn.ruling.distance-thin-walls and mn.ruling.diagonal-wall: pieces stop a step across a side if the way between the middles touches one,
 * except for bare ends of diagonal walls at the middle of the side: moved by a hair to one hand, the way is free of them.
 */
function sideStopped(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  if (plain.pieces.length === 0) return false;
  const [from, to] = [middle(ax, ay), middle(bx, by)];
  const half = partWay(from, to, exact(1, 2));
  if (meetsAny(plain.bars, half, half)) return true;
  const [before, after] = [partWay(from, half, NEARLY), partWay(to, half, NEARLY)];
  if (meetsAny(plain.pieces, from, before) || meetsAny(plain.pieces, after, to)) return true;
  return [1, -1].every((way) => {
    const aside = ([x, y]: ExactPoint): ExactPoint => [
      plus(x, exact(way * (by - ay), 1_000_000)),
      plus(y, exact(way * (bx - ax), 1_000_000)),
    ];
    return meetsAny(plain.pieces, aside(from), aside(to));
  });
}

const NEARLY = exact(999_999, 1_000_000);

/** Pieces touch the way between the middles of two squares that share a corner, elsewhere than in the corner. */
function cornerStopped(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  const [from, to] = [middle(ax, ay), middle(bx, by)];
  const half = partWay(from, to, exact(1, 2));
  const ways = [
    [from, partWay(from, half, NEARLY)],
    [partWay(to, half, NEARLY), to],
  ] as const;
  return ways.some(([a, b]) => meetsAny(plain.pieces, a, b));
}

/** True if a wall lies on the edge that two side-sharing squares have in common. */
function edgeBetween(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  if (ax === bx ? has(plain.level, ax, Math.max(ay, by)) : has(plain.upright, Math.max(ax, bx), ay)) return true;
  return sideStopped(plain, ax, ay, bx, by);
}

/** True if a wall runs on the edge that two side-sharing squares have in common, or on part of it. */
function wallOn(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  if (ax === bx ? has(plain.level, ax, Math.max(ay, by)) : has(plain.upright, Math.max(ax, bx), ay)) return true;
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  const ends: ExactLine = ax === bx ? [point(ax, y), point(ax + 1, y)] : [point(x, ay), point(x, ay + 1)];
  const inside: ExactLine = [partWay(ends[1], ends[0], NEARLY), partWay(ends[0], ends[1], NEARLY)];
  return plain.bars.some((bar) => touches(inside, bar) && alongside(ends, bar));
}

/** A wall that lies in one line with an edge, not across it. */
function alongside([a, b]: ExactLine, bar: Feature): boolean {
  return bar.kind === "wall" && bar.line.every((end) => turn(a, b, end) === 0);
}

/** True if any wall touches the lattice point (x, y). */
function wallAt(plain: Plain, x: number, y: number): boolean {
  const { wall, level, upright, slash, backslash } = plain;
  return (
    has(wall, x - 1, y - 1) ||
    has(wall, x, y - 1) ||
    has(wall, x, y) ||
    has(wall, x - 1, y) ||
    has(level, x - 1, y) ||
    has(level, x, y) ||
    has(upright, x, y - 1) ||
    has(upright, x, y) ||
    has(backslash, x - 1, y - 1) ||
    has(backslash, x, y) ||
    has(slash, x, y - 1) ||
    has(slash, x - 1, y) ||
    meetsAny(plain.pieces, point(x, y), point(x, y))
  );
}

/** dc.ruling.adjacency-and-walls; with diagonals, mn.ruling.distance-thin-walls (a free line between the middles is enough). */
export function plainAdjacent(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  if (!plainOpen(plain, ax, ay) || !plainOpen(plain, bx, by)) return false;
  const apart = Math.abs(ax - bx) + Math.abs(ay - by);
  if (apart === 1) return !edgeBetween(plain, ax, ay, bx, by);
  if (apart !== 2 || ax === bx || ay === by) return false;
  if (wayOver(plain, ax, ay, ax, by, bx, by) || wayOver(plain, ax, ay, bx, ay, bx, by)) return true;
  if (!plainExists(plain, ax, by) && !plainExists(plain, bx, ay)) return false;
  const cut = plainCut(plain, ax, by) || plainCut(plain, bx, ay) || plain.pieces.length > 0;
  return cut && !wallAt(plain, Math.max(ax, bx), Math.max(ay, by)) && !cornerStopped(plain, ax, ay, bx, by);
}

/** The way from a to b over the square c, which shares an edge with both. */
function wayOver(plain: Plain, ax: number, ay: number, cx: number, cy: number, bx: number, by: number): boolean {
  return plainOpen(plain, cx, cy) && !edgeBetween(plain, ax, ay, cx, cy) && !edgeBetween(plain, cx, cy, bx, by);
}

function plainCut(plain: Plain, x: number, y: number): boolean {
  return plainExists(plain, x, y) && (has(plain.slash, x, y) || has(plain.backslash, x, y));
}

/** dc.ruling.diagonal-wall-corner and dc.ruling.outdoor-walls, for one square. */
export function plainStep(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  if (!plainAdjacent(plain, ax, ay, bx, by)) return false;
  if (ax === bx || ay === by) return true;
  const x = Math.max(ax, bx);
  const y = Math.max(ay, by);
  if (has(plain.closed, x, y) || cornerStopped(plain, ax, ay, bx, by)) return false;
  return !(plain.shape.cornersBlock && wallAt(plain, x, y));
}

/** A place for a space: squares open, no wall edge between two of them. */
export function plainFits(plain: Plain, x: number, y: number, size: number): boolean {
  for (let row = y; row < y + size; row += 1) {
    for (let column = x; column < x + size; column += 1) {
      if (!plainOpen(plain, column, row)) return false;
      if (column + 1 < x + size && wallOn(plain, column, row, column + 1, row)) return false;
      if (row + 1 < y + size && wallOn(plain, column, row, column, row + 1)) return false;
    }
  }
  return true;
}

/** dc.ruling.large-movement: both places fit, and each square of the space makes a legal step. */
export function plainSpaceStep(plain: Plain, ax: number, ay: number, bx: number, by: number, size: number): boolean {
  if (Math.max(Math.abs(ax - bx), Math.abs(ay - by)) !== 1) return false;
  if (!plainFits(plain, ax, ay, size) || !plainFits(plain, bx, by, size)) return false;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!plainStep(plain, ax + column, ay + row, bx + column, by + row)) return false;
    }
  }
  return true;
}

/** mn.ruling.secret-door: the doors that the space leaves or enters are open, the others are wall. */
export function plainDoorStep(
  shape: BoardShape,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  size: number,
): boolean {
  const under = (square: number): boolean => {
    const [x, y] = [square % shape.width, Math.floor(square / shape.width)];
    const within = (left: number, top: number): boolean => x >= left && x < left + size && y >= top && y < top + size;
    return within(ax, ay) || within(bx, by);
  };
  const doors = (shape.doors ?? []).filter((square) => !under(square));
  return plainSpaceStep(plainOf({ ...shape, doors }), ax, ay, bx, by, size);
}

/** All squares of the space exist. */
export function plainWhole(plain: Plain, x: number, y: number, size: number): boolean {
  for (let row = y; row < y + size; row += 1) {
    for (let column = x; column < x + size; column += 1) if (!plainExists(plain, column, row)) return false;
  }
  return true;
}

/** A thing that a line can meet: a whole square, or a straight wall. */
export type Feature =
  | { readonly kind: "square"; readonly x: number; readonly y: number }
  | { readonly kind: "wall"; readonly line: ExactLine }
  | { readonly kind: "area"; readonly corners: readonly ExactPoint[] };

export function point(x: number, y: number): ExactPoint {
  return [exact(x * 1000, 1000), exact(y * 1000, 1000)];
}

/** All walls of a board as features. */
export function wallFeatures(shape: BoardShape): Feature[] {
  const { width } = shape;
  const squares = [...shape.wallSquares, ...(shape.doors ?? [])].map(
    (s): Feature => ({ kind: "square", x: s % width, y: Math.floor(s / width) }),
  );
  const edges = shape.wallEdges.map(([a, b]) => edgeFeature(width, a, b));
  const diagonals = shape.diagonals.map(([s, way]) => diagonalFeature(width, s, way));
  return [...squares, ...edges, ...diagonals, ...pieceFeatures(shape)];
}

function pieceFeatures(shape: BoardShape): Feature[] {
  const areas = (shape.wallAreas ?? []).map((area): Feature => ({ kind: "area", corners: area.map(halfPoint) }));
  return [...(shape.wallLines ?? []).map(lineFeature), ...areas];
}

export function lineFeature([a, b]: readonly [HalfPoint, HalfPoint]): Feature {
  return { kind: "wall", line: [halfPoint(a), halfPoint(b)] };
}

function halfPoint([x, y]: HalfPoint): ExactPoint {
  return point(x / 2, y / 2);
}

export function edgeFeature(width: number, a: number, b: number): Feature {
  const first = Math.min(a, b);
  const x = first % width;
  const y = Math.floor(first / width);
  const line: ExactLine =
    Math.floor(Math.max(a, b) / width) === y
      ? [point(x + 1, y), point(x + 1, y + 1)]
      : [point(x, y + 1), point(x + 1, y + 1)];
  return { kind: "wall", line };
}

export function diagonalFeature(width: number, square: number, way: "/" | "\\"): Feature {
  const x = square % width;
  const y = Math.floor(square / width);
  return { kind: "wall", line: way === "/" ? [point(x, y + 1), point(x + 1, y)] : [point(x, y), point(x + 1, y + 1)] };
}

export function touches(line: ExactLine, feature: Feature): boolean {
  if (feature.kind === "square") return meetsSquare(line, feature.x, feature.y) !== "apart";
  if (feature.kind === "wall") return linesMeet(line, feature.line);
  const { corners } = feature;
  const sides = corners.map((corner, index): ExactLine => [corner, corners[(index + 1) % corners.length] ?? corner]);
  return sides.some((side) => linesMeet(line, side)) || encloses(sides, line[0]);
}

/** True if a point that lies on no side is inside: an odd number of sides to its east. */
function encloses(sides: readonly ExactLine[], at: ExactPoint): boolean {
  const passed = sides.filter(([a, b]) => {
    const below = [compare(a[1], at[1]) > 0, compare(b[1], at[1]) > 0];
    if (below[0] === below[1]) return false;
    return turn(a, b, at) * compare(b[1], a[1]) > 0;
  });
  return passed.length % 2 === 1;
}

/** Line 4 * i + j: from corner i of the first square to corner j of the second, both inset. */
export function plainLine(width: number, a: number, b: number, line: number): ExactLine {
  return [
    insetCorner(a % width, Math.floor(a / width), Math.floor(line / 4)),
    insetCorner(b % width, Math.floor(b / width), line % 4),
  ];
}

/** Which of the features each of the 16 lines between two squares touches: one mask of features for each line. */
export function touchMasks(width: number, a: number, b: number, features: readonly Feature[]): number[] {
  return Array.from({ length: 16 }, (_, line) => {
    const segment = plainLine(width, a, b, line);
    return features.reduce((mask, feature, index) => (touches(segment, feature) ? mask | (1 << index) : mask), 0);
  });
}
