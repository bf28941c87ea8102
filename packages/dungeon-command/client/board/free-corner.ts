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

/** The corner in which tools of that size lie over the fewest squares that matter; the customary one if it is no worse. */
export function freeCorner(view: View, window: Size, tools: Size, busy: readonly Square[]): Corner {
  const [wide, high] = [tools.width + EDGE, tools.height + EDGE];
  const covered = CORNERS.map(({ at, right, bottom }) => {
    const left = view.left + (right ? window.width - wide : 0) / view.cell;
    const top = view.top + (bottom ? window.height - high : 0) / view.cell;
    const [end, foot] = [left + wide / view.cell, top + high / view.cell];
    const under = busy.filter(({ x, y }) => x + 1 > left && x < end && y + 1 > top && y < foot);
    return { at, under: under.length };
  });
  const fewest = Math.min(...covered.map(({ under }) => under));
  return covered.find(({ under }) => under === fewest)?.at ?? "top-right";
}
