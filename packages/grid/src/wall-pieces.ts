import type { BoardShape, HalfPoint } from "./shape.ts";

/** A place in units of `1 / scale` of a square. */
export type PiecePoint = readonly [number, number];

/** The closed part of a wall within one square: two points of its border, or the corners of a convex region. */
export interface WallPiece {
  readonly points: readonly PiecePoint[];
}

/** The part of an edge that a wall lies on, from its north or west end: `from` to `to` in units of `1 / scale` of a square. */
export interface WallBar {
  readonly from: number;
  readonly to: number;
  /** True for a wall on the gridline, false for the side of an area whose inside is beside it. */
  readonly line: boolean;
}

/** Walls that are no whole squares or edges, cut along the gridlines. */
export interface WallPieces {
  /** Units to the side of a square: so many that all ends of pieces are whole numbers. */
  readonly scale: number;
  /** By square: what crosses its inside. */
  readonly inside: readonly (readonly WallPiece[] | undefined)[];
  /** By edge, as in `Board.edges`: what lies on it. */
  readonly bars: readonly (readonly WallBar[] | undefined)[];
  /** Squares that areas fill. */
  readonly filled: readonly number[];
}

/** Finer walls make numbers too large to be exact. */
const FINEST = 1000;

/**
 * Cuts the wall lines and areas of a shape along the gridlines; null if it has none.
 * @throws RangeError if a point is off the board or off the gridlines, a line has no length, an area is no area or crosses itself.
 */
export function cutWalls(shape: BoardShape): WallPieces | null {
  const lines = shape.wallLines ?? [];
  const areas = shape.wallAreas ?? [];
  if (lines.length + areas.length === 0) return null;
  for (const [a, b] of lines) {
    checkPoints(shape, [a, b]);
    if (a[0] === b[0] && a[1] === b[1]) throw new RangeError(`the wall at ${a.join()} has no length`);
  }
  for (const area of areas) checkArea(shape, area);
  const scale = 2 * scaleOf([...lines, ...areas.flatMap(sidesOf)]);
  if (scale > FINEST) throw new RangeError("walls with so many different slopes cannot be cut exactly");
  const count = shape.width * shape.height;
  const cut: Cut = {
    width: shape.width,
    height: shape.height,
    scale,
    inside: new Array<WallPiece[] | undefined>(count),
    bars: new Array<WallBar[] | undefined>(count * 2),
    filled: [],
  };
  for (const [a, b] of lines) cutLine(cut, scaled(cut, a), scaled(cut, b));
  for (const area of areas)
    cutArea(
      cut,
      area.map((point) => scaled(cut, point)),
    );
  return cut;
}

interface Cut {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly inside: (WallPiece[] | undefined)[];
  readonly bars: (WallBar[] | undefined)[];
  readonly filled: number[];
}

const scaled = ({ scale }: Cut, [x, y]: HalfPoint): PiecePoint => [(x * scale) / 2, (y * scale) / 2];

function checkPoints({ width, height }: BoardShape, points: readonly HalfPoint[]): void {
  for (const [x, y] of points) {
    const whole = Number.isInteger(x) && Number.isInteger(y);
    if (!whole || x < 0 || y < 0 || x > 2 * width || y > 2 * height)
      throw new RangeError(`the end of a wall at ${x},${y} halves of a square is not on the board`);
    if (x % 2 !== 0 && y % 2 !== 0) throw new RangeError(`the end of a wall at ${x},${y} halves is on no gridline`);
  }
}

function checkArea(shape: BoardShape, area: readonly HalfPoint[]): void {
  checkPoints(shape, area);
  const sides = sidesOf(area);
  const twice = sides.reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
  const crossing = sides.some((one, index) => sides.slice(index + 1).some((other) => cross(one, other)));
  if (area.length < 3 || twice === 0 || crossing) throw new RangeError(`the corners ${area.join(" ")} enclose no area`);
}

type Side = readonly [HalfPoint, HalfPoint];

function sidesOf(area: readonly HalfPoint[]): Side[] {
  return area.map((point, index) => [point, area[(index + 1) % area.length] ?? point]);
}

/** True if two sides cross between their ends, or one ends between the other's ends. */
function cross([a, b]: Side, [c, d]: Side): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return between(a, b, c, abc) || between(a, b, d, abd) || between(c, d, a, cda) || between(c, d, b, cdb);
}

/** On which side of the way from a to b the point c lies: above 0 to the right (south of east), 0 on the line. */
export function turn(a: PiecePoint, b: PiecePoint, c: PiecePoint): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function between(a: HalfPoint, b: HalfPoint, c: HalfPoint, side: number): boolean {
  return side === 0 && (c[0] - a[0]) * (c[0] - b[0]) + (c[1] - a[1]) * (c[1] - b[1]) < 0;
}

/** The least number by which all crossings of these lines with gridlines become whole halves. */
function scaleOf(sides: readonly Side[]): number {
  let scale = 1;
  for (const [[ax, ay], [bx, by]] of sides) {
    const [across, down] = [Math.abs(bx - ax), Math.abs(by - ay)];
    if (across === 0 || down === 0) continue;
    const common = commonDivisor(across, down);
    for (const part of [across / common, down / common]) scale = (scale / commonDivisor(scale, part)) * part;
    if (scale > FINEST) return scale;
  }
  return scale;
}

/** The greatest number that divides both. */
export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Ends and gridline crossings of a line, in order along it. */
function stations({ scale }: Cut, a: PiecePoint, b: PiecePoint): PiecePoint[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const found: PiecePoint[] = [a, b];
  for (let x = (Math.floor(Math.min(a[0], b[0]) / scale) + 1) * scale; x < Math.max(a[0], b[0]); x += scale) {
    found.push([x, a[1] + ((x - a[0]) * dy) / dx]);
  }
  for (let y = (Math.floor(Math.min(a[1], b[1]) / scale) + 1) * scale; y < Math.max(a[1], b[1]); y += scale) {
    found.push([a[0] + ((y - a[1]) * dx) / dy, y]);
  }
  const along = ([x, y]: PiecePoint): number => (x - a[0]) * dx + (y - a[1]) * dy;
  return found
    .sort((p, q) => along(p) - along(q))
    .filter((p, index) => index === 0 || along(p) !== along(found[index - 1] ?? p));
}

/** The parts of a line between gridlines. */
function partsOf(cut: Cut, a: PiecePoint, b: PiecePoint): (readonly [PiecePoint, PiecePoint])[] {
  const points = stations(cut, a, b);
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

function cutLine(cut: Cut, a: PiecePoint, b: PiecePoint): void {
  for (const [from, to] of partsOf(cut, a, b)) {
    if (!addBar(cut, from, to, true)) addTo(cut.inside, squareUnder(cut, from, to), { points: [from, to] });
  }
}

/** Notes a part that lies on an edge; false if it does not. Walls on the rim of the board part nothing. */
function addBar(cut: Cut, from: PiecePoint, to: PiecePoint, line: boolean): boolean {
  const { scale, width, height } = cut;
  const upright = from[0] === to[0] && from[0] % scale === 0;
  const level = from[1] === to[1] && from[1] % scale === 0;
  if (!upright && !level) return false;
  const [start, end] = upright ? [from[1], to[1]].sort(ascending) : [from[0], to[0]].sort(ascending);
  const low = start ?? 0;
  const first = Math.floor(low / scale);
  const x = upright ? from[0] / scale - 1 : first;
  const y = upright ? first : from[1] / scale - 1;
  if (x < 0 || y < 0 || (upright && x === width - 1) || (level && y === height - 1)) return true;
  const edge = (y * width + x) * 2 + (upright ? 0 : 1);
  addTo(cut.bars, edge, { from: low - first * scale, to: (end ?? 0) - first * scale, line });
  return true;
}

function addTo<Item>(table: (Item[] | undefined)[], place: number, item: Item): void {
  const list = table[place];
  if (list === undefined) table[place] = [item];
  else list.push(item);
}

const ascending = (a: number, b: number): number => a - b;

function squareUnder({ scale, width }: Cut, a: PiecePoint, b: PiecePoint): number {
  return Math.floor((a[1] + b[1]) / (2 * scale)) * width + Math.floor((a[0] + b[0]) / (2 * scale));
}

/** Within a square the sides of an area are chords that do not cross: they part it into convex regions, each in the area or out. */
function cutArea(cut: Cut, corners: readonly PiecePoint[]): void {
  const { scale, width } = cut;
  const chords = new Map<number, (readonly [PiecePoint, PiecePoint])[]>();
  for (const [index, corner] of corners.entries()) {
    for (const [from, to] of partsOf(cut, corner, corners[(index + 1) % corners.length] ?? corner)) {
      if (onGridline(cut, from, to)) continue;
      const square = squareUnder(cut, from, to);
      chords.set(square, [...(chords.get(square) ?? []), [from, to]]);
    }
  }
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  for (let y = Math.floor(Math.min(...ys) / scale); y * scale < Math.max(...ys); y += 1) {
    for (let x = Math.floor(Math.min(...xs) / scale); x * scale < Math.max(...xs); x += 1) {
      const square = y * width + x;
      let regions: (readonly PiecePoint[])[] = [squareCorners(scale, x, y)];
      for (const chord of chords.get(square) ?? []) regions = regions.flatMap((region) => split(region, chord));
      for (const region of regions.filter((each) => inArea(corners, each))) addRegion(cut, square, region, regions);
    }
  }
}

function onGridline({ scale }: Cut, from: PiecePoint, to: PiecePoint): boolean {
  return (from[0] === to[0] && from[0] % scale === 0) || (from[1] === to[1] && from[1] % scale === 0);
}

function addRegion(cut: Cut, square: number, region: readonly PiecePoint[], all: readonly unknown[]): void {
  if (all.length === 1) {
    cut.filled.push(square);
    return;
  }
  addTo(cut.inside, square, { points: region });
  for (const [index, point] of region.entries())
    addBar(cut, point, region[(index + 1) % region.length] ?? point, false);
}

function squareCorners(scale: number, x: number, y: number): PiecePoint[] {
  const [left, top] = [x * scale, y * scale];
  return [
    [left, top],
    [left + scale, top],
    [left + scale, top + scale],
    [left, top + scale],
  ];
}

/** A convex region parted by a chord between points of its border; itself if the chord lies in another region. */
function split(region: readonly PiecePoint[], [a, b]: readonly [PiecePoint, PiecePoint]): (readonly PiecePoint[])[] {
  // Seen from a side of the region, the sum of where both ends lie tells where their middle does.
  const inside = region.every((point, index) => {
    const next = region[(index + 1) % region.length] ?? point;
    return turn(point, next, a) + turn(point, next, b) > 0;
  });
  if (!inside) return [region];
  const side = (point: PiecePoint): number => turn(a, b, point);
  return [1, -1].map((way) => {
    const kept: PiecePoint[] = [];
    for (const [index, point] of region.entries()) {
      const next = region[(index + 1) % region.length] ?? point;
      if (side(point) * way >= 0) kept.push(point);
      if (side(point) * side(next) < 0) kept.push(turn(point, next, a) === 0 ? a : b);
    }
    return kept;
  });
}

/** Whether the middle of a region's corners lies in the area: an odd number of sides to the east of it. */
function inArea(corners: readonly PiecePoint[], region: readonly PiecePoint[]): boolean {
  const many = region.length;
  const x = region.reduce((sum, point) => sum + point[0], 0);
  const y = region.reduce((sum, point) => sum + point[1], 0);
  let odd = false;
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [ax, ay, bx, by] = [corner[0] * many, corner[1] * many, next[0] * many, next[1] * many];
    if (ay > y === by > y) continue;
    const right = (x - ax) * (by - ay) - (bx - ax) * (y - ay);
    if (by > ay ? right < 0 : right > 0) odd = !odd;
  }
  return odd;
}
