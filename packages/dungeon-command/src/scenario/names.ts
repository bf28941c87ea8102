import { findSquare, parseSquare, squareName } from "@undercroft/grid";
import { isSquareName, orFault, type Names as SharedNames, type Terms } from "@undercroft/scenario";
import { seatOf, seatRef, squareId, squareOf } from "../ids.ts";
import type { Body } from "../state.ts";

export type Names = SharedNames<Body>;

/** Seats and squares are called by their names; creatures come into play, and cards that are attached to them. */
export const terms: Terms<Body> = {
  idOf(word, body) {
    const seat = body.seats.findIndex((s) => s.id === word);
    if (seat >= 0) return seatRef(seat);
    return isSquareName(word) ? squareId(square(word, body)) : null;
  },
  wordFor(id, body) {
    const at = squareOf(id);
    if (at !== null) return squareName(body.battlefield.shape, at);
    const seat = seatOf(id);
    return seat === null ? null : (body.seats[seat]?.id ?? null);
  },
  things: ({ creatures }) => [...creatures, ...creatures.flatMap(({ attached }) => attached)],
  knows: (word, body) =>
    body.seats.some((s) => s.id === word) || (isSquareName(word) && findSquare(body.battlefield.shape, word) >= 0),
};

/** The square of a name such as "d2". @throws ScenarioFault if there is none. */
export function square(name: string, body: Pick<Body, "battlefield">): number {
  return orFault(() => parseSquare(body.battlefield.shape, name));
}
