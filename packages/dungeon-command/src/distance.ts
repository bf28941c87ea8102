import { spaceDistance, straightSpaceDistance, UNREACHABLE } from "@undercroft/grid";
import { boardIn, placeOf } from "./moving/space.ts";
import type { Body, Creature } from "./state.ts";

/**
 * Squares on the shortest route between two creatures or squares, the start not counted
 * (dc.distance.shortest-route, dc.distance.own-square-not-counted). Creatures and terrain other than
 * walls do not matter. `throughWalls` is for effects that need no line of sight: the greater of the
 * differences in columns and rows (dc.distance.through-walls). Things that are nowhere are out of reach.
 */
export function distanceBetween(
  body: Body,
  from: string | Creature,
  to: string | Creature,
  throughWalls: boolean,
): number {
  const a = placeOf(body, from);
  const b = placeOf(body, to);
  if (a === null || b === null) return UNREACHABLE;
  const measure = throughWalls ? straightSpaceDistance : spaceDistance;
  return measure(boardIn(body), a.at, a.size, b.at, b.size);
}
