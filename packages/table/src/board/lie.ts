import type { Point, Square, TileRect } from "./square.ts";

/** The extent of a board in squares. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * Screens are wide: a battlefield that is higher than wide is shown turned clockwise by a quarter, its south to the left.
 * Squares are named as they are shown.
 */
export function isTurned(shape: Extent): boolean {
  return shape.height > shape.width;
}

/** The extent of the board as it is shown. */
export function shownExtent(shape: Extent): Extent {
  return isTurned(shape) ? { width: shape.height, height: shape.width } : { width: shape.width, height: shape.height };
}

/** Where a square is shown; of a space of several squares a side, where its top left one is. */
export function shownSquare(shape: Extent, at: number, size = 1): Square {
  const x = at % shape.width;
  const y = Math.floor(at / shape.width);
  return isTurned(shape) ? { x: shape.height - y - size, y: x } : { x, y };
}

/** The squares of a space of several squares a side, row by row as it is shown. */
export function shownSpace(shape: Extent, at: number, size: number): readonly number[] {
  const { x, y } = shownSquare(shape, at, size);
  return Array.from({ length: size * size }, (_, i) =>
    squareShownAt(shape, { x: x + (i % size), y: y + Math.floor(i / size) }),
  );
}

/** The square of the board that is shown at a place. */
export function squareShownAt(shape: Extent, { x, y }: Square): number {
  return isTurned(shape) ? (shape.height - 1 - x) * shape.width + y : y * shape.width + x;
}

/** The square by which the board knows a space whose top left square is shown there; null if it would hang over the edge. */
export function spaceShownAt(shape: Extent, { x, y }: Square, size: number): number | null {
  const extent = shownExtent(shape);
  if (x + size > extent.width || y + size > extent.height) return null;
  return isTurned(shape) ? (shape.height - x - size) * shape.width + y : y * shape.width + x;
}

/** Where a corner of the lattice, or a place between, is shown. */
export function shownPoint(shape: Extent, { x, y }: Point): Point {
  return isTurned(shape) ? { x: shape.height - y, y: x } : { x, y };
}

/** Where a tile is shown. */
export function shownRect(shape: Extent, rect: TileRect): TileRect {
  const { x, y, width, height } = rect;
  return isTurned(shape)
    ? { x: shape.height - y - height, y: x, width: height, height: width }
    : { x, y, width, height };
}
