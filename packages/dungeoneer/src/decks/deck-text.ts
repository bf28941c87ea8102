/** Constructed decks as text: a heading for each kind of card, a line for each card with the number of its copies. */
import { type ListForm, type ListLanguage, type ListProblem, readList, writeList } from "@undercroft/cards";
import type { Content } from "../state.ts";
import { type Deck, type DeckPart, deckParts } from "./deck.ts";

/** Headings as they are written, and what else is taken for them. */
const formOf = ({ heroes, maps, quests, adventures }: Content): ListForm<DeckPart, "name"> => ({
  labels: { name: { words: { en: "Deck", ru: "Колода" } } },
  sections: {
    heroes: { words: { en: "Heroes", ru: "Герои" }, also: ["hero", "герой"], cards: Object.values(heroes) },
    maps: {
      words: { en: "Map cards", ru: "Карты подземелья" },
      also: ["maps", "map", "карта"],
      cards: Object.values(maps),
    },
    quests: { words: { en: "Quests", ru: "Задания" }, also: ["quest", "задание"], cards: Object.values(quests) },
    adventures: {
      words: { en: "Adventure cards", ru: "Карты приключений" },
      also: ["adventures", "cards", "приключения", "карты"],
      cards: Object.values(adventures),
    },
  },
});

export type ParsedDeck =
  | {
      readonly ok: true;
      readonly deck: Deck;
      /** The lines on which the cards of each kind stand, from 1, in their order in the deck. */
      readonly lines: Readonly<Record<DeckPart, readonly number[]>>;
    }
  | { readonly ok: false; readonly problems: readonly ListProblem[] };

/** Reads a list such as writeDeck makes, and as forgivingly as any list of cards is read (readList). */
export function parseDeck(text: string, content: Content): ParsedDeck {
  const { labels, entries, lines, problems } = readList(text, formOf(content));
  if (problems.length > 0) return { ok: false, problems };
  const each = <T>(part: DeckPart, of: (entry: (typeof entries)[number], i: number) => T): readonly T[] =>
    entries.flatMap((entry, i) =>
      entry.section === part ? Array.from({ length: entry.count }, () => of(entry, i)) : [],
    );
  const ids = (part: DeckPart): readonly string[] => each(part, ({ id }) => id);
  const linesOf = (part: DeckPart): readonly number[] => each(part, (_, i) => lines[i] ?? 0);
  return {
    ok: true,
    deck: {
      name: labels.get("name")?.text ?? "",
      heroes: ids("heroes"),
      maps: ids("maps"),
      quests: ids("quests"),
      adventures: ids("adventures"),
    },
    lines: {
      heroes: linesOf("heroes"),
      maps: linesOf("maps"),
      quests: linesOf("quests"),
      adventures: linesOf("adventures"),
    },
  };
}

/** A deck as text that people can read and parseDeck takes back. */
export function writeDeck(deck: Deck, content: Content, language: ListLanguage): string {
  const entries = deckParts.flatMap((section) => deck[section].map((id) => ({ section, id, count: 1, with: [] })));
  return writeList({ name: deck.name }, entries, formOf(content), language);
}
