import type { Body, Space } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";
import { cellKey, keyBeyond, linksOf } from "./links.ts";
import type { Cell } from "./sides.ts";

/** @throws Error if there is no such space. */
export function spaceOf(body: Body, id: string): Space {
  const space = linksOf(body).byId.get(id);
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}

/** The space in a cell, if a card lies there. */
export const spaceAt = (body: Body, cell: Cell): Space | undefined => linksOf(body).cells.get(cellKey(cell));

/** The space that touches a side of a cell, if a card lies there. */
export const neighbour = (body: Body, cell: Cell, side: Side): Space | undefined =>
  linksOf(body).cells.get(keyBeyond(cell, side));

/** The space that a side leads to: none over a Wall, or where the neighbour shows one (dg.door.blocked-by-wall). */
export const leadsTo = (body: Body, { id }: Space, side: Side): Space | null =>
  linksOf(body).leads.get(id)?.[side] ?? null;

/** The Dungeon Entrance, if it lies on the table already. */
export const entrance = (body: Body): Space | undefined => linksOf(body).entrance;

/** The spaces that a chain of links joins to the Entrance (dg.map.connected). */
export const entrancePart = (body: Body): ReadonlySet<Space> => linksOf(body).part;

/** The empty cells that exits of the Entrance's part face, row by row: a card can be joined nowhere else (dg.map.no-stranding). */
export const openCells = (body: Body): readonly Cell[] => linksOf(body).open;
