import { type Side, sides } from "../vocabulary/index.ts";

/** One step over a side: columns grow eastward, rows southward. */
const steps: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export const opposite: Readonly<Record<Side, Side>> = { north: "south", east: "west", south: "north", west: "east" };

/** The cell beyond a side of a cell. */
export function beyond({ x, y }: Cell, side: Side): Cell {
  const [dx, dy] = steps[side];
  return { x: x + dx, y: y + dy };
}

/** A place of the grid that the Entrance begins (dg.map.parallel). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

export { sides };
