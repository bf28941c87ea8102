import { Names as SharedNames, type Terms } from "@undercroft/scenario";
import type { Body } from "../state.ts";
import type { Names } from "./types.ts";

/** Whatever comes into play is called by the last word of its card: spaces, Encounters, readied cards, monsters, Quests. */
export const terms: Terms<Body> = {
  idOf: () => null,
  wordFor: () => null,
  things: ({ map, encounters, players, globalQuests, ownerless, loot }) => [
    ...map,
    ...encounters,
    ...players.flatMap(({ boons, treasures, banes, pack, quests, secrets }) => [
      ...boons,
      ...treasures,
      ...banes,
      ...pack,
      ...quests,
      ...secrets,
    ]),
    ...globalQuests,
    ...ownerless,
    ...loot,
  ],
  knows: (word, { players }) => players.some(({ id }) => id === word),
};

export const newNames = (): Names => new SharedNames(terms);
