/** Warbands as text that people write and send each other. */
import {
  type ListForm,
  type ListLanguage,
  type ListProblem,
  type LocalText,
  nearest,
  readList,
  writeList,
} from "@undercroft/cards";
import type { RuleId } from "../ledger/rule-ids.ts";
import { type Faction, factions, factionWords } from "../vocabulary/index.ts";
import type { Catalogue, CatalogueMap, Warband } from "./warband.ts";

type Section = "creatures" | "items";
type Label = "name" | "faction" | "map";

const formOf = (catalogue: Catalogue): ListForm<Section, Label> => ({
  labels: {
    name: { words: { en: "Warband", ru: "Отряд" } },
    faction: { words: { en: "Faction", ru: "Фракция" } },
    map: { words: { en: "Map", ru: "Карта" } },
  },
  sections: {
    creatures: {
      words: { en: "Creatures", ru: "Существа" },
      also: ["creature", "существо"],
      cards: [...catalogue.creatures.values()],
      carries: "items",
    },
    items: {
      words: { en: "Items", ru: "Предметы" },
      also: ["item", "предмет"],
      cards: [...catalogue.items.values()],
    },
  },
});

/** A line that could not be read, with the rule that it breaks. */
export interface WarbandLineProblem extends Omit<ListProblem, "problem"> {
  readonly problem: ListProblem["problem"] | "unknown-faction" | "unknown-map";
  readonly rule: RuleId;
}

export type ReadWarband =
  | { readonly ok: true; readonly warband: Warband }
  | { readonly ok: false; readonly problems: readonly WarbandLineProblem[] };

/**
 * Reads a list such as writeWarband makes, and as forgivingly as any list of cards is read (readList): a name, a faction and a
 * map, then creatures, each with the items it is meant to carry behind a plus sign, then the items without a carrier.
 */
export function readWarband(text: string, catalogue: Catalogue): ReadWarband {
  const { labels, entries, problems } = readList(text, formOf(catalogue));
  const found: WarbandLineProblem[] = problems.map((one) => ({ ...one, rule: "mn.card.creature.figure" }));
  const faction = labels.get("faction");
  const map = labels.get("map");
  const chosen = faction === undefined ? null : factionNamed(faction.text);
  const field = map === undefined ? null : mapNamed(map.text, catalogue);
  if (faction !== undefined && chosen === null) {
    const near = nearest(
      faction.text,
      Object.values(factionWords).flatMap(({ en, ru }) => [en, ru]),
    );
    found.push({ ...faction, problem: "unknown-faction", nearest: near ?? null, rule: "mn.warband.faction.list" });
  }
  if (map !== undefined && field === null) {
    const near = nearest(
      map.text,
      [...catalogue.maps.values()].flatMap(({ name }) => [name.en, name.ru]),
    );
    found.push({ ...map, problem: "unknown-map", nearest: near ?? null, rule: "mn.warband.map" });
  }
  if (found.length > 0) return { ok: false, problems: found.sort((a, b) => a.line - b.line) };
  const repeated = (section: Section) =>
    entries
      .filter((entry) => entry.section === section)
      .flatMap((entry) => Array.from({ length: entry.count }, () => entry));
  return {
    ok: true,
    warband: {
      name: labels.get("name")?.text ?? "",
      faction: chosen,
      creatures: repeated("creatures").map((entry) => ({ card: entry.id, items: entry.with })),
      items: repeated("items").map(({ id }) => id),
      map: field?.id ?? null,
    },
  };
}

const same = (word: string, { en, ru }: LocalText): boolean =>
  word.toLowerCase() === en.toLowerCase() || word.toLowerCase() === ru.toLowerCase();

const factionNamed = (word: string): Faction | null =>
  factions.find((faction) => word.toLowerCase() === faction || same(word, factionWords[faction])) ?? null;

const mapNamed = (word: string, { maps }: Catalogue): CatalogueMap | null =>
  maps.get(word) ?? [...maps.values()].find(({ name }) => same(word, name)) ?? null;

/** A list as text that people can read and readWarband takes back. What shares a name is written by id. */
export function writeWarband(list: Warband, catalogue: Catalogue, language: ListLanguage): string {
  const map = list.map === null ? undefined : catalogue.maps.get(list.map);
  const plain = map !== undefined && mapNamed(map.name[language], catalogue)?.id === map.id;
  const labels = {
    name: list.name,
    faction: list.faction === null ? "" : factionWords[list.faction][language],
    map: (plain ? map.name[language] : list.map) ?? "",
  };
  const entries = [
    ...list.creatures.map(({ card, items }) => ({ section: "creatures", id: card, count: 1, with: items }) as const),
    ...list.items.map((id) => ({ section: "items", id, count: 1, with: [] }) as const),
  ];
  return writeList(labels, entries, formOf(catalogue), language);
}
