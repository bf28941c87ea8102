import type { Body, DoorPlace } from "../state.ts";
import type { Exit, MapCard, Side } from "../vocabulary/index.ts";
import { type Cell, opposite } from "./sides.ts";

/** @throws Error if there is no such Map card. */
export function mapCard({ content }: Body, id: string): MapCard {
  const card = content.maps[id];
  if (card === undefined) throw new Error(`there is no Map card ${id}`);
  return card;
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

/** Whether neither of the sides on which two cards touch is a Wall: walls break links, doors never do (dg.map.connected). */
export const isLinked = (body: Body, laid: Laid, side: Side, other: Laid): boolean =>
  !isWall(exitOf(body, laid, side)) && !isWall(exitOf(body, other, opposite[side]));

export const samePlace = (a: DoorPlace, b: DoorPlace): boolean => a.space === b.space && a.side === b.side;
