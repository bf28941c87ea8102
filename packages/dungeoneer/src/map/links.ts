import type { Body, Space } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";
import { beyond, type Cell, opposite, sameCell, sides } from "./sides.ts";
import { exitOf, isLinked, isWall, mapCard } from "./spaces.ts";

/** Where the sides of a space lead to: null over a Wall, against one, or where nothing lies. */
type Leads = Readonly<Record<Side, Space | null>>;

/** What is worked out of a map. */
interface Links {
  readonly byId: Map<string, Space>;
  readonly cells: Map<number, Space>;
  readonly leads: Map<string, Leads>;
  /** The spaces that a chain of links joins to the Entrance (dg.map.connected). */
  readonly part: Set<Space>;
  /** The empty cells that exits of this part face, row by row: where it can grow (dg.map.never-closed). */
  open: readonly Cell[];
  entrance: Space | undefined;
}

/** Maps are never altered: what is known of one stays true. */
const known = new WeakMap<readonly Space[], Links>();

/** A number for each cell of the grid, and how it changes over a side. */
const HALF = 2_048;
export const cellKey = ({ x, y }: Cell): number => (x + HALF) * 2 * HALF + y + HALF;
const keySteps: Readonly<Record<Side, number>> = { north: -1, east: 2 * HALF, south: 1, west: -2 * HALF };
export const keyBeyond = (cell: Cell, side: Side): number => cellKey(cell) + keySteps[side];

const nowhere: Leads = { north: null, east: null, south: null, west: null };

/** Links a space with those around it. */
function link(body: Body, { cells, leads }: Links, space: Space): Leads {
  const own = { ...nowhere };
  for (const side of sides) {
    const other = cells.get(keyBeyond(space, side));
    if (other === undefined || !isLinked(body, space, side, other)) continue;
    own[side] = other;
    leads.set(other.id, { ...(leads.get(other.id) ?? nowhere), [opposite[side]]: space });
  }
  leads.set(space.id, own);
  return own;
}

/** Every space that a chain of links joins to one, and that is not of the Entrance's part yet, comes to it. */
function join({ part, leads }: Links, space: Space): readonly Space[] {
  const joined = [space];
  part.add(space);
  for (const one of joined)
    for (const side of sides) {
      const other = leads.get(one.id)?.[side] ?? null;
      if (other === null || part.has(other)) continue;
      part.add(other);
      joined.push(other);
    }
  return joined;
}

/** The map can grow where exits of these spaces face empty cells. */
function faced(body: Body, { cells, open }: Links, joined: readonly Space[]): readonly Cell[] {
  const all = [...open];
  for (const space of joined)
    for (const side of sides) {
      if (isWall(exitOf(body, space, side))) continue;
      const cell = beyond(space, side);
      if (!cells.has(cellKey(cell)) && !all.some((one) => sameCell(one, cell))) all.push(cell);
    }
  return all.sort((a, b) => a.y - b.y || a.x - b.x);
}

function add(body: Body, links: Links, space: Space): void {
  links.byId.set(space.id, space);
  links.cells.set(cellKey(space), space);
  links.open = links.open.filter((cell) => !sameCell(cell, space));
  const own = link(body, links, space);
  const isEntrance = links.entrance === undefined && mapCard(body, space.card).kind === "entrance";
  if (isEntrance) links.entrance = space;
  const isJoined = sides.some((side) => {
    const other = own[side];
    return other !== null && links.part.has(other);
  });
  if (isEntrance || isJoined) links.open = faced(body, links, join(links, space));
}

export function linksOf(body: Body): Readonly<Links> {
  const { map } = body;
  const found = known.get(map);
  if (found !== undefined) return found;
  const made: Links = {
    byId: new Map(),
    cells: new Map(),
    leads: new Map(),
    part: new Set(),
    open: [],
    entrance: undefined,
  };
  for (const space of map) add(body, made, space);
  known.set(map, made);
  return made;
}

/** The map with one space more. What is known of it is handed on; whoever still plays with the old one works that out again. */
export function mapWith(body: Body, space: Space): readonly Space[] {
  const map = [...body.map, space];
  const links = linksOf(body);
  known.delete(body.map);
  add(body, links, space);
  known.set(map, links);
  return map;
}
