import { type LocalText, type Schema, strict, word } from "@undercroft/cards";
import { type Parsed, parsedBy } from "@undercroft/kernel";
import * as z from "zod/mini";
import type { MapSize } from "../map/map-faults.ts";
import { type CreatureCard, type Faction, factions, type ItemCard } from "../vocabulary/index.ts";

/** A warband as a list: ids of cards, with repeats. Whether it is legal is another question (warbandFaults). */
export interface Warband {
  readonly name: string;
  /** Null until chosen, and in sealed play (mn.scenario.sealed.no-factions). */
  readonly faction: Faction | null;
  readonly creatures: readonly WarbandCreature[];
  /** Items for which no carrier is proposed. */
  readonly items: readonly string[];
  /** Id of the battle map; null until chosen. */
  readonly map: string | null;
}

export interface WarbandCreature {
  readonly card: string;
  /** Items that it is meant to carry. Items are assigned at set-up; this is the owner's proposal (mn.setup.items.declare). */
  readonly items: readonly string[];
}

export const emptyWarband: Warband = { name: "", faction: null, creatures: [], items: [], map: null };

/** All that a warband may name, by id. */
export interface Catalogue {
  readonly creatures: ReadonlyMap<string, CreatureCard>;
  readonly items: ReadonlyMap<string, ItemCard>;
  readonly maps: ReadonlyMap<string, CatalogueMap>;
}

export interface CatalogueMap {
  readonly id: string;
  readonly name: LocalText;
  readonly size: MapSize;
}

/** Where cards come from: packs, and whatever else has such lists. */
export interface CardSource {
  readonly creatures: readonly CreatureCard[];
  readonly items: readonly ItemCard[];
}

export function catalogueOf(sources: readonly CardSource[], maps: readonly CatalogueMap[]): Catalogue {
  return {
    creatures: new Map(sources.flatMap(({ creatures }) => creatures.map((card) => [card.id, card]))),
    items: new Map(sources.flatMap(({ items }) => items.map((card) => [card.id, card]))),
    maps: new Map(maps.map((map) => [map.id, map])),
  };
}

const id = z.string().check(z.minLength(1), z.maxLength(80));
const ids = z.array(id).check(z.maxLength(200));

/** A warband that comes from a file. */
export const warbandSchema: Schema<Warband> = strict({
  name: z.string().check(z.maxLength(80)),
  faction: z.nullable(word(factions)),
  creatures: z.array(strict({ card: id, items: ids })).check(z.maxLength(100)),
  items: ids,
  map: z.nullable(id),
});

/** Reads a warband that comes from a file or a store. */
export function parseWarband(value: unknown): Parsed<Warband> {
  return parsedBy(warbandSchema, value);
}

/** All items of a warband, those with a proposed carrier first. */
export function itemsOf({ creatures, items }: Warband): readonly string[] {
  return [...creatures.flatMap((creature) => creature.items), ...items];
}

/** Points spent: the cost of all creatures and items that the catalogue knows (mn.warband.points.total). */
export function pointsSpent(list: Warband, catalogue: Catalogue): number {
  const creatures = list.creatures.reduce((sum, { card }) => sum + (catalogue.creatures.get(card)?.cost ?? 0), 0);
  return itemsOf(list).reduce((sum, item) => sum + (catalogue.items.get(item)?.cost ?? 0), creatures);
}
