import {
  type Board,
  type Box,
  cornerPoint,
  firstMeeting,
  type LineBlock,
  meetsInterior,
  type Point,
  type Segment,
  squareBox,
} from "@undercroft/grid";

/**
 * A line between two boxes that meets what blocks lines between them, for drawing: between two of their corners if one does, else
 * through the middle of what blocks.
 */
export function blockedLine(board: Board, from: Box, to: Box, block: LineBlock): Segment {
  const x = block.square % board.width;
  const y = Math.floor(block.square / board.width);
  const meets = meetingTest(board, x, y, block);
  const lines = pointsOf(from).flatMap((start) => pointsOf(to).map((end): Segment => ({ from: start, to: end })));
  const found = lines.find(meets);
  if (found !== undefined) return found;
  const box = squareBox(x, y);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return { from: closest(from, middle), to: closest(to, middle) };
}

function meetingTest(board: Board, x: number, y: number, block: LineBlock): (line: Segment) => boolean {
  if (block.kind !== "wall-edge") return (line) => meetsInterior(line, squareBox(x, y));
  const upright = block.beyond === block.square + 1 && block.beyond % board.width !== 0;
  const edge = { from: cornerPoint(x, y, upright ? 1 : 3), to: cornerPoint(x, y, 2) };
  return (line) => firstMeeting(line, edge) !== null;
}

/** The corners of a box and its middle, without doubles. */
function pointsOf({ left, top, right, bottom }: Box): readonly Point[] {
  if (left === right) return [{ x: left, y: top }];
  return [
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function closest({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
}
