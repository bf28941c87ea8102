import { type Board, SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import { type Box, type Point, UNIT } from "./lattice.ts";
import type { LineBlock } from "./line-verdict.ts";
import { barPoints } from "./obstacles.ts";
import { commonDivisor, type PiecePoint, type WallPieces } from "./wall-pieces.ts";

/**
 * "Every line from here to there is free": the lines from all points of one box to all points of another fill their convex
 * hull. The first wall or blocked square that the inside of the hull meets, in reading order, or null if it meets none; touching is
 * harmless. Boxes are in lattice units and may be points. Squares marked in `blocked` block, so leave the two ends unmarked.
 */
export function hullBlocker(board: Board, from: Box, to: Box, blocked: Uint8Array): LineBlock | null {
  const { width, height, solid, edges, pieces } = board;
  const hull = hullOf(from, to, 1);
  const finer = pieces === null ? null : finerHull(pieces.scale, from, to);
  const firstX = Math.max(0, Math.floor(Math.min(from.left, to.left) / UNIT) - 1);
  const firstY = Math.max(0, Math.floor(Math.min(from.top, to.top) / UNIT) - 1);
  const lastX = Math.min(width - 1, Math.floor(Math.max(from.right, to.right) / UNIT));
  const lastY = Math.min(height - 1, Math.floor(Math.max(from.bottom, to.bottom) / UNIT));
  for (let y = firstY; y <= lastY; y += 1) {
    for (let x = firstX; x <= lastX; x += 1) {
      const square = y * width + x;
      const walls = solid[square] ?? 0;
      const bare =
        walls === 0 && (blocked[square] ?? 0) === 0 && edges[square * 2] !== 1 && edges[square * 2 + 1] !== 1;
      if (bare && (pieces === null || !hasPieces(pieces, square))) continue;
      const filled = (walls & SOLID_SQUARE) !== 0;
      const [left, top] = [x * UNIT, y * UNIT];
      const [right, bottom] = [left + UNIT, top + UNIT];
      if ((filled || (blocked[square] ?? 0) !== 0) && meetsBox(hull, left, top, right, bottom)) {
        return { kind: filled ? "wall-square" : "blocked-square", square };
      }
      const slash = (walls & SOLID_SLASH) !== 0 && meetsLine(hull, left, bottom, right, top);
      const backslash = (walls & SOLID_BACKSLASH) !== 0 && meetsLine(hull, left, top, right, bottom);
      if (slash || backslash) return { kind: "diagonal", square };
      if (finer?.inside(pieces?.inside[square])) return { kind: "diagonal", square };
      const east = edges[square * 2] === 1 && meetsBox(hull, right, top, right, bottom);
      if (east || finer?.onEdge(board, square * 2)) return { kind: "wall-edge", square, beyond: square + 1 };
      const south = edges[square * 2 + 1] === 1 && meetsBox(hull, left, bottom, right, bottom);
      if (south || finer?.onEdge(board, square * 2 + 1)) return { kind: "wall-edge", square, beyond: square + width };
    }
  }
  return null;
}

function hasPieces({ inside, bars }: WallPieces, square: number): boolean {
  return inside[square] !== undefined || bars[square * 2] !== undefined || bars[square * 2 + 1] !== undefined;
}

/** The hull of two upright boxes: by axis (x, y) across one of its sides, between which places along the axis it lies. */
interface Hull {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly corners: readonly Point[];
}

/** The sides of a hull are upright, level, or join like corners of the two boxes. */
function hullOf(from: Box, to: Box, times: number): Hull {
  const [ends, starts] = [cornersOfBox(to, times), cornersOfBox(from, times)];
  const corners = [...starts, ...ends];
  const [x, y, low, high]: [number[], number[], number[], number[]] = [[], [], [], []];
  const add = (axisX: number, axisY: number): void => {
    if (axisX === 0 && axisY === 0) return;
    const places = corners.map((point) => axisX * point.x + axisY * point.y);
    x.push(axisX);
    y.push(axisY);
    low.push(Math.min(...places));
    high.push(Math.max(...places));
  };
  add(1, 0);
  add(0, 1);
  for (const [index, start] of starts.entries()) {
    const end = ends[index] ?? start;
    add(start.y - end.y, end.x - start.x);
  }
  return { x, y, low, high, corners };
}

/** True if the inside of the hull meets an upright box, which may be a line. */
function meetsBox({ x, y, low, high }: Hull, left: number, top: number, right: number, bottom: number): boolean {
  for (let index = 0; index < x.length; index += 1) {
    const [axisX, axisY] = [x[index] ?? 0, y[index] ?? 0];
    const [nearX, farX] = axisX > 0 ? [left, right] : [right, left];
    const [nearY, farY] = axisY > 0 ? [top, bottom] : [bottom, top];
    if (axisX * nearX + axisY * nearY >= (high[index] ?? 0)) return false;
    if (axisX * farX + axisY * farY <= (low[index] ?? 0)) return false;
  }
  return true;
}

/** True if the inside of the hull meets a slanted line. */
function meetsLine(hull: Hull, ax: number, ay: number, bx: number, by: number): boolean {
  const { x, y, low, high } = hull;
  for (let index = 0; index < x.length; index += 1) {
    const a = (x[index] ?? 0) * ax + (y[index] ?? 0) * ay;
    const b = (x[index] ?? 0) * bx + (y[index] ?? 0) * by;
    if (Math.min(a, b) >= (high[index] ?? 0) || Math.max(a, b) <= (low[index] ?? 0)) return false;
  }
  return !allOnOneSide(hull, ax, ay, bx, by);
}

/** True if no two corners of the hull lie on different sides of the endless line through two points. */
function allOnOneSide({ corners }: Hull, ax: number, ay: number, bx: number, by: number): boolean {
  let [left, right] = [false, false];
  for (const point of corners) {
    const side = (bx - ax) * (point.y - ay) - (by - ay) * (point.x - ax);
    if (side > 0) right = true;
    if (side < 0) left = true;
  }
  return !left || !right;
}

/** The test of pieces of walls against the hull, in units that both the lattice and the pieces have whole numbers of. */
interface FinerHull {
  readonly inside: (pieces: readonly { readonly points: readonly PiecePoint[] }[] | undefined) => boolean;
  readonly onEdge: (board: Board, edge: number) => boolean;
}

function finerHull(scale: number, from: Box, to: Box): FinerHull {
  const common = commonDivisor(scale, UNIT);
  const hull = hullOf(from, to, scale / common);
  const times = UNIT / common;
  const inside: FinerHull["inside"] = (pieces) =>
    pieces?.some(({ points }) => meetsPiece(hull, points, times)) === true;
  return {
    inside,
    onEdge: (board, edge) =>
      inside(board.pieces?.bars[edge]?.map((bar) => ({ points: barPoints(board, edge, bar, scale) }))),
  };
}

/** True if the inside of the hull meets a closed convex piece, a line or a region. */
function meetsPiece(hull: Hull, piece: readonly PiecePoint[], times: number): boolean {
  const { x, y, low, high } = hull;
  for (let index = 0; index < x.length; index += 1) {
    const places = piece.map((point) => ((x[index] ?? 0) * point[0] + (y[index] ?? 0) * point[1]) * times);
    if (Math.min(...places) >= (high[index] ?? 0) || Math.max(...places) <= (low[index] ?? 0)) return false;
  }
  return !piece.some(([ax, ay], index) => {
    const [bx, by] = piece[(index + 1) % piece.length] ?? [ax, ay];
    if (piece.length === 2) return allOnOneSide(hull, ax * times, ay * times, bx * times, by * times);
    // A region lies on the right of its sides: the hull must not lie wholly on the left.
    return hull.corners.every((point) => (bx - ax) * (point.y - ay * times) - (by - ay) * (point.x - ax * times) <= 0);
  });
}

function cornersOfBox({ left, top, right, bottom }: Box, times: number): readonly Point[] {
  return [
    { x: left * times, y: top * times },
    { x: right * times, y: top * times },
    { x: right * times, y: bottom * times },
    { x: left * times, y: bottom * times },
  ];
}
