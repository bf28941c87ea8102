import { OWN, ownPack, plainCard, ScenarioFault } from "@undercroft/scenario";
import type { Content } from "../state.ts";
import { checkPackData, type Pack } from "../vocabulary/index.ts";
import type { CardLists } from "./schema.ts";

/** The definitions of several packs as one table. */
export function contentOf(packs: readonly Pack[]): Content {
  const all = <C extends { readonly id: string }>(cards: readonly C[]): { readonly [id: string]: C } =>
    Object.fromEntries(cards.map((card) => [card.id, card]));
  return { creatures: all(packs.flatMap((p) => p.creatures)), items: all(packs.flatMap((p) => p.items)) };
}

const hits = { damage: [{ amount: 10 }] };

/** A plain fighter: AC 16, other defenses 13, 40 hit points, a basic melee attack +8 against AC for 10. */
const creatureDefaults = {
  level: 3,
  keywords: ["humanoid"],
  size: "medium",
  defenses: { ac: 16, fortitude: 13, reflex: 13, will: 13 },
  speed: 6,
  alignment: "unaligned",
  factions: ["wild"],
  cost: 12,
  attacks: [{ kind: "melee", bonus: 8, versus: "ac", hit: hits }],
};

const itemDefaults = { levels: { min: 1, max: 30 }, cost: 5, powers: [] };

/** Hit points and the Bloodied score of half of them, rounded down to a multiple of 5, where the card does not print its own. */
function withHitPoints(card: unknown): unknown {
  if (typeof card !== "object" || card === null) return card;
  const hitPoints = "hitPoints" in card && typeof card.hitPoints === "number" ? card.hitPoints : 40;
  return { hitPoints, bloodied: Math.floor(hitPoints / 10) * 5, ...card };
}

/** The cards of the packs and those that a file defines itself, in the language of packs. */
export function cardsFor(lists: CardLists | undefined, packs: Content, scenario: string): Content {
  if (lists === undefined) return packs;
  const { creatures = [], items = [] } = lists;
  const raw = {
    ...ownPack([lists, creatureDefaults]),
    creatures: creatures.map((card) => plainCard(withHitPoints(card), creatureDefaults)),
    items: items.map((card) => plainCard(card, itemDefaults)),
  };
  const read = checkPackData(raw, `${scenario}: cards`);
  if (!read.ok)
    throw new ScenarioFault(read.problems.map((p) => `cards ${p.card ?? OWN} ${p.path}: ${p.message}`).join("\n"));
  const own = contentOf([read.pack]);
  return { creatures: { ...packs.creatures, ...own.creatures }, items: { ...packs.items, ...own.items } };
}
