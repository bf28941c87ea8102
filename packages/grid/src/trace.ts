import {
  type Box,
  clip,
  cornerPoint,
  type Fraction,
  firstMeeting,
  lessThan,
  meetsInterior,
  pointAt,
  type Segment,
  sideOf,
  squareBox,
  UNIT,
} from "./lattice.ts";

/** How a line meets a square: through its inside, along one of its sides, or in one point of its border. */
export type Touch = "inside" | "along" | "point";

/** One square that a line meets, be it on the board or beyond it. */
export interface Crossing {
  readonly x: number;
  readonly y: number;
  readonly touch: Touch;
  /** Where the line comes to the square and where it goes from it, as fractions of its length. */
  readonly enter: Fraction;
  readonly leave: Fraction;
  /** Sides met between their ends: bit 1 north, 2 east, 4 south, 8 west. */
  readonly sides: number;
  /** Corners met: bit 1 north-west, 2 north-east, 4 south-east, 8 south-west. */
  readonly corners: number;
  /** True if the line meets the diagonal from south-west to north-east, ends included. */
  readonly slash: boolean;
  /** True if the line meets the diagonal from north-west to south-east, ends included. */
  readonly backslash: boolean;
}

/** Bits of `Crossing.sides`. */
export const SIDE_NORTH = 1;
export const SIDE_EAST = 2;
export const SIDE_SOUTH = 4;
export const SIDE_WEST = 8;

/** Every square that a closed line meets, in the order in which it comes to them. Knows nothing of walls. */
export function trace(segment: Segment): Crossing[] {
  const { from, to } = segment;
  const crossings: Crossing[] = [];
  const firstColumn = Math.ceil(Math.min(from.x, to.x) / UNIT) - 1;
  const lastColumn = Math.floor(Math.max(from.x, to.x) / UNIT);
  for (let x = firstColumn; x <= lastColumn; x += 1) {
    const [firstRow, lastRow] = rowsMet(segment, x);
    for (let y = firstRow; y <= lastRow; y += 1) {
      const crossing = crossSquare(segment, x, y);
      if (crossing !== null) crossings.push(crossing);
    }
  }
  return crossings.sort(inOrder);
}

/** How a line meets one square, or null if it does not. */
export function crossSquare(segment: Segment, x: number, y: number): Crossing | null {
  const box = squareBox(x, y);
  const part = clip(segment, box);
  if (part === null) return null;
  const corners = cornersMet(segment, x, y);
  const { from, to } = segment;
  const long = (from.x !== to.x || from.y !== to.y) && lessThan(part.enter, part.leave);
  const touch = meetsInterior(segment, box) ? "inside" : long ? "along" : "point";
  return {
    x,
    y,
    touch,
    enter: part.enter,
    leave: part.leave,
    sides: sidesMet(segment, box),
    corners,
    slash: firstMeeting(segment, slashOf(x, y)) !== null,
    backslash: firstMeeting(segment, backslashOf(x, y)) !== null,
  };
}

/** The diagonal from south-west to north-east of a square. */
export function slashOf(x: number, y: number): Segment {
  return { from: cornerPoint(x, y, 3), to: cornerPoint(x, y, 1) };
}

/** The diagonal from north-west to south-east of a square. */
export function backslashOf(x: number, y: number): Segment {
  return { from: cornerPoint(x, y, 0), to: cornerPoint(x, y, 2) };
}

/** Rows that may hold squares of a column met by the line; wider than needed by the rounding, each square is tested exactly. */
function rowsMet(segment: Segment, column: number): readonly [number, number] {
  const { from, to } = segment;
  const top = Math.min(from.y, to.y);
  const bottom = Math.max(from.y, to.y);
  const strip: Box = { left: column * UNIT, top, right: (column + 1) * UNIT, bottom };
  const part = clip(segment, strip);
  if (part === null) return [0, -1];
  const a = pointAt(segment, part.enter).y;
  const b = pointAt(segment, part.leave).y;
  return [Math.floor((Math.min(a, b) - 1) / UNIT), Math.floor((Math.max(a, b) + 1) / UNIT)];
}

function cornersMet(segment: Segment, x: number, y: number): number {
  let met = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const point = cornerPoint(x, y, corner);
    const box = { left: point.x, top: point.y, right: point.x, bottom: point.y };
    if (sideOf(segment, point.x, point.y) === 0 && clip(segment, box) !== null) met |= 1 << corner;
  }
  return met;
}

function sidesMet(segment: Segment, box: Box): number {
  const { left, top, right, bottom } = box;
  let met = 0;
  if (meetsBetween(segment, { left, top, right, bottom: top })) met |= SIDE_NORTH;
  if (meetsBetween(segment, { left: right, top, right, bottom })) met |= SIDE_EAST;
  if (meetsBetween(segment, { left, top: bottom, right, bottom })) met |= SIDE_SOUTH;
  if (meetsBetween(segment, { left, top, right: left, bottom })) met |= SIDE_WEST;
  return met;
}

/** True if the line meets an upright or level side somewhere between the ends of that side. */
function meetsBetween(segment: Segment, side: Box): boolean {
  const part = clip(segment, side);
  if (part === null) return false;
  const { from, to } = segment;
  if ((from.x !== to.x || from.y !== to.y) && lessThan(part.enter, part.leave)) return true;
  const [above, below] = part.enter;
  if (side.left === side.right) {
    const along = from.y * below + (to.y - from.y) * above;
    return along > side.top * below && along < side.bottom * below;
  }
  const along = from.x * below + (to.x - from.x) * above;
  return along > side.left * below && along < side.right * below;
}

function inOrder(a: Crossing, b: Crossing): number {
  if (lessThan(a.enter, b.enter)) return -1;
  if (lessThan(b.enter, a.enter)) return 1;
  if (lessThan(a.leave, b.leave)) return -1;
  if (lessThan(b.leave, a.leave)) return 1;
  return a.y - b.y || a.x - b.x;
}
