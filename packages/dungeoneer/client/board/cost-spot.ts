import type { Size, Square } from "@undercroft/table";
import { cornerOf } from "./measures.ts";

/** Something that lies on the map: its middle, and how far it reaches from there. */
export interface Thing extends Square {
  readonly reach: number;
}

/** The plate that tells what a step costs. */
export const COST_PLATE: Size = { width: 34, height: 20 };

/** Where it may lie on a card, the customary spot first: clear of doors, name and yields, and of most that is printed. */
const SPOTS: readonly Square[] = [
  { x: 87, y: 45 },
  { x: 17, y: 45 },
  { x: 52, y: 42 },
  { x: 52, y: 72 },
  { x: 52, y: 22 },
];

/** How much of the plate a thing covers, in square units: things are taken for squares. */
function under(spot: Square, thing: Thing): number {
  const wide = COST_PLATE.width / 2 + thing.reach - Math.abs(spot.x - thing.x);
  const high = COST_PLATE.height / 2 + thing.reach - Math.abs(spot.y - thing.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The middle of the plate on the card of a column and row: where nothing lies, or least of what does. */
export function costSpot(cell: Square, things: readonly Thing[]): Square {
  const corner = cornerOf(cell);
  const spots = SPOTS.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y }));
  const cost = (spot: Square): number => things.reduce((sum, thing) => sum + under(spot, thing), 0);
  const [first, ...others] = spots;
  return others.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first ?? corner);
}
