import type { Square } from "./square.ts";
import { type Size, SQUARE, type View } from "./view.ts";

export const EDGES = ["top", "right", "bottom", "left"] as const;
export type Edge = (typeof EDGES)[number];

/** Places that lie out of sight beyond one edge of the window: how many, and the nearest of them. */
export interface Beyond {
  readonly edge: Edge;
  readonly count: number;
  readonly next: Square;
  /** Where along the edge, as a share of it, a sign lies over none of the places, or over the least of them. */
  readonly along: number;
}

/** The side of the sign at an edge with the room about it, in pixels. */
const SIGN = 50;
/** Where the sign may lie, the best first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9] as const;

/** How many square pixels of places a sign so far along an edge would lie over. */
function covered(view: View, window: Size, places: readonly Square[], tile: Size, edge: Edge, along: number): number {
  const isLevel = edge === "top" || edge === "bottom";
  const near = edge === "top" || edge === "left" ? 0 : (isLevel ? window.height : window.width) - SIGN;
  const far = along * (isLevel ? window.width : window.height) - SIGN / 2;
  const [x, y] = isLevel ? [far, near] : [near, far];
  return places.reduce((sum, place) => {
    const left = (place.x * tile.width - view.left) * view.cell;
    const top = (place.y * tile.height - view.top) * view.cell;
    const wide = Math.min(left + tile.width * view.cell, x + SIGN) - Math.max(left, x);
    const high = Math.min(top + tile.height * view.cell, y + SIGN) - Math.max(top, y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** The first of the spots along an edge that costs least. */
const leastOf = (cost: (along: number) => number): number =>
  ALONG.reduce<number>((best, one) => (cost(one) < cost(best) ? one : best), ALONG[0]);

/** A pixel of a place that may be chosen outweighs a whole sign's worth of others. */
const CHOICE = SIGN * SIGN;

/** By how many pixels a place's middle lies beyond each edge; less than nothing where it lies inside. */
function overrun(view: View, window: Size, place: Square, tile: Size): Readonly<Record<Edge, number>> {
  const x = ((place.x + 0.5) * tile.width - view.left) * view.cell;
  const y = ((place.y + 0.5) * tile.height - view.top) * view.cell;
  return { top: -y, right: x - window.width, bottom: y - window.height, left: -x };
}

/**
 * Which of some places are out of sight, each beyond the edge from which it is farthest. On a map of large tiles, for which
 * `taken` says where somebody stands, a sign keeps off those too, and lies over as little of the places as can be; among
 * small squares it lies over several wherever it is, and keeps to the middle then.
 */
export function placesBeyond(
  view: View,
  window: Size,
  places: readonly Square[],
  tile: Size = SQUARE,
  taken: readonly Square[] | null = null,
): readonly Beyond[] {
  const out = places.flatMap((place) => {
    const by = overrun(view, window, place, tile);
    const edge = EDGES.reduce((far, one) => (by[one] > by[far] ? one : far));
    return by[edge] > 0 ? [{ place, edge, by: by[edge] }] : [];
  });
  return EDGES.flatMap((edge): readonly Beyond[] => {
    const here = out.filter((one) => one.edge === edge).toSorted((a, b) => a.by - b.by);
    const [next] = here;
    if (next === undefined) return [];
    const cost = (along: number): number => covered(view, window, places, tile, edge, along);
    const along =
      taken === null
        ? ALONG.find((one) => cost(one) === 0)
        : leastOf((one) => cost(one) * CHOICE + covered(view, window, taken, tile, edge, one));
    return [{ edge, count: here.length, next: next.place, along: along ?? ALONG[0] }];
  });
}
