import type { Board } from "./board.ts";
import { distancesFrom } from "./distance.ts";
import type { Segment } from "./lattice.ts";
import { spaceSquares } from "./space.ts";
import { onLattice } from "./squares.ts";
import { trace } from "./trace.ts";

/** An upright block of squares by its north-west column and row; it may reach beyond the lattice. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area that a space covers. */
export function areaOfSpace(board: Board, top: number, size: number): Area {
  const x = top % board.width;
  return { x, y: (top - x) / board.width, width: size, height: size };
}

/** The existing squares of an area, in reading order. */
export function squaresInArea(board: Board, area: Area): number[] {
  const squares: number[] = [];
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      const square = y * board.width + x;
      if (onLattice(board, x, y) && board.exists[square] === 1) squares.push(square);
    }
  }
  return squares;
}

/** Squares at most `range` away from a space by the shortest route over adjacent squares, its own among them. */
export function squaresWithin(board: Board, top: number, size: number, range: number): number[] {
  const tables = spaceSquares(board, top, size).map((square) => distancesFrom(board, square));
  const near = straightSquaresWithin(board, top, size, range);
  return near.filter((square) => tables.some((table) => (table[square] ?? range + 1) <= range));
}

/** Existing squares at most `range` columns and rows away from a space, walls ignored, its own among them. */
export function straightSquaresWithin(board: Board, top: number, size: number, range: number): number[] {
  const { x, y } = areaOfSpace(board, top, size);
  const side = size + 2 * range;
  return squaresInArea(board, { x: x - range, y: y - range, width: side, height: side });
}

/**
 * Blocks of side by side squares that hold a square adjacent to `origin` and none of the space it belongs to: the places of a
 * blast. They may lie over walls and beyond the board. In reading order.
 */
export function blastAreas(board: Board, top: number, size: number, origin: number, side: number): Area[] {
  const own = areaOfSpace(board, top, size);
  const from = areaOfSpace(board, origin, 1);
  const areas: Area[] = [];
  for (let y = from.y - side; y <= from.y + 1; y += 1) {
    for (let x = from.x - side; x <= from.x + 1; x += 1) {
      const area = { x, y, width: side, height: side };
      if (!areasOverlap(own, area) && holdsNeighbour(board, origin, area)) areas.push(area);
    }
  }
  return areas;
}

/** True if two areas share a square. */
export function areasOverlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Up to `count` squares in a straight line from a square, itself first, as far as squares exist. */
export function squaresInDirection(board: Board, square: number, direction: number, count: number): number[] {
  const squares: number[] = [];
  for (let at = square; at >= 0 && squares.length < count; at = board.neighbour[at * 8 + direction] ?? -1) {
    squares.push(at);
  }
  return squares;
}

/** Existing squares whose inside a line enters, in the order in which it comes to them; touching a border is not entering. */
export function squaresEntered(board: Board, segment: Segment): number[] {
  return trace(segment)
    .filter(({ touch, x, y }) => touch === "inside" && onLattice(board, x, y))
    .map(({ x, y }) => y * board.width + x)
    .filter((square) => board.exists[square] === 1);
}

function holdsNeighbour(board: Board, origin: number, area: Area): boolean {
  const mask = board.adjacent[origin] ?? 0;
  for (let direction = 0; direction < 8; direction += 1) {
    if ((mask & (1 << direction)) === 0) continue;
    const square = board.neighbour[origin * 8 + direction] ?? -1;
    if (areasOverlap(area, areaOfSpace(board, square, 1))) return true;
  }
  return false;
}
