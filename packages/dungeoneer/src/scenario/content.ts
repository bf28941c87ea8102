import { OWN, plainCard, ScenarioFault } from "@undercroft/scenario";
import { contentOf } from "../set-up/initial.ts";
import type { Content } from "../state.ts";
import { checkCardLists } from "../vocabulary/index.ts";
import type { ScenarioLists } from "./schema.ts";

const line = { melee: 1, magic: 1, speed: 3 };
const open = { door: "open" };

/** Plain cards: a hero with 1, 1 and 3 who may have two of each; a passage open on all sides that yields nothing. */
const heroDefaults = { life: 6, levels: [line, line, line], boons: 2, treasures: 2 };
const mapDefaults = {
  kind: "passage",
  exits: { north: open, east: open, south: open, west: open },
  glory: 0,
  peril: 0,
};
const adventureDefaults = { value: 1 };
const questDefaults = { rewards: [] };

/** A Map card's exits, of which a file needs to write only those that are not open. */
function withExits(card: unknown): unknown {
  if (typeof card !== "object" || card === null || !("exits" in card)) return card;
  const { exits } = card;
  return typeof exits === "object" && exits !== null ? { ...card, exits: { ...mapDefaults.exits, ...exits } } : card;
}

/** The cards of the packs and those that a file defines itself. */
export function cardsFor(own: ScenarioLists | undefined, packs: Content, scenario: string): Content {
  if (own === undefined) return packs;
  const { heroes = [], maps = [], adventures = [], quests = [] } = own;
  const raw = {
    heroes: heroes.map((card) => plainCard(card, heroDefaults)),
    maps: maps.map((card) => plainCard(withExits(card), mapDefaults)),
    adventures: adventures.map((card) => plainCard(card, adventureDefaults)),
    quests: quests.map((card) => plainCard(card, questDefaults)),
  };
  const read = checkCardLists(raw, `${scenario}: cards`);
  if (!read.ok)
    throw new ScenarioFault(read.problems.map((p) => `cards ${p.card ?? OWN} ${p.path}: ${p.message}`).join("\n"));
  const made = contentOf([read.pack]);
  // A file's own cards come first: who is not said to be another is its first hero.
  return {
    heroes: { ...made.heroes, ...packs.heroes },
    maps: { ...made.maps, ...packs.maps },
    adventures: { ...made.adventures, ...packs.adventures },
    quests: { ...made.quests, ...packs.quests },
  };
}
