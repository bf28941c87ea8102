import type { SeatId } from "@undercroft/kernel";
import type { Body } from "../state.ts";

/** @throws Error if there is no such seat. */
export function idOf(body: Body, seat: number): SeatId {
  const side = body.sides[seat];
  if (side === undefined) throw new Error(`there is no seat ${seat}`);
  return side.id;
}

/** The number of a seat; -1 if it is none of this battle. */
export const numberOf = (body: Body, seat: SeatId): number => body.sides.findIndex(({ id }) => id === seat);
