import { spaceDistance } from "@undercroft/grid";
import type { Muster } from "./muster.ts";

/** A Treasure token is a standard action away from a point of Morale. */
const UNDER = 0.75;
/** Worth of a token to whoever is nearest, beside it; it sinks to nothing over so many squares. */
const NEAR = 0.45;
const REACH = 16;
/** Tokens that a chest holds, one with another. */
const CHEST = 2;

/** What the treasure is worth to each seat, by how near its creatures are. */
export function addTreasure(muster: Muster, add: (seat: number, value: number) => void): void {
  const { body } = muster;
  for (const { at } of body.chests) addSpot(muster, at, CHEST, false, add);
  for (const { at, count } of body.tokens) addSpot(muster, at, count, true, add);
}

function addSpot(
  { board, figures, body }: Muster,
  at: number,
  count: number,
  open: boolean,
  add: (seat: number, value: number) => void,
): void {
  for (let seat = 0; seat < body.seats.length; seat++) {
    let nearest = REACH;
    let collects = false;
    for (const figure of figures) {
      if (figure.seat !== seat) continue;
      const distance = spaceDistance(board, figure.at, figure.size, at, 1);
      if (distance < nearest) nearest = distance;
      if (open && distance === 0 && figure.acts && !figure.tapped) collects = true;
    }
    add(seat, NEAR * count * (1 - nearest / REACH) + (collects ? UNDER : 0));
  }
}

/** The same for one creature on a square where it might go. */
export function nearTreasure({ body, board }: Muster, at: number, size: number): number {
  let value = 0;
  for (const chest of body.chests)
    value += NEAR * CHEST * (1 - Math.min(REACH, spaceDistance(board, at, size, chest.at, 1)) / REACH);
  for (const { at: spot, count } of body.tokens)
    value += NEAR * count * (1 - Math.min(REACH, spaceDistance(board, at, size, spot, 1)) / REACH);
  return value;
}
