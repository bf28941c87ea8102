/** Decks that players might have built, out of any sets. */
import type { OwnDeck } from "../src/decks/deck.ts";
import { gloryDeckOf, perilDeckOf } from "../src/decks/ready.ts";
import type { Pack } from "../src/vocabulary/index.ts";

/** A deck for each of these seats, the last of whom is the Dungeonlord. */
export const ownDecks = (packs: readonly Pack[], seats: readonly string[]): readonly OwnDeck[] =>
  seats.map((seat, i) => ({
    seat,
    deck: i === seats.length - 1 ? perilDeckOf(packs, seats.length - 1) : gloryDeckOf(packs, i),
  }));
