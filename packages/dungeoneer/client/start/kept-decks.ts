/** Decks of the player's own, kept in this browser from visit to visit (dg.multiset.own-decks). */
import { keptLists } from "@undercroft/table";
import { type Deck, parseDeckData } from "../engine/index.ts";

type Decks = ReturnType<typeof keptLists<Deck>>;

function deckIn(value: unknown): Deck | null {
  const read = parseDeckData(value);
  return read.ok && read.value.name !== "" ? read.value : null;
}

/** Those of a Dungeonlord, and those of hero players: a deck of one side is none for the other. */
const peril: Decks = keptLists("undercroft/dungeoneer/peril-decks", deckIn);
const glory: Decks = keptLists("undercroft/dungeoneer/glory-decks", deckIn);

export const keptDecks = (isLord: boolean): Decks => (isLord ? peril : glory);
