import type { Square } from "./square.ts";
import type { Size, View } from "./view.ts";

/** Corners of the window in which the board's tools may lie, the customary one first. */
const CORNERS = [
  { at: "top-right", right: true, bottom: false },
  { at: "bottom-right", right: true, bottom: true },
  { at: "bottom-left", right: false, bottom: true },
  { at: "top-left", right: false, bottom: false },
] as const;

export type Corner = (typeof CORNERS)[number]["at"];

/** Pixels between the tools and the edges of the window, coordinates included. */
const EDGE = 28;

/** More squares than a corner could cover: one that may be chosen outweighs them all. */
const SQUARES = 1_000;

/** What tools had better not lie over: squares that may be chosen, and squares with somebody on them. */
export interface Busy {
  readonly lit: readonly Square[];
  readonly taken: readonly Square[];
}

/**
 * The corner in which tools of that size lie over the fewest squares that may be chosen, and of such corners the one
 * with the fewest creatures below; the customary one if it is no worse. How many of the former are covered even there.
 */
export function freeCorner(
  view: View,
  window: Size,
  tools: Size,
  busy: Busy,
): { readonly at: Corner; readonly litUnder: number } {
  const [wide, high] = [tools.width + EDGE, tools.height + EDGE];
  const corners = CORNERS.map(({ at, right, bottom }) => {
    const left = view.left + (right ? window.width - wide : 0) / view.cell;
    const top = view.top + (bottom ? window.height - high : 0) / view.cell;
    const [end, foot] = [left + wide / view.cell, top + high / view.cell];
    const under = (squares: readonly Square[]): number =>
      squares.filter(({ x, y }) => x + 1 > left && x < end && y + 1 > top && y < foot).length;
    return { at, litUnder: under(busy.lit), takenUnder: under(busy.taken) };
  });
  const worth = (corner: (typeof corners)[number]): number => corner.litUnder * SQUARES + corner.takenUnder;
  return corners.reduce((best, corner) => (worth(corner) < worth(best) ? corner : best));
}
