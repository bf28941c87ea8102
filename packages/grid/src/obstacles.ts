import type { Area } from "./areas.ts";
import { type Board, SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import { type PiecePoint, turn, type WallBar } from "./wall-pieces.ts";

/** A closed convex thing in the way of lines: its corners in units of the board's scale, and the block of squares that it lies in. */
export interface Obstacle {
  readonly points: readonly PiecePoint[];
  readonly place: Area;
}

/** Corners of an area, clockwise from the north-west, in units of `1 / scale` of a square. */
export function cornersOf({ x, y, width, height }: Area, scale: number): readonly PiecePoint[] {
  const [left, top] = [x * scale, y * scale];
  const [right, bottom] = [left + width * scale, top + height * scale];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** True if anything of a wall lies on an edge. */
export function onEdge(board: Board, edge: number): boolean {
  return board.edges[edge] === 1 || board.pieces?.bars[edge] !== undefined;
}

/** Walls and marked squares that the inside of the hull of two areas meets. What lies within the areas is left out: a line leaves it behind. */
export function obstaclesBetween(board: Board, from: Area, to: Area, blocked: Uint8Array): Obstacle[] {
  const { width, solid, edges, pieces } = board;
  const scale = pieces?.scale ?? 1;
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x + from.width, to.x + to.width)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y + from.height, to.y + to.height)];
  const outlines = supports(cornersOf(from, scale), cornersOf(to, scale));
  const found: Obstacle[] = [];
  const add = (points: readonly PiecePoint[], place: Area): void => {
    const outside = outlines.some(([a, b]) => points.every((point) => turn(a, b, point) <= 0));
    if (!outside) found.push({ points, place });
  };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const square = y * width + x;
      if (x + 1 < right) addOnEdge(square * 2, x + 1, y, 0, 1);
      if (y + 1 < bottom) addOnEdge(square * 2 + 1, x, y + 1, 1, 0);
      const walls = solid[square] ?? 0;
      const parts = pieces?.inside[square];
      const full = (walls & SOLID_SQUARE) !== 0 || (blocked[square] ?? 0) !== 0;
      if (walls === 0 && !full && parts === undefined) continue;
      if (covers(from, x, y) || covers(to, x, y)) continue;
      const place = { x, y, width: 1, height: 1 };
      const corners = cornersOf(place, scale);
      const [northWest = [0, 0], northEast = [0, 0], southEast = [0, 0], southWest = [0, 0]] = corners;
      if (full) add(corners, place);
      if ((walls & SOLID_SLASH) !== 0) add([southWest, northEast], place);
      if ((walls & SOLID_BACKSLASH) !== 0) add([northWest, southEast], place);
      for (const { points } of parts ?? []) add(points, place);
    }
  }
  return found;

  function addOnEdge(edge: number, x: number, y: number, across: number, down: number): void {
    const bars = pieces?.bars[edge];
    if (edges[edge] !== 1 && bars === undefined) return;
    const place = { x, y, width: across, height: down };
    if (edges[edge] === 1) add(barPoints(board, edge, { from: 0, to: scale }, scale), place);
    else for (const bar of bars ?? []) add(barPoints(board, edge, bar, scale), place);
  }
}

/** The ends of what lies on an edge, in units of `1 / scale` of a square. */
export function barPoints(
  { width }: Board,
  edge: number,
  { from, to }: Pick<WallBar, "from" | "to">,
  scale: number,
): readonly PiecePoint[] {
  const square = edge >> 1;
  const [x, y] = [(square % width) * scale, Math.floor(square / width) * scale];
  if (edge % 2 === 0) {
    return [
      [x + scale, y + from],
      [x + scale, y + to],
    ];
  }
  return [
    [x + from, y + scale],
    [x + to, y + scale],
  ];
}

/** Lines along the slanted sides of the hull of two areas: all of both lies on their right. */
function supports(
  source: readonly PiecePoint[],
  target: readonly PiecePoint[],
): readonly (readonly [PiecePoint, PiecePoint])[] {
  const all = [...source, ...target];
  return source
    .flatMap((point, index) => {
      const end = target[index] ?? point;
      return [[point, end] as const, [end, point] as const];
    })
    .filter(([a, b]) => all.every((point) => turn(a, b, point) >= 0));
}

function covers(area: Area, x: number, y: number): boolean {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}

/**
 * True if on some gridline between two areas walls or marked squares cover all that lines between them could cross: then none is
 * free. False says nothing.
 */
export function cutOff(board: Board, from: Area, to: Area, blocked: Uint8Array): boolean {
  const east = to.x >= from.x + from.width;
  const south = to.y >= from.y + from.height;
  if (east && lineCovered(from, to, uprightBlocked)) return true;
  if (from.x >= to.x + to.width && lineCovered(to, from, uprightBlocked)) return true;
  if (south) return lineCovered(mirrored(from), mirrored(to), levelBlocked);
  return from.y >= to.y + to.height && lineCovered(mirrored(to), mirrored(from), levelBlocked);

  function uprightBlocked(line: number, row: number): boolean {
    return board.edges[(row * board.width + line - 1) * 2] === 1 || filled(line - 1, row) || filled(line, row);
  }
  function levelBlocked(line: number, column: number): boolean {
    const north = (line - 1) * board.width + column;
    return board.edges[north * 2 + 1] === 1 || filled(column, line - 1) || filled(column, line);
  }
  function filled(x: number, y: number): boolean {
    const square = y * board.width + x;
    if (((board.solid[square] ?? 0) & SOLID_SQUARE) === 0 && (blocked[square] ?? 0) === 0) return false;
    return !covers(from, x, y) && !covers(to, x, y);
  }
}

/** Rows for columns and columns for rows. */
function mirrored({ x, y, width, height }: Area): Area {
  return { x: y, y: x, width: height, height: width };
}

/** Asks of each upright gridline between an area and another to its east whether it is blocked wherever the hull of the two crosses it. */
function lineCovered(west: Area, east: Area, isBlocked: (line: number, row: number) => boolean): boolean {
  const [start, end] = [west.x, west.x + west.width];
  const [nextStart, nextEnd] = [east.x, east.x + east.width];
  const [bottom, nextBottom] = [west.y + west.height, east.y + east.height];
  for (let line = end; line <= nextStart; line += 1) {
    // The hull's sides join like corners: where it narrows those nearest to each other, where it widens those farthest apart.
    const [a, b] = east.y < west.y ? [start, nextStart] : [end, nextEnd];
    const [c, d] = nextBottom > bottom ? [start, nextStart] : [end, nextEnd];
    const low = west.y + Math.floor(((east.y - west.y) * (line - a)) / (b - a));
    const high = bottom + Math.ceil(((nextBottom - bottom) * (line - c)) / (d - c));
    let covered = true;
    for (let row = low; row < high && covered; row += 1) covered = isBlocked(line, row);
    if (covered) return true;
  }
  return false;
}
