import { sizeOfCard } from "./moving/space.ts";
import type { Body, Creature } from "./state.ts";

/** Untapped, undamaged, not activated, with nothing attached (dc.ruling.deployed-creature-state). */
export function untouched(
  body: Pick<Body, "content">,
  id: string,
  stamp: number,
  card: string,
  owner: number,
  at: number,
): Creature {
  return {
    id,
    stamp,
    card,
    size: sizeOfCard(body, card),
    owner,
    controller: owner,
    at,
    damage: 0,
    tapped: false,
    activated: false,
    moves: 0,
    burned: false,
    attached: [],
    counters: {},
    deeds: {},
  };
}
