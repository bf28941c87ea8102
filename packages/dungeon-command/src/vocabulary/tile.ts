/** Reads a tile's face into squares, marks and wall edges. */
import type { TileCard, TileFace } from "./cards.ts";
import { type Terrain, terrains } from "./words.ts";

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A wall between two neighbours: the left or upper one first. */
export interface WallEdge {
  readonly from: Square;
  readonly to: Square;
}

export interface Tile {
  readonly width: number;
  readonly height: number;
  /** Row by row, north-west first: each square's marks; "wall" is a wall square and stands alone. */
  readonly squares: readonly (readonly TileMark[])[];
  readonly walls: readonly WallEdge[];
}

export type TileMark = Terrain | "wall";

export interface TileProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** How squares are drawn, on tiles and on the boards of scenarios. */
export const drawnMarks = {
  ".": [],
  "#": ["wall"],
  "^": ["difficult"],
  "!": ["hazardous"],
  o: ["obstacle"],
  "*": ["magic-circle"],
  $: ["treasure"],
} as const;

const marks: Readonly<Record<string, readonly TileMark[]>> = { ...drawnMarks, s: ["start"] };

/** The face as plain data, with whatever is wrong in it. A square that cannot be read is open. */
export function readFace(
  { width, height }: Pick<TileCard, "width" | "height">,
  face: TileFace,
): { readonly tile: Tile; readonly problems: readonly TileProblem[] } {
  const problems: TileProblem[] = [];
  const legend = new Map<string, readonly TileMark[]>(Object.entries(marks));
  for (const [character, names] of Object.entries(face.legend ?? {})) {
    const path = ["legend", character];
    if ([...character].length !== 1) problems.push({ path, message: "a legend explains one character at a time" });
    const known = names.flatMap((name) => markNamed(name) ?? []);
    if (known.length < names.length) problems.push({ path, message: `marks are wall, ${terrains.join(", ")}` });
    legend.set(character, known);
  }

  const rows = face.rows.split("\n").map((row) => row.trim());
  while (rows.at(-1) === "") rows.pop();
  if (rows.length !== height) problems.push({ path: ["rows"], message: `${rows.length} rows, not ${height}` });
  const squares: (readonly TileMark[])[] = [];
  for (let y = 0; y < height; y++) {
    const row = [...(rows[y] ?? "")];
    if (y < rows.length && row.length !== width) {
      problems.push({ path: ["rows"], message: `row ${y + 1} has ${row.length} squares, not ${width}` });
    }
    for (let x = 0; x < width; x++) {
      const found = legend.get(row[x] ?? ".");
      if (found === undefined) problems.push({ path: ["rows"], message: `no square is written "${row[x]}"` });
      squares.push(found ?? []);
    }
  }

  const walls: WallEdge[] = [];
  (face.walls ?? []).forEach((text, index) => {
    if (onRim(text, width, height)) return;
    const edge = readEdge(text);
    const inside = edge !== undefined && edge.to.x < width && edge.to.y < height;
    if (edge === undefined) problems.push({ path: ["walls", index], message: `an edge is "c1|d1" or "c2/c3"` });
    else if (!inside) problems.push({ path: ["walls", index], message: "the edge lies off the tile" });
    else walls.push(edge);
  });
  return { tile: { width, height, squares, walls }, problems };
}

const markNamed = (name: string): TileMark | undefined =>
  name === "wall" ? "wall" : terrains.find((terrain) => terrain === name);

/** A wall on the rim, the square beyond left out: "|a1" and "h1|", "/a1" and "a4/". */
function onRim(text: string, width: number, height: number): boolean {
  const parts = /^(?:([a-z]{1,2})(\d{1,2}))?([|/])(?:([a-z]{1,2})(\d{1,2}))?$/.exec(text);
  if (parts === null) return false;
  const [, column, row, bar, toColumn, toRow] = parts;
  if ((column === undefined) === (toColumn === undefined)) return false;
  const x = columnNumber(column ?? toColumn ?? "");
  const y = Number(row ?? toRow) - 1;
  if (x >= width || y < 0 || y >= height) return false;
  const first = column === undefined;
  return bar === "|" ? x === (first ? 0 : width - 1) : y === (first ? 0 : height - 1);
}

/** "c1|d1": a wall between two squares side by side; "c2/c3": between an upper and a lower one. */
export function readEdge(text: string): WallEdge | undefined {
  const parts = /^([a-z]{1,2})(\d{1,2})([|/])([a-z]{1,2})(\d{1,2})$/.exec(text);
  if (parts === null) return undefined;
  const [, column = "", row = "", bar, toColumn = "", toRow = ""] = parts;
  const from = { x: columnNumber(column), y: Number(row) - 1 };
  const to = { x: columnNumber(toColumn), y: Number(toRow) - 1 };
  const across = bar === "|";
  const neighbours = across ? to.x === from.x + 1 && to.y === from.y : to.x === from.x && to.y === from.y + 1;
  return neighbours && from.y >= 0 ? { from, to } : undefined;
}

// a to z are 0 to 25, then aa is 26.
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
