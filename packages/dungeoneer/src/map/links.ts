import type { Body, Space } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";
import { beyond, type Cell, sides } from "./sides.ts";
import { exitOf, isLinked, isWall, mapCard } from "./spaces.ts";

/** Where the sides of a space lead to: null over a Wall, against one, or where nothing lies. */
type Leads = Readonly<Record<Side, Space | null>>;

/** What is worked out of a map once. */
interface Links {
  readonly byId: ReadonlyMap<string, Space>;
  readonly cells: ReadonlyMap<number, Space>;
  readonly leads: ReadonlyMap<string, Leads>;
  /** The spaces that a chain of links joins to the Entrance (dg.map.connected). */
  readonly part: ReadonlySet<Space>;
  /** The empty cells that exits of this part face, row by row: where it can grow (dg.map.never-closed). */
  readonly open: readonly Cell[];
  readonly entrance: Space | undefined;
}

/** Maps are never altered: what is known of one stays true. */
const known = new WeakMap<readonly Space[], Links>();

/** A number for each cell of the grid. */
const HALF = 2_048;
export const cellKey = ({ x, y }: Cell): number => (x + HALF) * 2 * HALF + y + HALF;

function leadsIn(body: Body, cells: ReadonlyMap<number, Space>, space: Space): Leads {
  const over = (side: Side): Space | null => {
    const other = cells.get(cellKey(beyond(space, side)));
    return other !== undefined && isLinked(body, space, side, other) ? other : null;
  };
  return { north: over("north"), east: over("east"), south: over("south"), west: over("west") };
}

function partOf(entrance: Space | undefined, leads: ReadonlyMap<string, Leads>): ReadonlySet<Space> {
  const part = new Set(entrance === undefined ? [] : [entrance]);
  for (const space of part)
    for (const side of sides) {
      const other = leads.get(space.id)?.[side] ?? null;
      if (other !== null) part.add(other);
    }
  return part;
}

function openCells(body: Body, cells: ReadonlyMap<number, Space>, part: ReadonlySet<Space>): readonly Cell[] {
  const open = new Map<number, Cell>();
  for (const space of part)
    for (const side of sides) {
      if (isWall(exitOf(body, space, side))) continue;
      const cell = beyond(space, side);
      const key = cellKey(cell);
      if (!cells.has(key)) open.set(key, cell);
    }
  return [...open.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function linksOf(body: Body): Links {
  const { map } = body;
  const found = known.get(map);
  if (found !== undefined) return found;
  const cells = new Map(map.map((space) => [cellKey(space), space]));
  const leads = new Map(map.map((space) => [space.id, leadsIn(body, cells, space)]));
  const entrance = map.find(({ card }) => mapCard(body, card).kind === "entrance");
  const part = partOf(entrance, leads);
  const made: Links = {
    byId: new Map(map.map((space) => [space.id, space])),
    cells,
    leads,
    part,
    open: openCells(body, cells, part),
    entrance,
  };
  known.set(map, made);
  return made;
}
