import { isGlory } from "../campaign/piles.ts";
import type { DungeoneerConfig } from "../set-up/config.ts";
import type { Body, Content, GloryPile } from "../state.ts";
import type { Deck } from "./deck.ts";

/** A Glory deck of somebody's own, by its backs (dg.ruling.multiset-totals). */
const ownPile = (place: number, { heroes, adventures }: Deck): GloryPile => ({
  of: [place],
  heroes: { heroDeck: [...heroes], heroesAside: [] },
  adventureDeck: [...adventures],
  discard: [],
});

const isEntrance = ({ maps }: Content, id: string): boolean => maps[id]?.kind === "entrance";

/** A Peril deck of the Dungeonlord's own takes the place of what the sets would bring; its Entrance is the only one. */
function perilOf({ content }: Body, { maps, quests }: Deck): Pick<Body, "content" | "mapDeck" | "questDeck"> {
  const there = Object.entries(content.maps).filter(([id, { kind }]) => kind !== "entrance" || maps.includes(id));
  return {
    content: { ...content, maps: Object.fromEntries(there) },
    mapDeck: maps.filter((id) => !isEntrance(content, id)),
    questDeck: [...quests],
  };
}

/** The decks of a campaign before they are shuffled: each player's own, or what the sets bring (dg.multiset.own-decks). */
export function campaignDecks(
  { seats, dungeonlord, decks }: DungeoneerConfig,
  body: Body,
): Pick<Body, "campaign" | "adventureDeck"> {
  const deckOf = (seat: string): Deck | undefined => decks.find((one) => one.seat === seat)?.deck;
  const own = seats.flatMap(({ id }, place) => {
    const deck = id === dungeonlord ? undefined : deckOf(id);
    return deck === undefined ? [] : [ownPile(place, deck)];
  });
  const taken = new Set(own.flatMap(({ of }) => of));
  const of = [...seats.keys()].filter((place) => seats[place]?.id !== dungeonlord && !taken.has(place));
  const lords = dungeonlord === null ? undefined : deckOf(dungeonlord);
  const glory = body.adventureDeck.filter((id) => isGloryCard(body, id));
  const peril = lords?.adventures ?? body.adventureDeck.filter((id) => !isGloryCard(body, id));
  return {
    ...(lords === undefined ? {} : perilOf(body, lords)),
    adventureDeck: [...peril, ...(of.length === 0 ? [] : glory)],
    campaign: { glory: [{ of, heroes: null, adventureDeck: [], discard: [] }, ...own], defeats: 0, fought: [] },
  };
}

const isGloryCard = ({ content }: Body, id: string): boolean => {
  const card = content.adventures[id];
  return card !== undefined && isGlory(card);
};
