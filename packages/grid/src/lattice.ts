/** The lattice of lines: 2,000 units to the side of a square, so that all that is asked of a line has integer answers. */

/** Lattice units to the side of a square. */
export const UNIT = 2000;

/** How far the end of an inset line lies from its corner, in x and in y: a thousandth of a square. */
export const INSET = 2;

/** A point in lattice units; x grows to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight closed line between two points; the two may be the same. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** An upright closed rectangle in lattice units; it may be a line or a point. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The area of a square. */
export function squareBox(x: number, y: number): Box {
  return { left: x * UNIT, top: y * UNIT, right: (x + 1) * UNIT, bottom: (y + 1) * UNIT };
}

/** Corners of a square in their fixed order: 0 north-west, 1 north-east, 2 south-east, 3 south-west; moved inward by `inset` units. */
export function cornerPoint(x: number, y: number, corner: number, inset = 0): Point {
  const east = corner === 1 || corner === 2;
  const south = corner >= 2;
  return {
    x: east ? (x + 1) * UNIT - inset : x * UNIT + inset,
    y: south ? (y + 1) * UNIT - inset : y * UNIT + inset,
  };
}

/** A place on a segment as a fraction of its length: numerator and positive denominator. */
export type Fraction = readonly [number, number];

/** True if the first fraction is the smaller. Exact for the numbers that boards give (products below 2 ** 53). */
export function lessThan(a: Fraction, b: Fraction): boolean {
  return a[0] * b[1] < b[0] * a[1];
}

/** The part of a segment that lies in a closed box, or null if they do not meet. */
export function clip(segment: Segment, box: Box): { readonly enter: Fraction; readonly leave: Fraction } | null {
  const { from, to } = segment;
  const across = narrow(from.x, to.x - from.x, box.left, box.right, [0, 1], [1, 1]);
  if (across === null) return null;
  return narrow(from.y, to.y - from.y, box.top, box.bottom, across.enter, across.leave);
}

function narrow(
  start: number,
  run: number,
  low: number,
  high: number,
  enter: Fraction,
  leave: Fraction,
): { readonly enter: Fraction; readonly leave: Fraction } | null {
  if (run === 0) return start < low || start > high ? null : { enter, leave };
  const first: Fraction = run > 0 ? [low - start, run] : [start - high, -run];
  const last: Fraction = run > 0 ? [high - start, run] : [start - low, -run];
  const later = lessThan(enter, first) ? first : enter;
  const sooner = lessThan(last, leave) ? last : leave;
  return lessThan(sooner, later) ? null : { enter: later, leave: sooner };
}

/** True if the segment meets the interior of the box. */
export function meetsInterior(segment: Segment, box: Box): boolean {
  const { from, to } = segment;
  if (Math.max(from.x, to.x) <= box.left || Math.min(from.x, to.x) >= box.right) return false;
  if (Math.max(from.y, to.y) <= box.top || Math.min(from.y, to.y) >= box.bottom) return false;
  if (from.x === to.x || from.y === to.y) return true;
  const a = sideOf(segment, box.left, box.top);
  const b = sideOf(segment, box.right, box.top);
  const c = sideOf(segment, box.right, box.bottom);
  const d = sideOf(segment, box.left, box.bottom);
  return Math.min(a, b, c, d) < 0 && Math.max(a, b, c, d) > 0;
}

/** On which side of the line through a segment a point lies: below 0, 0 on the line, above 0. */
export function sideOf(segment: Segment, x: number, y: number): number {
  const { from, to } = segment;
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
}

/** Where a segment first meets another, as a fraction of the former, or null if they do not meet. */
export function firstMeeting(segment: Segment, other: Segment): Fraction | null {
  const box = boxOf(other);
  const part = clip(segment, box);
  if (part === null) return null;
  const start = sideOf(other, segment.from.x, segment.from.y);
  const finish = sideOf(other, segment.to.x, segment.to.y);
  if (start === 0 && finish === 0) return part.enter;
  if ((start > 0 && finish > 0) || (start < 0 && finish < 0)) return null;
  const at: Fraction = start > finish ? [start, start - finish] : [-start, finish - start];
  return lessThan(at, part.enter) || lessThan(part.leave, at) ? null : at;
}

/** The smallest box around a segment. */
export function boxOf(segment: Segment): Box {
  const { from, to } = segment;
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
}

/** The point at a fraction of a segment, rounded to whole units: for drawing, never for a verdict. */
export function pointAt(segment: Segment, at: Fraction): Point {
  const { from, to } = segment;
  return {
    x: from.x + Math.round(((to.x - from.x) * at[0]) / at[1]),
    y: from.y + Math.round(((to.y - from.y) * at[0]) / at[1]),
  };
}
