import { cornerPoint, INSET, type Segment } from "./lattice.ts";
import { SIDE_EAST, SIDE_SOUTH, trace } from "./trace.ts";

/**
 * What the 16 inset lines between two squares meet, relative to the first square: for each thing that any of them meets, the
 * mask of those that do. It depends on the way from one square to the other and on the width of the board alone, so all
 * boards of a width share it.
 */
export interface LineTemplate {
  /** Squares met, border included, as differences from the first square. */
  readonly squares: Int16Array;
  /** Lines that meet each of these squares, border included. */
  readonly touching: Uint16Array;
  /** Lines that meet the diagonal "/" of each of these squares, and those that meet the other one. */
  readonly onSlash: Uint16Array;
  readonly onBackslash: Uint16Array;
  /** Edges met, ends included, as differences from 2 * first square, and the lines that meet each. */
  readonly edges: Int32Array;
  readonly onEdge: Uint16Array;
  /** Squares whose inside is met, the two squares themselves left out, and the lines that meet each. */
  readonly inside: Int16Array;
  readonly entering: Uint16Array;
}

/** How many lines join the corners of two squares: line 4 * i + j goes from corner i of the first to corner j of the second. */
export const LINES = 16;

/** By width, then by row difference (0, -1, 1, -2, ...), then by column difference + width. */
const templates: (LineTemplate | undefined)[][][] = [];

/** The template for the way of `dx` columns and `dy` rows on boards of this width. */
export function lineTemplate(width: number, dx: number, dy: number): LineTemplate {
  const known = templates[width]?.[dy < 0 ? -2 * dy - 1 : 2 * dy]?.[dx + width];
  return known ?? newTemplate(width, dx, dy);
}

function newTemplate(width: number, dx: number, dy: number): LineTemplate {
  const rows = templates[width] ?? [];
  const row = rows[dy < 0 ? -2 * dy - 1 : 2 * dy] ?? [];
  const template = makeTemplate(width, dx, dy);
  row[dx + width] = template;
  rows[dy < 0 ? -2 * dy - 1 : 2 * dy] = row;
  templates[width] = rows;
  return template;
}

/** Line k of the lines from the first square to the second, both given by column and row. */
export function insetLine(x: number, y: number, toX: number, toY: number, line: number): Segment {
  return { from: cornerPoint(x, y, line >> 2, INSET), to: cornerPoint(toX, toY, line & 3, INSET) };
}

function makeTemplate(width: number, dx: number, dy: number): LineTemplate {
  const touching = new Map<number, number>();
  const onSlash = new Map<number, number>();
  const onBackslash = new Map<number, number>();
  const onEdge = new Map<number, number>();
  const entering = new Map<number, number>();
  for (let line = 0; line < LINES; line += 1) {
    for (const met of trace(insetLine(0, 0, dx, dy, line))) {
      const square = met.y * width + met.x;
      const own = (met.x === 0 && met.y === 0) || (met.x === dx && met.y === dy);
      addLine(touching, square, line, true);
      addLine(onSlash, square, line, met.slash);
      addLine(onBackslash, square, line, met.backslash);
      addLine(onEdge, square * 2, line, (met.sides & SIDE_EAST) !== 0 || (met.corners & EAST_CORNERS) !== 0);
      addLine(onEdge, square * 2 + 1, line, (met.sides & SIDE_SOUTH) !== 0 || (met.corners & SOUTH_CORNERS) !== 0);
      addLine(entering, square, line, met.touch === "inside" && !own);
    }
  }
  const squares = [...touching.keys()];
  return {
    squares: Int16Array.from(squares),
    touching: Uint16Array.from(touching.values()),
    onSlash: Uint16Array.from(squares, (square) => onSlash.get(square) ?? 0),
    onBackslash: Uint16Array.from(squares, (square) => onBackslash.get(square) ?? 0),
    edges: Int32Array.from(onEdge.keys()),
    onEdge: Uint16Array.from(onEdge.values()),
    inside: Int16Array.from(entering.keys()),
    entering: Uint16Array.from(entering.values()),
  };
}

const EAST_CORNERS = 6;
const SOUTH_CORNERS = 12;

function addLine(masks: Map<number, number>, key: number, line: number, meets: boolean): void {
  if (meets) masks.set(key, (masks.get(key) ?? 0) | (1 << line));
}
