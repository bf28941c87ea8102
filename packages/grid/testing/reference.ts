import type { BoardShape } from "../src/index.ts";
import { type ExactLine, type ExactPoint, exact, insetCorner, linesMeet, meetsSquare } from "./exact.ts";

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
    wall: places(shape, width, shape.wallSquares),
    slash: places(shape, width, diagonals(true)),
    backslash: places(shape, width, diagonals(false)),
    level: places(shape, width, first(true), 0, 1),
    upright: places(shape, width, first(false), 1, 0),
    closed: places(shape, width + 1, shape.closedCorners),
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
  return !has(plain.wall, x, y) && !has(plain.slash, x, y) && !has(plain.backslash, x, y);
}

/** True if a wall lies on the edge that two side-sharing squares have in common. */
function edgeBetween(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  return ax === bx ? has(plain.level, ax, Math.max(ay, by)) : has(plain.upright, Math.max(ax, bx), ay);
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
    has(slash, x - 1, y)
  );
}

/** dc.ruling.adjacency-and-walls; with diagonals, mn.ruling.distance-thin-walls (a free line between the middles is enough). */
export function plainAdjacent(plain: Plain, ax: number, ay: number, bx: number, by: number): boolean {
  if (!plainOpen(plain, ax, ay) || !plainOpen(plain, bx, by)) return false;
  const apart = Math.abs(ax - bx) + Math.abs(ay - by);
  if (apart === 1) return !edgeBetween(plain, ax, ay, bx, by);
  if (apart !== 2 || ax === bx || ay === by) return false;
  if (wayOver(plain, ax, ay, ax, by, bx, by) || wayOver(plain, ax, ay, bx, ay, bx, by)) return true;
  const cut = plainCut(plain, ax, by) || plainCut(plain, bx, ay);
  return cut && !wallAt(plain, Math.max(ax, bx), Math.max(ay, by));
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
  return !has(plain.closed, x, y) && !(plain.shape.cornersBlock && wallAt(plain, x, y));
}

/** A place for a space: squares open, no wall edge between two of them. */
export function plainFits(plain: Plain, x: number, y: number, size: number): boolean {
  for (let row = y; row < y + size; row += 1) {
    for (let column = x; column < x + size; column += 1) {
      if (!plainOpen(plain, column, row)) return false;
      if (column + 1 < x + size && edgeBetween(plain, column, row, column + 1, row)) return false;
      if (row + 1 < y + size && edgeBetween(plain, column, row, column, row + 1)) return false;
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
  | { readonly kind: "wall"; readonly line: ExactLine };

export function point(x: number, y: number): ExactPoint {
  return [exact(x * 1000, 1000), exact(y * 1000, 1000)];
}

/** All walls of a board as features. */
export function wallFeatures(shape: BoardShape): Feature[] {
  const { width } = shape;
  const squares = shape.wallSquares.map((s): Feature => ({ kind: "square", x: s % width, y: Math.floor(s / width) }));
  const edges = shape.wallEdges.map(([a, b]) => edgeFeature(width, a, b));
  return [...squares, ...edges, ...shape.diagonals.map(([s, way]) => diagonalFeature(width, s, way))];
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
  return feature.kind === "square"
    ? meetsSquare(line, feature.x, feature.y) !== "apart"
    : linesMeet(line, feature.line);
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
