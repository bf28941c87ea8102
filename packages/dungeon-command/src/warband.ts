import { type Schema, strict } from "@undercroft/cards";
import * as z from "zod/mini";
import { hasStart, readTile } from "./battlefield/tiles.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { CommanderCard, CreatureCard, OrderCard, Pack, TileCard } from "./vocabulary/index.ts";

/** What a player brings to a match: ids of cards and tiles, with repeats. */
export interface WarbandList {
  readonly name: string;
  readonly commanders: readonly string[];
  readonly creatures: readonly string[];
  readonly orders: readonly string[];
  readonly tiles: readonly string[];
}

const ids = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(200));

/** A list that comes from a file. */
export const warbandSchema: Schema<WarbandList> = strict({
  name: z._default(z.string().check(z.maxLength(200)), ""),
  commanders: ids,
  creatures: ids,
  orders: ids,
  tiles: ids,
});

/** standard: the cards of one pack; custom: of any; first-game: half a pack. */
export type WarbandKind = "standard" | "custom" | "first-game";

/** Cards and tiles of all packs by id. */
export interface Catalogue {
  readonly packs: readonly Pack[];
  readonly creatures: ReadonlyMap<string, CreatureCard>;
  readonly orders: ReadonlyMap<string, OrderCard>;
  readonly commanders: ReadonlyMap<string, CommanderCard>;
  readonly tiles: ReadonlyMap<string, TileCard>;
}

export function catalogueOf(packs: readonly Pack[]): Catalogue {
  return {
    packs,
    creatures: new Map(packs.flatMap((pack) => pack.creatures.map((card) => [card.id, card]))),
    orders: new Map(packs.flatMap((pack) => pack.orders.map((card) => [card.id, card]))),
    commanders: new Map(packs.flatMap((pack) => pack.commanders.map((card) => [card.id, card]))),
    tiles: new Map(packs.flatMap((pack) => pack.tiles.map((tile) => [tile.id, tile]))),
  };
}

/** What is wrong with a list: the name of its message, the values that the message needs, and the rule. */
export interface WarbandProblem {
  readonly problem:
    | "unknown-card"
    | "few-creatures"
    | "few-orders"
    | "exact-creatures"
    | "exact-orders"
    | "creature-copies"
    | "order-copies"
    | "commanders"
    | "tiles"
    | "start-areas"
    | "no-start-area"
    | "nothing-deployable"
    | "several-packs"
    | "mixed-halves";
  readonly rule: RuleId;
  readonly values: { readonly [name: string]: string | number };
}

const LEAST_CREATURES = 12;
const LEAST_ORDERS = 30;
const MOST_COPIES = 4;
const FIRST_GAME_CREATURES = 6;
const FIRST_GAME_ORDERS = 18;

/** Everything that a list breaks; empty if a match can be played with it. */
export function checkWarband(list: WarbandList, kind: WarbandKind, catalogue: Catalogue): WarbandProblem[] {
  const unknown = checkKnown(list, catalogue);
  if (unknown.length > 0) return unknown;
  const tiles = kind === "first-game" ? checkHalfTiles(list.tiles, catalogue) : checkTiles(list.tiles, catalogue);
  return [...checkCardsOf(list, kind, catalogue), ...tiles];
}

/** The same of its cards alone, its tiles left out. */
export function checkCardsOf(list: WarbandList, kind: WarbandKind, catalogue: Catalogue): WarbandProblem[] {
  const unknown = checkKnown(list, catalogue);
  if (unknown.length > 0) return unknown;
  const problems = kind === "first-game" ? checkHalf(list, catalogue) : checkFull(list, kind, catalogue);
  const { commanders } = list;
  if (commanders.length !== 1) {
    const rule =
      kind === "custom"
        ? "dc.custom.one-commander"
        : kind === "standard"
          ? "dc.warband.commander-selection"
          : "dc.first-game.commander-each";
    problems.push({ problem: "commanders", rule, values: { count: commanders.length } });
  }
  const leadership = catalogue.commanders.get(commanders[0] ?? "")?.leadership;
  const levels = list.creatures.map((id) => catalogue.creatures.get(id)?.level ?? 0);
  if (leadership !== undefined && levels.length > 0 && Math.min(...levels) > leadership) {
    problems.push({
      problem: "nothing-deployable",
      rule: "dc.ruling.undeployable-opening-hand",
      values: { leadership },
    });
  }
  return problems;
}

/** Each miniature has a Creature card (dc.warband.creature-card-per-miniature), and so has everything else its card. */
function checkKnown(list: WarbandList, catalogue: Catalogue): WarbandProblem[] {
  const missing = (ids: readonly string[], known: ReadonlyMap<string, unknown>, rule: RuleId): WarbandProblem[] =>
    [...new Set(ids)]
      .filter((id) => !known.has(id))
      .map((id) => ({ problem: "unknown-card", rule, values: { card: id } }));
  return [
    ...missing(list.creatures, catalogue.creatures, "dc.warband.creature-card-per-miniature"),
    ...missing(list.orders, catalogue.orders, "dc.warband.order-deck"),
    ...missing(list.commanders, catalogue.commanders, "dc.warband.commander-selection"),
    ...missing(list.tiles, catalogue.tiles, "dc.warband.tiles"),
  ];
}

function checkFull(list: WarbandList, kind: "standard" | "custom", catalogue: Catalogue): WarbandProblem[] {
  const problems: WarbandProblem[] = [];
  const custom = kind === "custom";
  const creatures = list.creatures.length;
  const orders = list.orders.length;
  if (creatures < LEAST_CREATURES) {
    const rule = custom ? "dc.custom.minimum-creatures" : "dc.warband.minimum-creatures";
    problems.push({ problem: "few-creatures", rule, values: { count: creatures, least: LEAST_CREATURES } });
  }
  if (orders < LEAST_ORDERS) {
    const rule = custom ? "dc.custom.minimum-orders" : "dc.warband.minimum-orders";
    problems.push({ problem: "few-orders", rule, values: { count: orders, least: LEAST_ORDERS } });
  }
  for (const [name, count] of copiesByName(list.creatures, catalogue.creatures)) {
    if (count <= MOST_COPIES) continue;
    problems.push({
      problem: "creature-copies",
      rule: "dc.custom.creature-copies",
      values: { name, count, most: MOST_COPIES },
    });
  }
  for (const [name, count] of copiesByName(list.orders, catalogue.orders)) {
    if (count <= MOST_COPIES) continue;
    problems.push({
      problem: "order-copies",
      rule: "dc.custom.order-copies",
      values: { name, count, most: MOST_COPIES },
    });
  }
  const packs = new Set([...list.creatures, ...list.orders, ...list.commanders].map(packOf));
  if (!custom && packs.size > 1) {
    problems.push({ problem: "several-packs", rule: "dc.custom.combine-packs", values: { count: packs.size } });
  }
  return problems;
}

const packOf = (id: string): string => id.slice(0, id.indexOf("/"));

/** Copies count by name, whatever pack a card comes from (dc.card.unique-name). */
function copiesByName(
  ids: readonly string[],
  cards: ReadonlyMap<string, { readonly name: { readonly en: string } }>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const name = cards.get(id)?.name.en ?? id;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** dc.warband.tiles, dc.warband.one-start-area, dc.ruling.start-area-required */
function checkTiles(ids: readonly string[], catalogue: Catalogue): WarbandProblem[] {
  const tiles = ids.flatMap((id) => catalogue.tiles.get(id) ?? []);
  const small = tiles.filter((tile) => tile.size === "small");
  const large = tiles.length - small.length;
  if (large !== 2 || small.length !== 2) {
    return [{ problem: "tiles", rule: "dc.warband.tiles", values: { large, small: small.length, due: 2 } }];
  }
  const starts = small.filter(startTile).length;
  if (starts > 1) return [{ problem: "start-areas", rule: "dc.warband.one-start-area", values: { count: starts } }];
  if (starts === 0) return [{ problem: "no-start-area", rule: "dc.ruling.start-area-required", values: {} }];
  return [];
}

/** True if a face has a printed Start area; a tile with one on one face alone serves that setting only. */
export function startTile(tile: TileCard): boolean {
  return hasStart(readTile(tile, "dungeon")) || hasStart(readTile(tile, "outdoor"));
}

/** Half of one pack: dc.first-game.deck-sizes, dc.first-game.split-by-symbol, dc.first-game.tiles, dc.first-game.one-pack. */
function checkHalf(list: WarbandList, catalogue: Catalogue): WarbandProblem[] {
  const problems: WarbandProblem[] = [];
  const { creatures, orders } = list;
  const rule = "dc.first-game.deck-sizes";
  if (creatures.length !== FIRST_GAME_CREATURES) {
    problems.push({ problem: "exact-creatures", rule, values: { count: creatures.length, due: FIRST_GAME_CREATURES } });
  }
  if (orders.length !== FIRST_GAME_ORDERS) {
    problems.push({ problem: "exact-orders", rule, values: { count: orders.length, due: FIRST_GAME_ORDERS } });
  }
  const symbols = new Set(creatures.map((id) => catalogue.creatures.get(id)?.half));
  if (symbols.size > 1) problems.push({ problem: "mixed-halves", rule: "dc.first-game.miniatures", values: {} });
  for (const id of orders) symbols.add(catalogue.orders.get(id)?.half);
  if (symbols.size > 1) problems.push({ problem: "mixed-halves", rule: "dc.first-game.split-by-symbol", values: {} });
  const packs = new Set([...creatures, ...orders, ...list.commanders].map(packOf));
  if (packs.size > 1) {
    problems.push({ problem: "several-packs", rule: "dc.first-game.one-pack", values: { count: packs.size } });
  }
  return problems;
}

function checkHalfTiles(ids: readonly string[], catalogue: Catalogue): WarbandProblem[] {
  const tiles = ids.flatMap((id) => catalogue.tiles.get(id) ?? []);
  const large = tiles.filter((tile) => tile.size === "large").length;
  const small = tiles.length - large;
  if (large === 1 && small === 1) return [];
  return [{ problem: "tiles", rule: "dc.first-game.tiles", values: { large, small, due: 1 } }];
}
