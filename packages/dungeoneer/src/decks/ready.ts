/** Decks to begin from when one builds a deck: the fewest cards that the rules ask for, out of any sets (dg.multiset.*). */
import { isGlory } from "../campaign/piles.ts";
import { cardsOf } from "../set-up/initial.ts";
import type { MapKind, Pack } from "../vocabulary/index.ts";
import type { Deck } from "./deck.ts";

/** So many cards out of these, one of each as long as there are any, then another of each. */
const cycled = (cards: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => cards[i % cards.length] ?? "");

/** The fewest cards of a Peril deck against so many hero players: its Quests' spaces first, then what there is. */
export function perilDeckOf(packs: readonly Pack[], players: number): Deck {
  const lists = packs.map(cardsOf);
  const maps = lists.flatMap((list) => list.maps);
  const quests = lists.flatMap((list) => list.quests).slice(0, 3 * players);
  const named = new Set(quests.flatMap((quest) => (quest.kind === "escort" ? [quest.space, quest.to] : [quest.space])));
  const half = (kind: MapKind): readonly string[] => {
    const all = maps.filter((map) => map.kind === kind).map(({ id }) => id);
    return cycled([...all.filter((id) => named.has(id)), ...all.filter((id) => !named.has(id))], 3 * players);
  };
  const entrance = maps
    .filter(({ kind }) => kind === "entrance")
    .slice(0, 1)
    .map(({ id }) => id);
  const harm = lists.flatMap((list) => list.adventures.filter((card) => !isGlory(card)).map(({ id }) => id));
  return {
    name: "Peril",
    heroes: [],
    maps: [...entrance, ...half("room"), ...half("passage")],
    quests: quests.map(({ id }) => id),
    adventures: cycled(harm, 70 - 9 * players),
  };
}

/** The fewest cards of a Glory deck, beginning with one hero: four copies of each at most. */
export function gloryDeckOf(packs: readonly Pack[], hero: number): Deck {
  const lists = packs.map(cardsOf);
  const heroes = lists.flatMap((list) => list.heroes.map(({ id }) => id));
  const help = lists.flatMap((list) => list.adventures.filter(isGlory).map(({ id }) => id));
  const most = Math.min(59, 4 * help.length);
  const first = hero % heroes.length;
  return {
    name: "Glory",
    heroes: cycled([...heroes.slice(first), ...heroes.slice(0, first)], 60 - most),
    maps: [],
    quests: [],
    adventures: cycled(help, most),
  };
}
