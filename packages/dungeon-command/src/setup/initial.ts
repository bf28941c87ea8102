import type { Body } from "../state.ts";
import type { MatchConfig } from "./config.ts";

/** The tables before anything has happened: decks in the order of their lists, chests on their squares, not yet mixed. */
export function initialBody(config: MatchConfig): Body {
  const teams = new Set(config.seats.map((seat) => seat.team)).size < config.seats.length;
  return {
    content: config.content,
    battlefield: config.battlefield,
    mode: { game: config.game, teams },
    seats: config.seats.map((seat) => ({
      id: seat.id,
      team: seat.team,
      commander: seat.commander,
      morale: 0,
      leadership: 0,
      orderHand: [],
      creatureHand: [],
      orderDeck: [...seat.orders].reverse(),
      creatureDeck: [...seat.creatures].reverse(),
      discard: [],
      graveyard: [],
      knownOrders: [],
      knownCreatures: [],
      out: false,
    })),
    turn: { seat: 0, count: 0, round: 0, first: 0, phase: "setup", active: null, activation: 0 },
    creatures: [],
    chests: config.treasure.map((at) => ({ at, value: null })),
    spareChests: [...config.chests],
    tokens: [],
    effects: [],
    uses: [],
    nextThing: 1,
    nextStamp: 1,
  };
}
