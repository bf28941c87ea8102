import { compare, type Exact, type ExactLine, type ExactPoint, exact, minus, plus, times } from "./exact.ts";
import { type Feature, point, touches } from "./reference.ts";

/**
 * Sight from any point of one square to any point of another, the slow way: the line through each two of the points, given in units of
 * `1 / unit` of a square, turned by a
 * hair about a point in each gap between the lattice points on it, cut to the part between the two squares. If any free line
 * exists, one of these is free.
 */
export function candidateLines(
  points: readonly (readonly [number, number])[],
  a: readonly [number, number],
  b: readonly [number, number],
  unit = 1,
): ExactLine[] {
  const found: ExactLine[] = [];
  for (const p of points) {
    for (const q of points) {
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      if (dx < 0 || (dx === 0 && dy <= 0)) continue;
      for (const [first, second] of HAIRS) {
        const start = aside(p, dx, dy, first, unit);
        const line = cutBetween(start, aside(q, dx, dy, second, unit), a, b);
        if (line !== null) found.push(line);
      }
    }
  }
  return found;
}

const HAIRS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** True if one of the lines touches none of the features. */
export function anyFree(lines: readonly ExactLine[], features: readonly Feature[]): boolean {
  return lines.some((line) => !features.some((feature) => touches(line, feature)));
}

/** The least sets of features that the lines touch, as masks: sight exists if and only if one of them is wholly absent. */
export function leastMasks(lines: readonly ExactLine[], features: readonly Feature[]): bigint[] {
  const bit = (index: number): bigint => 1n << BigInt(index);
  const masks = new Set(lines.map((line) => features.reduce((m, f, i) => (touches(line, f) ? m | bit(i) : m), 0n)));
  return [...masks].filter((mask) => ![...masks].some((other) => other !== mask && (other & mask) === other));
}

export function latticePoints(width: number, height: number): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  for (let y = 0; y <= height; y += 1) for (let x = 0; x <= width; x += 1) points.push([x, y]);
  return points;
}

/** The lattice point moved to one side of the direction by a hair. */
function aside(p: readonly [number, number], dx: number, dy: number, way: number, unit: number): ExactPoint {
  const hair = 1_000_000 * unit;
  return [exact(p[0] * 1_000_000 - dy * way, hair), exact(p[1] * 1_000_000 + dx * way, hair)];
}

/** The part of the endless line through two points from where it leaves one square to where it comes to the other. */
function cutBetween(
  p: ExactPoint,
  q: ExactPoint,
  a: readonly [number, number],
  b: readonly [number, number],
): ExactLine | null {
  const source = through(p, q, a);
  const target = through(p, q, b);
  if (source === null || target === null) return null;
  if (compare(source[1], target[0]) <= 0) return [along(p, q, source[1]), along(p, q, target[0])];
  if (compare(target[1], source[0]) <= 0) return [along(p, q, source[0]), along(p, q, target[1])];
  const middle = point(a[0], a[1]);
  return [middle, middle];
}

function along(p: ExactPoint, q: ExactPoint, t: Exact): ExactPoint {
  return [plus(p[0], times(minus(q[0], p[0]), t)), plus(p[1], times(minus(q[1], p[1]), t))];
}

/** Where the endless line is inside a square, or null if it is nowhere inside. */
function through(p: ExactPoint, q: ExactPoint, square: readonly [number, number]): readonly [Exact, Exact] | null {
  let start: Exact | null = null;
  let end: Exact | null = null;
  for (const axis of [0, 1] as const) {
    const run = minus(q[axis], p[axis]);
    const low = exact(square[axis]);
    const high = exact(square[axis] + 1);
    if (run[0] === 0n) {
      if (compare(p[axis], low) <= 0 || compare(p[axis], high) >= 0) return null;
      continue;
    }
    const one = over(minus(low, p[axis]), run);
    const two = over(minus(high, p[axis]), run);
    const [first, last] = compare(one, two) < 0 ? [one, two] : [two, one];
    if (start === null || compare(first, start) > 0) start = first;
    if (end === null || compare(last, end) < 0) end = last;
  }
  return start === null || end === null || compare(start, end) >= 0 ? null : [start, end];
}

function over(a: Exact, b: Exact): Exact {
  return exact(a[0] * b[1], a[1] * b[0]);
}
