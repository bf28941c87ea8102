/**
 * Slow and plain geometry in rational numbers, for tests. It shares nothing with the code it is compared with: lengths are
 * thousandths of a square, numbers are BigInt fractions, and a line is cut by half-planes one after another.
 */

export type Exact = readonly [bigint, bigint];
export type ExactPoint = readonly [Exact, Exact];
export type ExactLine = readonly [ExactPoint, ExactPoint];

export function exact(numerator: number | bigint, denominator: number | bigint = 1): Exact {
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  return d < 0n ? [-n, -d] : [n, d];
}

/** One, in thousandths, as the ends of inset lines are. */
const ONE: Exact = [1000n, 1000n];

export function plus(a: Exact, b: Exact): Exact {
  if (a[1] === b[1]) return [a[0] + b[0], a[1]];
  return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
}

export function times(a: Exact, b: Exact): Exact {
  return [a[0] * b[0], a[1] * b[1]];
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, [-b[0], b[1]]);
}

/** Below 0, 0 or above 0 as a is less than, equal to or greater than b. */
export function compare(a: Exact, b: Exact): number {
  const difference = a[1] === b[1] ? a[0] - b[0] : a[0] * b[1] - b[0] * a[1];
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Side of the point c seen along the way from a to b: -1, 0 or 1. */
export function turn(a: ExactPoint, b: ExactPoint, c: ExactPoint): number {
  const first = times(minus(b[0], a[0]), minus(c[1], a[1]));
  const second = times(minus(b[1], a[1]), minus(c[0], a[0]));
  return compare(first, second);
}

/** Corner of a square moved towards the middle by a thousandth of a square; 0 north-west, then clockwise. */
export function insetCorner(x: number, y: number, corner: number): ExactPoint {
  const right = corner === 1 || corner === 2;
  const low = corner === 2 || corner === 3;
  return [exact(right ? (x + 1) * 1000 - 1 : x * 1000 + 1, 1000), exact(low ? (y + 1) * 1000 - 1 : y * 1000 + 1, 1000)];
}

/** True if two closed lines share a point. */
export function linesMeet([a, b]: ExactLine, [c, d]: ExactLine): boolean {
  const abc = turn(a, b, c);
  const abd = turn(a, b, d);
  const cda = turn(c, d, a);
  const cdb = turn(c, d, b);
  if (abc !== abd && cda !== cdb && abc * abd <= 0 && cda * cdb <= 0) return true;
  return between(a, b, c, abc) || between(a, b, d, abd) || between(c, d, a, cda) || between(c, d, b, cdb);
}

function between(a: ExactPoint, b: ExactPoint, c: ExactPoint, side: number): boolean {
  if (side !== 0) return false;
  return [0, 1].every((axis) => {
    const [low, middle, high] = [pick(a, axis), pick(c, axis), pick(b, axis)];
    return compare(low, middle) * compare(middle, high) >= 0;
  });
}

function pick(point: ExactPoint, axis: number): Exact {
  return axis === 0 ? point[0] : point[1];
}

/** How a closed line meets the square (x, y): not at all, its border only, or its inside. */
export function meetsSquare([a, b]: ExactLine, x: number, y: number): "apart" | "border" | "inside" {
  let start = exact(0);
  let end = exact(1);
  const limits: readonly (readonly [Exact, Exact, Exact])[] = [
    [a[0], b[0], exact(x * 1000, 1000)],
    [a[1], b[1], exact(y * 1000, 1000)],
  ];
  for (const [from, to, low] of limits) {
    const high = plus(low, ONE);
    const run = minus(to, from);
    if (run[0] === 0n) {
      if (compare(from, low) < 0 || compare(from, high) > 0) return "apart";
      continue;
    }
    const one = divide(minus(low, from), run);
    const other = divide(minus(high, from), run);
    const [first, last] = compare(one, other) <= 0 ? [one, other] : [other, one];
    if (compare(first, start) > 0) start = first;
    if (compare(last, end) < 0) end = last;
  }
  if (compare(start, end) > 0) return "apart";
  const middle = times(plus(start, end), exact(1, 2));
  const inside = limits.every(([from, to, low]) => {
    const at = plus(from, times(minus(to, from), middle));
    return compare(at, low) > 0 && compare(at, plus(low, ONE)) < 0;
  });
  return inside ? "inside" : "border";
}

function divide(a: Exact, b: Exact): Exact {
  return exact(a[0] * b[1], a[1] * b[0]);
}
