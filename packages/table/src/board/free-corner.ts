import type { Square } from "./square.ts";
import { type Size, SQUARE, type View } from "./view.ts";

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
 * A board's places are squares, unless they are told to be tiles of another shape.
 */
export function freeCorner(
  view: View,
  window: Size,
  tools: Size,
  busy: Busy,
  tile: Size = SQUARE,
): { readonly at: Corner; readonly litUnder: number } {
  const [wide, high] = [tools.width + EDGE, tools.height + EDGE];
  const corners = CORNERS.map(({ at, right, bottom }) => {
    const left = view.left + (right ? window.width - wide : 0) / view.cell;
    const top = view.top + (bottom ? window.height - high : 0) / view.cell;
    const [end, foot] = [left + wide / view.cell, top + high / view.cell];
    const under = (squares: readonly Square[]): number =>
      squares.filter(
        ({ x, y }) =>
          (x + 1) * tile.width > left && x * tile.width < end && (y + 1) * tile.height > top && y * tile.height < foot,
      ).length;
    return { at, litUnder: under(busy.lit), takenUnder: under(busy.taken) };
  });
  const worth = (corner: (typeof corners)[number]): number => corner.litUnder * SQUARES + corner.takenUnder;
  return corners.reduce((best, corner) => (worth(corner) < worth(best) ? corner : best));
}

/** Pixels between the small map and the buttons below it. */
const TOOL_GAP = 6;

/** Where the small map and the buttons lie; without the map if it would lie over squares that may be chosen. */
export function toolPlace(
  map: Size | null,
  buttons: Size | null,
  corner: (tools: Size) => { readonly at: Corner; readonly litUnder: number },
): { readonly at: Corner; readonly withMap: boolean } {
  const small = buttons ?? { width: 0, height: 0 };
  if (map !== null) {
    const both = { width: Math.max(map.width, small.width), height: map.height + TOOL_GAP + small.height };
    const { at, litUnder } = corner(both);
    if (litUnder === 0) return { at, withMap: true };
  }
  return { at: corner(small).at, withMap: false };
}
