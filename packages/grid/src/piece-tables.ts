import { holdsPoint, meetsBefore } from "./convex.ts";
import type { PiecePoint, WallPiece, WallPieces } from "./wall-pieces.ts";

/** What pieces of walls mean to whoever stands in squares and steps between them. */
export interface PieceTables {
  /** See `Board`. */
  readonly barred: Uint8Array;
  readonly cuts: Uint8Array;
  readonly ends: Uint8Array;
  /** 1 if a piece covers the middle of the square. */
  readonly covered: Uint8Array;
  /** Corners that a piece touches. */
  readonly corners: readonly number[];
  /** Edges that walls on gridlines cover from end to end. */
  readonly whole: readonly number[];
}

/** Bits of `Board.cuts`: 1 << corner for the way to a corner, CUT_SIDE << side for the way to the middle of side 0 n, 1 e, 2 s, 3 w. */
export const CUT_SIDE = 16;

/** The tables for pieces that were cut; empty ones for none. */
export function pieceTables(width: number, height: number, pieces: WallPieces | null): PieceTables {
  const count = width * height;
  const [barred, cuts] = [new Uint8Array(count * 2), new Uint8Array(count)];
  const [ends, covered] = [new Uint8Array(count), new Uint8Array(count)];
  const corners: number[] = [];
  const whole: number[] = [];
  if (pieces === null) return { barred, cuts, ends, covered, corners, whole };
  const { scale } = pieces;
  for (let square = 0; square < count; square += 1) {
    const x = square % width;
    const y = (square - x) / width;
    for (const { points } of pieces.inside[square] ?? []) {
      const middle: PiecePoint = [x * scale + scale / 2, y * scale + scale / 2];
      if (holdsPoint(points, middle)) covered[square] = 1;
      for (let corner = 0; corner < 4; corner += 1) {
        const east = corner === 1 || corner === 2 ? 1 : 0;
        const south = corner >> 1;
        const at: PiecePoint = [(x + east) * scale, (y + south) * scale];
        if (holdsPoint(points, at)) corners.push((y + south) * (width + 1) + x + east);
        if (meetsBefore(points, middle, at)) cuts[square] = (cuts[square] ?? 0) | (1 << corner);
      }
      for (let side = 0; side < 4; side += 1) {
        const end = middleOfSide(middle, scale / 2, side);
        if (meetsBefore(points, middle, end)) cuts[square] = (cuts[square] ?? 0) | (CUT_SIDE << side);
        else if (holdsPoint(points, end)) {
          ends[square] = (ends[square] ?? 0) | (halvesMet({ points }, middle, side) << (2 * side));
        }
      }
    }
    for (const edge of [square * 2, square * 2 + 1]) {
      const bars = (pieces.bars[edge] ?? []).filter(({ line }) => line);
      const corner = edge % 2 === 0 ? y * (width + 1) + x + 1 : (y + 1) * (width + 1) + x;
      const step = edge % 2 === 0 ? width + 1 : 1;
      for (const { from, to } of bars) {
        barred[edge] = (barred[edge] ?? 0) | (from <= scale / 2 && to >= scale / 2 ? 3 : 1);
        if (from === 0) corners.push(corner);
        if (to === scale) corners.push(corner + step);
      }
      if (reachedBy(bars) === scale) whole.push(edge);
    }
  }
  return { barred, cuts, ends, covered, corners, whole };
}

function middleOfSide([x, y]: PiecePoint, half: number, side: number): PiecePoint {
  if (side === 0) return [x, y - half];
  if (side === 1) return [x + half, y];
  return side === 2 ? [x, y + half] : [x - half, y];
}

/** On which side of the middle of the square a piece lies, seen along a side of it: 1 north or west, 2 south or east. */
function halvesMet({ points }: WallPiece, [x, y]: PiecePoint, side: number): number {
  const level = side % 2 === 0;
  const before = points.some((point) => (level ? point[0] < x : point[1] < y));
  const after = points.some((point) => (level ? point[0] > x : point[1] > y));
  return (before ? 1 : 0) | (after ? 2 : 0);
}

/** How far bars cover an edge from its start without a gap. */
function reachedBy(bars: readonly { readonly from: number; readonly to: number }[]): number {
  let reached = 0;
  for (const { from, to } of [...bars].sort((a, b) => a.from - b.from)) {
    if (from <= reached && to > reached) reached = to;
  }
  return reached;
}
