import type { BoardShape, Diagonal, HalfPoint } from "./shape.ts";
import type { Extent } from "./squares.ts";

/**
 * The eight symmetries of the square, 0 to 7: a number of quarter turns clockwise (the low two bits) after a mirroring of
 * east and west (bit 4) or none. 0 leaves all as it is.
 */
export const SYMMETRIES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The extent of the turned lattice. */
export function turnExtent(extent: Extent, symmetry: number): Extent {
  const { width, height } = extent;
  return symmetry % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a square comes to lie, as a square of the turned lattice. */
export function turnSquare(extent: Extent, square: number, symmetry: number): number {
  return turnTop(extent, square, 1, symmetry);
}

/** Where the north-west square of a space comes to lie: the top of the turned space. */
export function turnTop(extent: Extent, top: number, size: number, symmetry: number): number {
  const { width, height } = extent;
  const [x, y] = turnPair(width - size, height - size, top % width, Math.floor(top / width), symmetry);
  return y * turnExtent(extent, symmetry).width + x;
}

/** Where a corner comes to lie, as a corner of the turned lattice. */
export function turnCorner(extent: Extent, corner: number, symmetry: number): number {
  const { width, height } = extent;
  const [x, y] = turnPair(width, height, corner % (width + 1), Math.floor(corner / (width + 1)), symmetry);
  return y * (turnExtent(extent, symmetry).width + 1) + x;
}

/** Where a direction points afterwards. */
export function turnDirection(direction: number, symmetry: number): number {
  const mirrored = symmetry < 4 ? direction : (8 - direction) & 7;
  return (mirrored + 2 * (symmetry & 3)) & 7;
}

/** Which corner of its square (0 north-west, clockwise) a corner of a square becomes. */
export function turnCornerOfSquare(corner: number, symmetry: number): number {
  const mirrored = symmetry < 4 ? corner : corner ^ 1;
  return (mirrored + symmetry) & 3;
}

/** How a diagonal wall lies afterwards. */
export function turnDiagonal(diagonal: Diagonal, symmetry: number): Diagonal {
  const flips = (symmetry & 1) + (symmetry < 4 ? 0 : 1);
  if (flips % 2 === 0) return diagonal;
  return diagonal === "/" ? "\\" : "/";
}

/** Where a point of the lattice of half squares comes to lie. */
export function turnHalfPoint(extent: Extent, [x, y]: HalfPoint, symmetry: number): HalfPoint {
  return turnPair(extent.width * 2, extent.height * 2, x, y, symmetry);
}

/** The whole shape turned or mirrored: a new shape. */
export function turnShape(shape: BoardShape, symmetry: number): BoardShape {
  const square = (each: number): number => turnSquare(shape, each, symmetry);
  const point = (each: HalfPoint): HalfPoint => turnHalfPoint(shape, each, symmetry);
  const { wallLines, wallAreas, doors } = shape;
  return {
    ...turnExtent(shape, symmetry),
    missing: shape.missing.map(square),
    wallSquares: shape.wallSquares.map(square),
    wallEdges: shape.wallEdges.map(([a, b]) => [square(a), square(b)] as const),
    diagonals: shape.diagonals.map(([at, way]) => [square(at), turnDiagonal(way, symmetry)] as const),
    ...(wallLines === undefined ? {} : { wallLines: wallLines.map(([a, b]) => [point(a), point(b)] as const) }),
    ...(wallAreas === undefined ? {} : { wallAreas: wallAreas.map((area) => area.map(point)) }),
    ...(doors === undefined ? {} : { doors: doors.map(square) }),
    closedCorners: shape.closedCorners.map((corner) => turnCorner(shape, corner, symmetry)),
    cornersBlock: shape.cornersBlock,
  };
}

/** Turns a pair of which the first runs from 0 to `right` and the second from 0 to `bottom`. */
function turnPair(right: number, bottom: number, x: number, y: number, symmetry: number): readonly [number, number] {
  const east = symmetry < 4 ? x : right - x;
  switch (symmetry & 3) {
    case 1:
      return [bottom - y, east];
    case 2:
      return [right - east, bottom - y];
    case 3:
      return [y, right - east];
    default:
      return [east, y];
  }
}
