import type { State } from "@undercroft/dungeon-command";

/** The cards of one seat, wherever they are, sorted. */
interface Cards {
  readonly orders: string[];
  readonly creatures: string[];
}

/**
 * Every card by its owner: in hands, decks and piles, on the battlefield, attached, and in the stack zone. Chests and
 * tokens are not counted: their values leave the game when they are collected.
 */
export function cardsByOwner(state: State): readonly Cards[] {
  const { body, frames } = state;
  const owners = body.seats.map((seat) => ({
    orders: [...seat.orderHand, ...seat.orderDeck, ...seat.discard],
    creatures: [...seat.creatureHand, ...seat.creatureDeck, ...seat.graveyard],
  }));
  for (const creature of body.creatures) {
    owners[creature.owner]?.creatures.push(creature.card);
    for (const attached of creature.attached) owners[attached.owner]?.orders.push(attached.card);
  }
  for (const frame of frames) {
    // After its last action the card lies in a pile already, though its frame may still wait for triggers.
    if (frame.procedure !== "order" || frame.locals.attached || frame.step === "end") continue;
    owners[frame.locals.card.owner]?.orders.push(frame.locals.card.card);
  }
  for (const { orders, creatures } of owners) {
    orders.sort();
    creatures.sort();
  }
  return owners;
}
