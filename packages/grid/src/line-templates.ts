import { SOLID_BACKSLASH, SOLID_SLASH, SOLID_SQUARE } from "./board.ts";
import { cornerPoint, INSET, type Segment } from "./lattice.ts";
import { SIDE_EAST, SIDE_SOUTH, trace } from "./trace.ts";

/**
 * What the 16 inset lines between two squares meet, relative to the first square. It depends on the way from one square to
 * the other and on the width of the board alone, so all boards of a width share it.
 */
export interface LineTemplate {
  /** Where line k begins in each list; entry 16 is the length of the list. */
  readonly touchedStart: Int16Array;
  readonly edgeStart: Int16Array;
  readonly insideStart: Int16Array;
  /** Squares met, border included, as differences from the first square. */
  readonly touched: Int16Array;
  /** For each of them the walls of the square that the line would meet: SOLID_ bits. */
  readonly solid: Uint8Array;
  /** Edges met, ends included, as differences from 2 * first square. */
  readonly edge: Int32Array;
  /** Squares whose inside is met, the two squares themselves left out. */
  readonly inside: Int16Array;
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
  const touchedStart = new Int16Array(LINES + 1);
  const edgeStart = new Int16Array(LINES + 1);
  const insideStart = new Int16Array(LINES + 1);
  const touched: number[] = [];
  const solid: number[] = [];
  const edge: number[] = [];
  const inside: number[] = [];
  for (let line = 0; line < LINES; line += 1) {
    for (const met of trace(insetLine(0, 0, dx, dy, line))) {
      const square = met.y * width + met.x;
      touched.push(square);
      solid.push(SOLID_SQUARE | (met.slash ? SOLID_SLASH : 0) | (met.backslash ? SOLID_BACKSLASH : 0));
      if ((met.sides & SIDE_EAST) !== 0 || (met.corners & 6) !== 0) edge.push(square * 2);
      if ((met.sides & SIDE_SOUTH) !== 0 || (met.corners & 12) !== 0) edge.push(square * 2 + 1);
      const own = (met.x === 0 && met.y === 0) || (met.x === dx && met.y === dy);
      if (met.touch === "inside" && !own) inside.push(square);
    }
    touchedStart[line + 1] = touched.length;
    edgeStart[line + 1] = edge.length;
    insideStart[line + 1] = inside.length;
  }
  return {
    touchedStart,
    edgeStart,
    insideStart,
    touched: Int16Array.from(touched),
    solid: Uint8Array.from(solid),
    edge: Int32Array.from(edge),
    inside: Int16Array.from(inside),
  };
}
