import type { Area } from "@undercroft/grid";

/** A place on the border of a space: `x / per` and `y / per` squares from the map's north-west corner. */
export interface LineStart {
  readonly x: number;
  readonly y: number;
  readonly per: number;
}

/** A lattice point in squares. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Starts on the border of a space from which lines to a corner of a target square may be drawn, so many that every set of spaces that
 * such lines can enter is entered from one of them (mn.ruling.line-start): the corners of the space, the points whose line passes one of
 * the critical points, and those halfway between neighbours. The corner is the farthest of the target square's from each of them
 * (mn.ruling.line-corner), and no line goes through the space itself (mn.attack.close.line.own-space).
 */
export function lineStarts(space: Area, target: Area, corner: Corner, critical: readonly Corner[]): LineStart[] {
  const { x, y, width, height } = space;
  const [right, bottom] = [x + width, y + height];
  const found: LineStart[] = [];
  // Only sides that the corner does not lie behind: a line from any other would begin through the space.
  const upright = (line: number): LineStart[] =>
    places(line, y, bottom, corner, critical, target.y).map(([at, per]) => ({ x: line * per, y: at, per }));
  const swap = (point: Corner): Corner => ({ x: point.y, y: point.x });
  const level = (line: number): LineStart[] =>
    places(line, x, right, swap(corner), critical.map(swap), target.x).map(([at, per]) => ({
      x: at,
      y: line * per,
      per,
    }));
  if (corner.x <= x) found.push(...upright(x));
  if (corner.x >= right) found.push(...upright(right));
  if (corner.y <= y) found.push(...level(y));
  if (corner.y >= bottom) found.push(...level(bottom));
  return found.filter((start) => isFarthest(start, target, corner));
}

type Fraction = readonly [number, number];

/**
 * Places along an upright side: whole squares, where a space that reaches over the side may begin; the critical ones; the one level with
 * the middle of the target square, where another of its corners becomes the farthest; and the middles between neighbours.
 */
function places(
  line: number,
  low: number,
  high: number,
  corner: Corner,
  critical: readonly Corner[],
  targetRow: number,
): Fraction[] {
  const stations: Fraction[] = [];
  for (let whole = low; whole <= high; whole += 1) stations.push([whole, 1]);
  if (targetRow >= low && targetRow < high) stations.push([2 * targetRow + 1, 2]);
  for (const point of critical) {
    const run = corner.x - point.x;
    if (run === 0) continue;
    const per = Math.abs(run);
    const place = corner.y * per + (line - corner.x) * (corner.y - point.y) * Math.sign(run);
    if (place > low * per && place < high * per) stations.push([place, per]);
  }
  stations.sort((a, b) => a[0] * b[1] - b[0] * a[1]);
  const apart = stations.filter((each, index) => {
    const before = stations[index - 1];
    return before === undefined || before[0] * each[1] !== each[0] * before[1];
  });
  const middles = apart.slice(1).map(([place, per], index): Fraction => {
    const [before, of] = apart[index] ?? [place, per];
    return [place * of + before * per, 2 * per * of];
  });
  return [...apart, ...middles];
}

/** True if no corner of the target square is farther from the start: the start lies on the other side of its middle, or level with it. */
function isFarthest({ x, y, per }: LineStart, target: Area, corner: Corner): boolean {
  const away = (place: number, low: number, end: number): boolean => {
    const beyond = 2 * place - (2 * low + 1) * per;
    return end > low ? beyond <= 0 : beyond >= 0;
  };
  return away(x, target.x, corner.x) && away(y, target.y, corner.y);
}
