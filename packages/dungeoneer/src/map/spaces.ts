import type { Body, DoorPlace, Space } from "../state.ts";
import type { Exit, MapCard, Side } from "../vocabulary/index.ts";
import { beyond, type Cell, opposite, sameCell, sides } from "./sides.ts";

/** @throws Error if there is no such Map card. */
export function mapCard({ content }: Body, id: string): MapCard {
  const card = content.maps[id];
  if (card === undefined) throw new Error(`there is no Map card ${id}`);
  return card;
}

/** @throws Error if there is no such space. */
export function spaceOf({ map }: Body, id: string): Space {
  const space = map.find((one) => one.id === id);
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}

/** A Map card as it lies, or would lie: two cards are compared by it (dg.ruling.rotation). */
export interface Laid extends Cell {
  readonly card: string;
  readonly turned: boolean;
}

/** The exit that a card shows on a side of its space: a half turn brings the opposite one there. */
export const exitOf = (body: Body, laid: Laid, side: Side): Exit =>
  mapCard(body, laid.card).exits[laid.turned ? opposite[side] : side];

export const isWall = (exit: Exit): boolean => exit.door === "wall";

/** The space that touches a side of a cell, if a card lies there. */
export const neighbour = ({ map }: Body, cell: Cell, side: Side): Space | undefined => {
  const there = beyond(cell, side);
  return map.find((space) => sameCell(space, there));
};

/** Whether neither of the sides on which two cards touch is a Wall: walls break links, doors never do (dg.map.connected). */
export const isLinked = (body: Body, laid: Laid, side: Side, other: Laid): boolean =>
  !isWall(exitOf(body, laid, side)) && !isWall(exitOf(body, other, opposite[side]));

/** The space that a side leads to: none over a Wall, or where the neighbour shows one (dg.door.blocked-by-wall). */
export function leadsTo(body: Body, space: Space, side: Side): Space | null {
  const other = neighbour(body, space, side);
  return other !== undefined && isLinked(body, space, side, other) ? other : null;
}

/** The Dungeon Entrance, if it lies on the table already. */
export const entrance = (body: Body): Space | undefined =>
  body.map.find(({ card }) => mapCard(body, card).kind === "entrance");

/** The spaces that a chain of links joins to the Entrance (dg.map.connected). */
export function entrancePart(body: Body): readonly Space[] {
  const start = entrance(body);
  if (start === undefined) return [];
  const part = [start];
  for (let i = 0; i < part.length; i += 1) {
    const space = part[i];
    if (space === undefined) break;
    for (const side of sides) {
      const other = leadsTo(body, space, side);
      if (other !== null && !part.includes(other)) part.push(other);
    }
  }
  return part;
}

export const samePlace = (a: DoorPlace, b: DoorPlace): boolean => a.space === b.space && a.side === b.side;
