import { type Board, SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import { type Box, cornerPoint, type Point, type Segment, squareBox, UNIT } from "./lattice.ts";
import type { LineBlock } from "./line-verdict.ts";
import { barPoints } from "./obstacles.ts";
import { backslashOf, slashOf } from "./trace.ts";
import { commonDivisor, type PiecePoint } from "./wall-pieces.ts";

/**
 * "Every line from here to there is free": the lines from all points of one box to all points of another fill their convex
 * hull. The first wall or blocked square that the inside of the hull meets, in reading order, or null if it meets none; touching is
 * harmless. Boxes are in lattice units and may be points. Squares marked in `blocked` block, so leave the two ends unmarked.
 */
export function hullBlocker(board: Board, from: Box, to: Box, blocked: Uint8Array): LineBlock | null {
  const { width, height, solid, edges, pieces } = board;
  const axes = hullAxes(from, to);
  const points = [...cornersOfBox(from), ...cornersOfBox(to)];
  const finer = pieces === null ? null : finerUnits(pieces.scale, axes, points);
  const firstX = Math.max(0, Math.floor(Math.min(from.left, to.left) / UNIT) - 1);
  const firstY = Math.max(0, Math.floor(Math.min(from.top, to.top) / UNIT) - 1);
  const lastX = Math.min(width - 1, Math.floor(Math.max(from.right, to.right) / UNIT));
  const lastY = Math.min(height - 1, Math.floor(Math.max(from.bottom, to.bottom) / UNIT));
  const meets = (shape: readonly Point[], ...more: Point[]): boolean =>
    ![...axes, ...more].some((axis) => separates(axis, points, shape));
  for (let y = firstY; y <= lastY; y += 1) {
    for (let x = firstX; x <= lastX; x += 1) {
      const square = y * width + x;
      const walls = solid[square] ?? 0;
      const filled = (walls & SOLID_SQUARE) !== 0;
      if ((filled || (blocked[square] ?? 0) !== 0) && meets(cornersOfBox(squareBox(x, y)))) {
        return { kind: filled ? "wall-square" : "blocked-square", square };
      }
      const slash = (walls & SOLID_SLASH) !== 0 && meets(endsOf(slashOf(x, y)), { x: 1, y: 1 });
      const backslash = (walls & SOLID_BACKSLASH) !== 0 && meets(endsOf(backslashOf(x, y)), { x: 1, y: -1 });
      if (slash || backslash) return { kind: "diagonal", square };
      if (pieces?.inside[square]?.some((piece) => finer?.meets(piece.points))) return { kind: "diagonal", square };
      const southEast = cornerPoint(x, y, 2);
      if (edges[square * 2] === 1 && meets([cornerPoint(x, y, 1), southEast])) {
        return { kind: "wall-edge", square, beyond: square + 1 };
      }
      if (edges[square * 2 + 1] === 1 && meets([cornerPoint(x, y, 3), southEast])) {
        return { kind: "wall-edge", square, beyond: square + width };
      }
      for (const edge of [square * 2, square * 2 + 1]) {
        if (!pieces?.bars[edge]?.some((bar) => finer?.meets(barPoints(board, edge, bar, pieces.scale)))) continue;
        return { kind: "wall-edge", square, beyond: edge % 2 === 0 ? square + 1 : square + width };
      }
    }
  }
  return null;
}

/** Units that both the lattice and pieces of walls have whole numbers of, with the test of a piece against the hull in them. */
function finerUnits(
  scale: number,
  axes: readonly Point[],
  points: readonly Point[],
): { readonly meets: (piece: readonly PiecePoint[]) => boolean } {
  const forLattice = scale / commonDivisor(scale, UNIT);
  const forPieces = UNIT / commonDivisor(scale, UNIT);
  const hull = points.map(({ x, y }) => ({ x: x * forLattice, y: y * forLattice }));
  return {
    meets: (piece) => {
      const shape = piece.map(([x, y]) => ({ x: x * forPieces, y: y * forPieces }));
      const own = piece.map(([x, y], index): Point => {
        const [nextX, nextY] = piece[(index + 1) % piece.length] ?? [x, y];
        return { x: y - nextY, y: nextX - x };
      });
      return ![...axes, ...own].some((axis) => separates(axis, hull, shape));
    },
  };
}

/** Axes that can part the hull of two upright boxes from something: upright, level, and across each line joining like corners. */
function hullAxes(from: Box, to: Box): Point[] {
  const ends = cornersOfBox(to);
  const slanted = cornersOfBox(from).map((point, corner) => {
    const end = ends[corner] ?? point;
    return { x: point.y - end.y, y: end.x - point.x };
  });
  return [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...slanted.filter(({ x, y }) => x !== 0 || y !== 0)];
}

function separates(axis: Point, first: readonly Point[], second: readonly Point[]): boolean {
  const a = first.map(({ x, y }) => axis.x * x + axis.y * y);
  const b = second.map(({ x, y }) => axis.x * x + axis.y * y);
  return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
}

function cornersOfBox({ left, top, right, bottom }: Box): readonly Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function endsOf(segment: Segment): readonly Point[] {
  return [segment.from, segment.to];
}
