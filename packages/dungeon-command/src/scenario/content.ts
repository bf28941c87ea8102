import { OWN, ownPack, plainCard, ScenarioFault } from "@undercroft/scenario";
import type { Content } from "../state.ts";
import { checkPackData, type Pack } from "../vocabulary/index.ts";
import type { CardLists } from "./schema.ts";
import type { Cards } from "./types.ts";

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

const emblem = "card-random";
const creatureDefaults = {
  emblem,
  level: 1,
  keywords: ["human"],
  hitPoints: 20,
  speed: 6,
  melee: 10,
  abilities: ["strength"],
  half: "gold",
  copies: 1,
};
const orderDefaults = { emblem, level: 1, ability: "any", kind: "standard", half: "gold", copies: 1 };
const commanderDefaults = { emblem, creatureHand: 3, startingOrders: 3, morale: 10, leadership: 10, powers: [] };

/** Reads one kind of card by itself: a scenario needs no creature for each of its orders. */
function readLists(lists: CardLists, scenario: string): Pack {
  const raw = {
    ...ownPack(lists),
    creatures: [],
    orders: [],
    commanders: [],
    tiles: [],
    ...lists,
  };
  const read = checkPackData(raw, `${scenario}: cards`);
  if (read.ok) return read.pack;
  throw new ScenarioFault(read.problems.map((p) => `cards ${p.card ?? ""} ${p.path}: ${p.message}`).join("\n"));
}

/** A tile that a scenario writes shortly: both faces look like its rows, which give its measures. */
function filledTile(tile: unknown): unknown {
  if (typeof tile !== "object" || tile === null) return tile;
  const { id, size, rows, walls, legend, ...rest } = Object.fromEntries(Object.entries(tile));
  const short = word(id, "tile");
  const lines = word(rows, ".").trim().split("\n");
  const face = {
    rows: lines.join("\n"),
    ...(walls === undefined ? {} : { walls }),
    ...(legend === undefined ? {} : { legend }),
  };
  const filled = {
    id: short,
    size: word(size, "small"),
    width: lines[0]?.trim().length ?? 0,
    height: lines.length,
    faces: { dungeon: face, outdoor: face },
    ...rest,
  };
  return plainCard(filled, {});
}

/** All that a warband of a file can be made of, as one pack: a card's id still says which pack it is of. */
export function packOf({ creatures, orders, commanders, tiles }: Cards): Pack {
  return {
    pack: OWN,
    version: 1,
    language: 1,
    name: { en: "Cards of this scenario", ru: "Карты этой позиции" },
    keywords: {},
    creatures: Object.values(creatures),
    orders: Object.values(orders),
    commanders: Object.values(commanders),
    tiles,
  };
}

/** The cards of the packs and those that a file defines itself, in the language of packs. */
export function cardsFor(lists: CardLists | undefined, packs: Content, scenario: string): Cards {
  if (lists === undefined) return { ...packs, tiles: [] };
  const { creatures = [], orders = [], commanders = [], tiles = [] } = lists;
  const own = contentOf([
    readLists({ creatures: creatures.map((card) => plainCard(card, creatureDefaults)) }, scenario),
    readLists({ orders: orders.map((card) => plainCard(card, orderDefaults)) }, scenario),
    readLists({ commanders: commanders.map((card) => plainCard(card, commanderDefaults)) }, scenario),
  ]);
  return {
    creatures: { ...packs.creatures, ...own.creatures },
    orders: { ...packs.orders, ...own.orders },
    commanders: { ...packs.commanders, ...own.commanders },
    tiles: readLists({ tiles: tiles.map(filledTile) }, scenario).tiles,
  };
}
