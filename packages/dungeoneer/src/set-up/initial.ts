import { campaignDecks } from "../decks/dealing.ts";
import type { Body, Content, Player } from "../state.ts";
import type { Adventure, CardLists, HeroCard, MapCard, Pack, QuestCard } from "../vocabulary/index.ts";
import type { DungeoneerConfig } from "./config.ts";
import { aboutOneEntrance, withQuestsHere } from "./mixing.ts";
import { type Option, optionsInForce } from "./options.ts";

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Readonly<Record<string, C>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** All these cards by their ids. */
export const contentOf = (lists: readonly CardLists[]): Content => ({
  heroes: byId<HeroCard>(lists.flatMap(({ heroes }) => heroes)),
  maps: byId<MapCard>(lists.flatMap(({ maps }) => maps)),
  adventures: byId<Adventure>(lists.flatMap(({ adventures }) => adventures)),
  quests: byId<QuestCard>(lists.flatMap(({ quests }) => quests)),
});

/** The cards of a set, without the numbers of their copies. */
export const cardsOf = ({ heroes, maps, adventures, quests }: Pack): CardLists => ({
  heroes,
  maps,
  adventures: adventures.map(({ card }) => card),
  quests,
});

/** Some sets: all their cards, the cards as they are in a match that leaves none out, and their decks before they are shuffled. */
interface Sets {
  readonly all: Content;
  readonly here: Content;
  readonly maps: readonly MapCard[];
  readonly adventureDeck: readonly string[];
  readonly questDeck: readonly string[];
  readonly heroDeck: readonly string[];
}

/** Whatever is worked out of cards is kept by them, so matches of the same sets share them. */
const known = new WeakMap<readonly Pack[], Sets>();

function setsOf(packs: readonly Pack[]): Sets {
  const found = known.get(packs);
  if (found !== undefined) return found;
  const all = contentOf(packs.map(cardsOf));
  const made: Sets = {
    all,
    here: withQuestsHere(all, all),
    maps: aboutOneEntrance(packs.flatMap((pack) => pack.maps)),
    adventureDeck: packs.flatMap(({ adventures }) =>
      adventures.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card.id)),
    ),
    questDeck: packs.flatMap(({ quests }) => quests.map(({ id }) => id)),
    heroDeck: packs.flatMap(({ heroes }) => heroes.map(({ id }) => id)),
  };
  known.set(packs, made);
  return made;
}

/** A player before anything has been dealt. */
export const newPlayer = (
  { id, name }: DungeoneerConfig["seats"][number],
  dungeonlord: DungeoneerConfig["dungeonlord"],
): Player => ({
  id,
  name,
  alive: id !== dungeonlord,
  out: false,
  hero: "",
  level: 1,
  life: 0,
  maximum: 0,
  at: "",
  tipped: false,
  tippedBy: null,
  cusp: null,
  glory: 0,
  peril: 0,
  movements: 0,
  hand: [],
  boons: [],
  treasures: [],
  banes: [],
  pack: [],
  packAt: null,
  quests: [],
  secrets: [],
  maps: [],
  completed: [],
  challenged: false,
  thisTurn: [],
});

/** The Map deck: without the Entrance, which is laid at once, but where all Map cards are dealt (dg.setup.entrance, dg.opt.revealed-map.deal). */
export const mapsToShuffle = (maps: readonly MapCard[], options: readonly Option[]): string[] =>
  maps.flatMap(({ id, kind }) => (kind === "entrance" && !options.includes("revealed-map") ? [] : [id]));

/** Decks by their backs (dg.setup.decks-by-back), before they are shuffled, in the order of the sets. */
export function initialBody(config: DungeoneerConfig): Body {
  const { seats, packs, options, dungeonlord } = config;
  const { all, here, maps, adventureDeck, questDeck, heroDeck } = setsOf(packs);
  const body: Body = {
    content: all,
    options: optionsInForce(options, dungeonlord !== null),
    dungeonlord: dungeonlord === null ? null : seats.findIndex(({ id }) => id === dungeonlord),
    players: seats.map((seat) => newPlayer(seat, dungeonlord)),
    turn: {
      player: 0,
      round: 0,
      count: 0,
      falls: 0,
      phase: "set-up",
      visited: [],
      moved: false,
      onCusp: false,
      overcame: [],
      used: [],
    },
    first: 0,
    map: [],
    opened: [],
    globalQuests: [],
    ownerless: [],
    loot: [],
    fallen: [],
    heroesAside: [],
    encounters: [],
    underway: [],
    campaign: null,
    adventureDeck: [...adventureDeck],
    discard: [],
    mapDeck: mapsToShuffle(maps, options),
    removed: [],
    questDeck: [...questDeck],
    heroDeck: [...heroDeck],
    nextThing: 1,
  };
  if (dungeonlord === null) return { ...body, content: here };
  const dealt = { ...body, ...campaignDecks(config, body) };
  return { ...dealt, content: withQuestsHere(dealt.content, all) };
}
