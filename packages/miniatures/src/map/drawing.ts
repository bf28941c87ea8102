import { findSquare } from "@undercroft/grid";
import type { BattleMap, MapMark } from "./battle-map.ts";

/** The drawing of a map as a table of marks. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The signs of each row; rows may be of unequal length in a map that is not sound. */
  readonly rows: readonly (readonly string[])[];
}

const fixedSigns: { readonly [sign: string]: readonly MapMark[] } = { ".": [], "#": ["wall"] };

/** The rows of the drawing without blank lines at its end and blanks around each. */
export function drawingOf(map: Pick<BattleMap, "rows">): Drawing {
  const lines = map.rows.trimEnd().split("\n");
  const rows = lines.map((line) => [...line.trim()]);
  return { width: Math.max(...rows.map((row) => row.length)), height: rows.length, rows };
}

/** What a sign says of its square, or undefined if nothing explains it. */
export function marksOf(map: Pick<BattleMap, "legend">, sign: string): readonly MapMark[] | undefined {
  if (Object.hasOwn(fixedSigns, sign)) return fixedSigns[sign];
  const { legend } = map;
  return legend !== undefined && Object.hasOwn(legend, sign) ? legend[sign] : undefined;
}

/** True if the meaning of a sign is given. */
export const isFixedSign = (sign: string): boolean => Object.hasOwn(fixedSigns, sign);

/** The squares of "c4" or "c4-f7" in reading order, or null if one of the two corners is not on the map. */
export function squaresNamed(
  extent: { readonly width: number; readonly height: number },
  text: string,
): number[] | null {
  const [first = "", last = first] = text.split("-");
  const [from, to] = [findSquare(extent, first), findSquare(extent, last)];
  if (from < 0 || to < 0) return null;
  const { width } = extent;
  const [left, right] = [from % width, to % width].sort((a, b) => a - b);
  const [top, bottom] = [Math.floor(from / width), Math.floor(to / width)].sort((a, b) => a - b);
  const squares: number[] = [];
  for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x <= (right ?? 0); x += 1) squares.push(y * width + x);
  }
  return squares;
}

/** The squares of several such texts, each once, ascending; those that are not on the map left out. */
export function squaresOfArea(
  extent: { readonly width: number; readonly height: number },
  texts: readonly string[],
): readonly number[] {
  return [...new Set(texts.flatMap((text) => squaresNamed(extent, text) ?? []))].sort((a, b) => a - b);
}
