import type { Square } from "./square.ts";
import { type Size, SQUARE, type View } from "./view.ts";

export const EDGES = ["top", "right", "bottom", "left"] as const;
export type Edge = (typeof EDGES)[number];

/** Places that lie out of sight beyond one edge of the window: how many, and the nearest of them. */
export interface Beyond {
  readonly edge: Edge;
  readonly count: number;
  readonly next: Square;
  /** Where along the edge, as a share of it, a sign lies over none of the places. */
  readonly along: number;
}

/** The side of the sign at an edge with the room about it, in pixels. */
const SIGN = 50;
/** Where the sign may lie, the best first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9] as const;

/** Whether a sign in the middle of an edge, or so far along it, would lie over a place. */
function isOver(view: View, window: Size, place: Square, tile: Size, edge: Edge, along: number): boolean {
  const isLevel = edge === "top" || edge === "bottom";
  const near = edge === "top" || edge === "left" ? 0 : (isLevel ? window.height : window.width) - SIGN;
  const far = along * (isLevel ? window.width : window.height) - SIGN / 2;
  const [x, y] = isLevel ? [far, near] : [near, far];
  const left = (place.x * tile.width - view.left) * view.cell;
  const top = (place.y * tile.height - view.top) * view.cell;
  return left < x + SIGN && left + tile.width * view.cell > x && top < y + SIGN && top + tile.height * view.cell > y;
}

/** By how many pixels a place's middle lies beyond each edge; less than nothing where it lies inside. */
function overrun(view: View, window: Size, place: Square, tile: Size): Readonly<Record<Edge, number>> {
  const x = ((place.x + 0.5) * tile.width - view.left) * view.cell;
  const y = ((place.y + 0.5) * tile.height - view.top) * view.cell;
  return { top: -y, right: x - window.width, bottom: y - window.height, left: -x };
}

/** Which of some places are out of sight, each beyond the edge from which it is farthest. */
export function placesBeyond(
  view: View,
  window: Size,
  places: readonly Square[],
  tile: Size = SQUARE,
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
    const free = ALONG.find((along) => !places.some((place) => isOver(view, window, place, tile, edge, along)));
    return [{ edge, count: here.length, next: next.place, along: free ?? ALONG[0] }];
  });
}
