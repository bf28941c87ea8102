import type { SeatId } from "@undercroft/kernel";

/** The cards of a constructed deck by their backs, each as often as it is in it (dg.multiset.own-decks). */
export interface Deck {
  readonly name: string;
  readonly heroes: readonly string[];
  readonly maps: readonly string[];
  readonly quests: readonly string[];
  readonly adventures: readonly string[];
}

/** A player's own deck: a Peril deck for the Dungeonlord, a Glory deck for a hero player. */
export interface OwnDeck {
  readonly seat: SeatId;
  readonly deck: Deck;
}

export const deckParts = ["heroes", "maps", "quests", "adventures"] as const;
export type DeckPart = (typeof deckParts)[number];

/** The card of an id that comes from outside; undefined if there is none. */
export const cardNamed = <C>(cards: Readonly<Record<string, C>>, id: string): C | undefined =>
  Object.hasOwn(cards, id) ? cards[id] : undefined;
