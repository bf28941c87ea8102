import type { Content } from "../state.ts";
import { checkPackData, type Pack } from "../vocabulary/index.ts";
import { ScenarioFault } from "./names.ts";
import type { ScenarioFile } from "./schema.ts";

/** The definitions of several packs as one table. */
export function contentOf(packs: readonly Pack[]): Content {
  const all = <C extends { readonly id: string }>(lists: readonly (readonly C[])[]): { readonly [id: string]: C } =>
    Object.fromEntries(lists.flat().map((card) => [card.id, card]));
  return {
    creatures: all(packs.map((p) => p.creatures)),
    orders: all(packs.map((p) => p.orders)),
    commanders: all(packs.map((p) => p.commanders)),
  };
}

const word = (value: unknown, fallback: string): string => (typeof value === "string" ? value : fallback);

/** A card that a scenario writes shortly: what it leaves out has plain values. */
function filled(card: unknown, defaults: { readonly [key: string]: unknown }): unknown {
  if (typeof card !== "object" || card === null) return card;
  const given = new Map<string, unknown>(Object.entries(card));
  const short = word(given.get("id"), "card");
  const id = short.includes("/") ? short : `here/${short}`;
  return { name: { en: short, ru: short }, emblem: "card-random", ...defaults, ...card, id };
}

const creatureDefaults = {
  level: 1,
  keywords: ["Human"],
  hitPoints: 20,
  speed: 6,
  melee: 10,
  abilities: ["strength"],
  half: "gold",
  copies: 1,
};
const orderDefaults = { level: 1, ability: "any", kind: "standard", half: "gold", copies: 1 };
const commanderDefaults = { creatureHand: 3, startingOrders: 3, morale: 10, leadership: 10, powers: [] };

/** The cards of the packs and those that the file defines itself, in the language of packs. */
export function contentFor(file: ScenarioFile, packs: Content): Content {
  if (file.cards === undefined) return packs;
  const { creatures, orders, commanders } = file.cards;
  const raw = {
    pack: "here",
    version: 1,
    language: 1,
    name: { en: "Cards of this scenario", ru: "Карты этой позиции" },
    creatures: (creatures ?? []).map((card) => filled(card, creatureDefaults)),
    orders: (orders ?? []).map((card) => filled(card, orderDefaults)),
    commanders: (commanders ?? []).map((card) => filled(card, commanderDefaults)),
    tiles: [],
  };
  const read = checkPackData(raw, `${file.scenario}: cards`);
  if (!read.ok)
    throw new ScenarioFault(read.problems.map((p) => `cards ${p.card ?? ""} ${p.path}: ${p.message}`).join("\n"));
  const own = contentOf([read.pack]);
  return {
    creatures: { ...packs.creatures, ...own.creatures },
    orders: { ...packs.orders, ...own.orders },
    commanders: { ...packs.commanders, ...own.commanders },
  };
}
