import { findSquare } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { TileCard, TileFace } from "../vocabulary/index.ts";
import { readFace, type TileMark } from "../vocabulary/tile.ts";

/** Which side of the tiles is up (dc.battlefield.two-sides). */
export type Face = "dungeon" | "outdoor";

/** Bits of `Tile.walls` and names of a tile's four sides. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export type Side = typeof NORTH | typeof EAST | typeof SOUTH | typeof WEST;
export const sides: readonly Side[] = [NORTH, EAST, SOUTH, WEST];

/** One face of a tile as tables, in one of its four rotations. A square is y * width + x. */
export interface Tile {
  readonly id: string;
  readonly size: "large" | "small";
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (readonly TileMark[])[];
  /** Wall edges printed on each square's sides, those of the rim among them. */
  readonly walls: readonly number[];
}

const read = new WeakMap<TileFace, Tile>();

/**
 * One face of a tile card as tables, made once for each card.
 * @throws TileFault that names the tile and what is wrong with its data (dc.ruling.tile-data).
 */
export function readTile(card: TileCard, face: Face): Tile {
  const printed = card.faces[face];
  const known = read.get(printed);
  if (known !== undefined) return known;
  const tile: Tile = {
    id: card.id,
    size: card.size,
    face,
    width: card.width,
    height: card.height,
    marks: readMarks(card, printed, face),
    walls: readWalls(card, printed, face),
  };
  read.set(printed, tile);
  return tile;
}

/** What is wrong with the data of a tile, said with its name. */
export class TileFault extends RangeError {
  readonly rule: RuleId = "dc.ruling.tile-data";
}

function fault(card: TileCard, face: Face, what: string): TileFault {
  return new TileFault(`tile ${card.id}, ${face} face: ${what}`);
}

function readMarks(card: TileCard, printed: TileFace, face: Face): readonly (readonly TileMark[])[] {
  const { tile, problems } = readFace(card, printed);
  // Edges are read below, those of the rim among them.
  const wrong = problems.find((problem) => problem.path[0] !== "walls");
  if (wrong !== undefined) throw fault(card, face, wrong.message);
  return tile.squares;
}

/**
 * Wall edges. "c1|d1" lies between two squares, "c2/c3" as well. On the rim the square beyond is left out or named all
 * the same: "|a1" and "h1|" or "h1|i1", "/a1" and "a4/".
 */
function readWalls(card: TileCard, printed: TileFace, face: Face): number[] {
  const { width, height } = card;
  const walls: number[] = new Array(width * height).fill(0);
  for (const name of printed.walls ?? []) {
    const parts = /^([a-z]+[0-9]+)?([|/])([a-z]+[0-9]+)?$/.exec(name.trim());
    if (parts === null) throw fault(card, face, `"${name}" is no edge`);
    const across = parts[2] === "|";
    const first = findSquare(card, parts[1] ?? "");
    const second = findSquare(card, parts[3] ?? "");
    const step = across ? 1 : width;
    const between = first >= 0 && second === first + step && (!across || second % width !== 0);
    const lastRim = second < 0 && first >= 0 && (across ? first % width === width - 1 : first >= width * (height - 1));
    const firstRim =
      first < 0 && parts[1] === undefined && second >= 0 && (across ? second % width === 0 : second < width);
    if (!between && !lastRim && !firstRim) throw fault(card, face, `"${name}" is no edge of this tile`);
    if (first >= 0) walls[first] = (walls[first] ?? 0) | (across ? EAST : SOUTH);
    if (second >= 0) walls[second] = (walls[second] ?? 0) | (across ? WEST : NORTH);
  }
  return walls;
}

/** The tile after a number of quarter turns clockwise. */
export function turned(tile: Tile, turns: number): Tile {
  let result = tile;
  for (let left = ((turns % 4) + 4) % 4; left > 0; left -= 1) result = quarterTurn(result);
  return result;
}

function quarterTurn(tile: Tile): Tile {
  const { width, height } = tile;
  const marks: (readonly TileMark[])[] = [];
  const walls: number[] = [];
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < height; x += 1) {
      const from = (height - 1 - x) * width + y;
      const edges = tile.walls[from] ?? 0;
      marks.push(tile.marks[from] ?? []);
      walls.push(((edges << 1) & 15) | (edges >> 3));
    }
  }
  return { ...tile, width: height, height: width, marks, walls };
}

/** Number of unit segments of a side. */
export function sideLength(tile: Tile, side: Side): number {
  return side === NORTH || side === SOUTH ? tile.width : tile.height;
}

/** The square on a side at a place counted from the west or the north. */
export function sideSquare(tile: Tile, side: Side, place: number): number {
  if (side === NORTH) return place;
  if (side === SOUTH) return (tile.height - 1) * tile.width + place;
  return place * tile.width + (side === EAST ? tile.width - 1 : 0);
}

/** True if the segment is walled: its square is a wall square, or a wall edge is printed on it. */
export function segmentWalled(tile: Tile, side: Side, place: number): boolean {
  const square = sideSquare(tile, side, place);
  return isWall(tile, square) || ((tile.walls[square] ?? 0) & side) !== 0;
}

export function isWall(tile: Tile, square: number): boolean {
  return tile.marks[square]?.includes("wall") === true;
}

/** True if some square of the tile belongs to a printed Start area. */
export function hasStart(tile: Tile): boolean {
  return tile.marks.some((marks) => marks.includes("start"));
}

export function opposite(side: Side): Side {
  if (side === NORTH) return SOUTH;
  if (side === SOUTH) return NORTH;
  return side === EAST ? WEST : EAST;
}
