import type { MapPoint, WallLine } from "../engine/index.ts";

const key = ([x, y]: MapPoint): string => `${x},${y}`;

/** A line with its ends in reading order, so that the same wall is always written the same. */
export function ordered({ from, to }: WallLine): WallLine {
  return from[1] < to[1] || (from[1] === to[1] && from[0] <= to[0]) ? { from, to } : { from: to, to: from };
}

/** A wall's own name, whichever way it was drawn. */
export function wallKey(wall: WallLine): string {
  const { from, to } = ordered(wall);
  return `${key(from)}-${key(to)}`;
}

/** The direction of walls that can be cut at corners of squares: along an edge or across a square; null for all others. */
function course({ from, to }: WallLine): readonly [number, number] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  // A line across squares is cut at corners only if it passes any.
  if (dx !== 0 && dy !== 0 && !Number.isInteger(from[0] - from[1])) return null;
  return [Math.sign(dx), Math.sign(dy)];
}

/** One wall cut at every corner of squares that it passes; its ends may lie half way between two. */
function cut(wall: WallLine): readonly WallLine[] {
  const line = ordered(wall);
  const step = course(line);
  if (step === null) return [line];
  const found: WallLine[] = [];
  const axis = step[0] === 0 ? 1 : 0;
  let at = line.from;
  while (key(at) !== key(line.to)) {
    const towards = step[axis];
    const corner = towards > 0 ? Math.floor(at[axis]) + 1 : Math.ceil(at[axis]) - 1;
    const length = Math.min(Math.abs(corner - at[axis]), Math.abs(line.to[axis] - at[axis]));
    const next: MapPoint = [at[0] + step[0] * length, at[1] + step[1] * length];
    found.push(ordered({ from: at, to: next }));
    at = next;
  }
  return found;
}

/** Walls cut at the corners of squares, each piece once. */
export function pieces(walls: readonly WallLine[]): readonly WallLine[] {
  return [...new Map(walls.flatMap(cut).map((wall) => [wallKey(wall), wall])).values()];
}

/** Pieces joined to the longest lines, as a file has them. */
export function joined(walls: readonly WallLine[]): readonly WallLine[] {
  const left = new Map(walls.map((wall) => [wallKey(wall), ordered(wall)]));
  const lines: WallLine[] = [];
  const follow = (wall: WallLine, from: "from" | "to"): WallLine | undefined => {
    const step = course(wall);
    if (step === null) return undefined;
    const other = from === "from" ? "to" : "from";
    return [...left.values()].find((one) => {
      const its = course(one);
      return its !== null && key(its) === key(step) && key(one[other]) === key(wall[from]);
    });
  };
  for (const [name, first] of [...left]) {
    if (!left.delete(name)) continue;
    let line = first;
    for (let next = follow(line, "to"); next !== undefined; next = follow(line, "to")) {
      left.delete(wallKey(next));
      line = { from: line.from, to: next.to };
    }
    for (let next = follow(line, "from"); next !== undefined; next = follow(line, "from")) {
      left.delete(wallKey(next));
      line = { from: next.from, to: line.to };
    }
    lines.push(line);
  }
  return lines;
}

/** Whether a wall lies wholly between two points, along the line between them. */
export function within(wall: WallLine, { from, to }: WallLine): boolean {
  const inside = ([x, y]: MapPoint): boolean => {
    const cross = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
    const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
    return cross === 0 && x >= left && x <= right && y >= top && y <= bottom;
  };
  return inside(wall.from) && inside(wall.to);
}

/** Whether a wall passes through the inside of a square. */
export function crosses({ from, to }: WallLine, x: number, y: number): boolean {
  // The part of the line that lies over the square's columns and rows.
  let [low, high] = [0, 1];
  for (const [start, end, least] of [
    [from[0], to[0], x],
    [from[1], to[1], y],
  ] as const) {
    const length = end - start;
    if (length === 0) {
      if (start <= least || start >= least + 1) return false;
      continue;
    }
    const [a, b] = [(least - start) / length, (least + 1 - start) / length];
    low = Math.max(low, Math.min(a, b));
    high = Math.min(high, Math.max(a, b));
  }
  return high - low > 1e-9;
}
