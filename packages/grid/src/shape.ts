import type { Extent } from "./squares.ts";

/** A wall from corner to corner of a square: "/" joins south-west and north-east, "\\" north-west and south-east. */
export type Diagonal = "/" | "\\";

/** A point of the lattice of half squares: x and y in halves of a square. On a gridline unless both are odd. */
export type HalfPoint = readonly [number, number];

/** Everything about a board that geometry needs, as plain JSON. Shared and never changed once made. */
export interface BoardShape extends Extent {
  /** Squares that do not exist: nothing stands on or passes over them, yet a line may. */
  readonly missing: readonly number[];
  /** Squares filled by wall. */
  readonly wallSquares: readonly number[];
  /** Walls on edges, each named by the two squares that share the edge, in either order. */
  readonly wallEdges: readonly (readonly [number, number])[];
  /** Walls across squares. Such a wall covers the middle of its square, so nothing can stand there. */
  readonly diagonals: readonly (readonly [number, Diagonal])[];
  /** Straight walls between two points of gridlines, of any length and slope. */
  readonly wallLines?: readonly (readonly [HalfPoint, HalfPoint])[];
  /** Walls that fill an area, each by its corners in order; all are points of gridlines, and no two sides cross. */
  readonly wallAreas?: readonly (readonly HalfPoint[])[];
  /**
   * Squares that are wall to lines, distances and whatever passes them, while a space may step into one: the doors that it leaves
   * or enters count as open for that step.
   */
  readonly doors?: readonly number[];
  /** Corners that no diagonal step may cross, whatever touches them. */
  readonly closedCorners: readonly number[];
  /** True if any wall that touches a corner forbids diagonal steps across it. */
  readonly cornersBlock: boolean;
}

/** A board without walls. Corners block as soon as walls are added, unless `cornersBlock` is changed. */
export function openShape(width: number, height: number): BoardShape {
  return {
    width,
    height,
    missing: [],
    wallSquares: [],
    wallEdges: [],
    diagonals: [],
    closedCorners: [],
    cornersBlock: true,
  };
}
