import type { Board } from "./board.ts";
import { holdsPoint } from "./convex.ts";
import { type Fraction, firstMeeting, lessThan, type Segment, UNIT } from "./lattice.ts";
import type { LineBlock } from "./line-verdict.ts";
import { barPoints } from "./obstacles.ts";
import { trace } from "./trace.ts";
import { commonDivisor, type PiecePoint } from "./wall-pieces.ts";

/** The first piece of a wall that a line meets, ends and borders included, and where, as a fraction of the line; null if it meets none. */
export function firstPiece(
  board: Board,
  segment: Segment,
): { readonly block: LineBlock; readonly at: Fraction } | null {
  const { pieces, width } = board;
  if (pieces === null) return null;
  const { scale } = pieces;
  const common = commonDivisor(scale, UNIT);
  const line = enlarged(segment, scale / common);
  let found: { readonly block: LineBlock; readonly at: Fraction } | null = null;
  const meet = (points: readonly PiecePoint[], block: LineBlock): void => {
    const at = firstIn(line, points, UNIT / common);
    if (at !== null && (found === null || lessThan(at, found.at))) found = { block, at };
  };
  for (const { x, y } of trace(segment)) {
    if (x < 0 || y < 0 || x >= width || y >= board.height) continue;
    const square = y * width + x;
    for (const { points } of pieces.inside[square] ?? []) meet(points, { kind: "diagonal", square });
    for (const edge of [square * 2, square * 2 + 1]) {
      const beyond = edge % 2 === 0 ? square + 1 : square + width;
      const block: LineBlock = { kind: "wall-edge", square, beyond };
      for (const bar of pieces.bars[edge] ?? []) meet(barPoints(board, edge, bar, scale), block);
    }
  }
  return found;
}

function enlarged({ from, to }: Segment, times: number): Segment {
  return { from: { x: from.x * times, y: from.y * times }, to: { x: to.x * times, y: to.y * times } };
}

/** Where a line first meets a closed convex piece; at its own start if it begins inside. */
function firstIn(line: Segment, points: readonly PiecePoint[], times: number): Fraction | null {
  const corners = points.map(([x, y]): PiecePoint => [x * times, y * times]);
  if (holdsPoint(corners, [line.from.x, line.from.y])) return [0, 1];
  let first: Fraction | null = null;
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from;
    const at = firstMeeting(line, { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] } });
    if (at !== null && (first === null || lessThan(at, first))) first = at;
  }
  return first;
}
