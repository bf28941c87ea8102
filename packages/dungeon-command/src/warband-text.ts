import { type ListForm, type ListLanguage, type ListProblem, readList, writeList } from "@undercroft/cards";
import type { Catalogue, WarbandList } from "./warband.ts";

type Section = "commanders" | "creatures" | "orders" | "tiles";

const sections: readonly Section[] = ["commanders", "creatures", "orders", "tiles"];

/** Headings as they are written, and what else is taken for them. */
const formOf = (catalogue: Catalogue): ListForm<Section, "name"> => ({
  labels: { name: { words: { en: "Warband", ru: "Отряд" } } },
  sections: {
    commanders: {
      words: { en: "Commander", ru: "Командир" },
      also: ["commanders", "командиры"],
      cards: [...catalogue.commanders.values()],
    },
    creatures: {
      words: { en: "Creatures", ru: "Существа" },
      also: ["creature", "существо"],
      cards: [...catalogue.creatures.values()],
    },
    orders: {
      words: { en: "Orders", ru: "Приказы" },
      also: ["order", "приказ"],
      cards: [...catalogue.orders.values()],
    },
    tiles: {
      words: { en: "Tiles", ru: "Поля" },
      also: ["tile", "поле", "тайлы"],
      cards: [...catalogue.tiles.values()],
    },
  },
});

export type Language = ListLanguage;

export type LineProblem = ListProblem;

export type ParsedWarband =
  | { readonly ok: true; readonly list: WarbandList }
  | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** Reads a list such as writeWarband makes, and as forgivingly as any list of cards is read (readList). */
export function parseWarband(text: string, catalogue: Catalogue): ParsedWarband {
  const { labels, entries, problems } = readList(text, formOf(catalogue));
  if (problems.length > 0) return { ok: false, problems };
  const ids = (section: Section): string[] =>
    entries
      .filter((entry) => entry.section === section)
      .flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return {
    ok: true,
    list: {
      name: labels.get("name")?.text ?? "",
      commanders: ids("commanders"),
      creatures: ids("creatures"),
      orders: ids("orders"),
      tiles: ids("tiles"),
    },
  };
}

/** A list as text that people can read and parseWarband takes back. Cards that share a name are written by id. */
export function writeWarband(list: WarbandList, catalogue: Catalogue, language: Language): string {
  const entries = sections.flatMap((section) => list[section].map((id) => ({ section, id, count: 1, with: [] })));
  return writeList({ name: list.name }, entries, formOf(catalogue), language);
}
