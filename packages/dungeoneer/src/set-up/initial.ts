import type { Body, Content, Player } from "../state.ts";
import type { Adventure, HeroCard, MapCard, Pack, QuestCard } from "../vocabulary/index.ts";
import type { DungeoneerConfig } from "./config.ts";

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Readonly<Record<string, C>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** All cards of the sets by their ids (dg.overview.set-independence: sets may be mixed). */
export const contentOf = (packs: readonly Pack[]): Content => ({
  heroes: byId<HeroCard>(packs.flatMap(({ heroes }) => heroes)),
  maps: byId<MapCard>(packs.flatMap(({ maps }) => maps)),
  adventures: byId<Adventure>(packs.flatMap(({ adventures }) => adventures.map(({ card }) => card))),
  quests: byId<QuestCard>(packs.flatMap(({ quests }) => quests)),
});

/** A player before anything has been dealt. */
const player = ({ id, name }: DungeoneerConfig["seats"][number]): Player => ({
  id,
  name,
  alive: true,
  hero: "",
  level: 1,
  life: 0,
  maximum: 0,
  at: "",
  tipped: false,
  cusp: null,
  glory: 0,
  peril: 0,
  movements: 0,
  hand: [],
  boons: [],
  treasures: [],
  pack: [],
  quests: [],
  completed: [],
  challenged: false,
});

/** Decks by their backs (dg.setup.decks-by-back), before they are shuffled, in the order of the sets. */
export function initialBody({ seats, packs }: DungeoneerConfig): Body {
  const maps = packs.flatMap((pack) => pack.maps);
  return {
    content: contentOf(packs),
    players: seats.map(player),
    turn: { player: 0, round: 0, count: 0, phase: "set-up", visited: [], moved: false, onCusp: false },
    first: 0,
    map: [],
    opened: [],
    globalQuest: null,
    encounters: [],
    adventureDeck: packs.flatMap(({ adventures }) =>
      adventures.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card.id)),
    ),
    discard: [],
    mapDeck: maps.flatMap(({ id, kind }) => (kind === "entrance" ? [] : [id])),
    questDeck: packs.flatMap(({ quests }) => quests.map(({ id }) => id)),
    heroDeck: packs.flatMap(({ heroes }) => heroes.map(({ id }) => id)),
    nextThing: 1,
  };
}
