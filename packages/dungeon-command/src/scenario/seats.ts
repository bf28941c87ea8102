import { knownWord } from "@undercroft/scenario";
import type { Content, SeatState } from "../state.ts";
import { commanderUnnamed, orderUnnamed } from "./fillers.ts";
import type { ScenarioSeat } from "./schema.ts";

/** A card of the given ones. */
export function cardNamed(card: string, known: { readonly [id: string]: unknown }, where: string): string {
  return knownWord("card", card, Object.keys(known), where);
}

function orderCards(cards: readonly string[] | undefined, content: Content, where: string): string[] {
  return (cards ?? []).map((card) => (card === "?" ? orderUnnamed : cardNamed(card, content.orders, where)));
}

function creatureCards(cards: readonly string[] | undefined, content: Content, where: string): string[] {
  return (cards ?? []).map((card) => cardNamed(card, content.creatures, where));
}

/** A seat as the file describes it; what it leaves out has plain values. */
export function seatOf(id: string, number: number, given: ScenarioSeat, content: Content): SeatState {
  const where = `setup.seatState.${id}`;
  const commander = given.commander ?? commanderUnnamed;
  cardNamed(commander, content.commanders, where);
  return {
    id,
    team: given.team ?? number,
    commander,
    morale: given.morale ?? 10,
    leadership: given.leadership ?? 10,
    orderHand: orderCards(given.orders, content, `${where}.orders`),
    creatureHand: creatureCards(given.creatures, content, `${where}.creatures`),
    orderDeck: orderCards(given.orderDeck, content, `${where}.orderDeck`).reverse(),
    creatureDeck: creatureCards(given.creatureDeck, content, `${where}.creatureDeck`).reverse(),
    discard: orderCards(given.discard, content, `${where}.discard`),
    graveyard: creatureCards(given.graveyard, content, `${where}.graveyard`),
    knownOrders: [],
    knownCreatures: [],
    out: given.out ?? false,
  };
}
