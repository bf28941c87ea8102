import { type LocalText, nearest } from "@undercroft/cards";
import type { Catalogue, WarbandList } from "./warband.ts";

type Section = "commanders" | "creatures" | "orders" | "tiles";

/** Headings as they are written, English and Russian; reading takes capitals, a colon and a count in brackets as well. */
const headings: {
  readonly [S in Section]: { readonly en: string; readonly ru: string; readonly also: readonly string[] };
} = {
  commanders: { en: "Commander", ru: "Командир", also: ["commanders", "командиры"] },
  creatures: { en: "Creatures", ru: "Существа", also: ["creature", "существо"] },
  orders: { en: "Orders", ru: "Приказы", also: ["order", "приказ"] },
  tiles: { en: "Tiles", ru: "Поля", also: ["tile", "поле", "тайлы"] },
};

const sections: readonly Section[] = ["commanders", "creatures", "orders", "tiles"];
const titles: { readonly [L in Language]: string } = { en: "Warband", ru: "Отряд" };

export type Language = "en" | "ru";

/** A line that could not be read. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly problem: "unknown-card" | "no-section" | "wrong-section" | "bad-count";
  /** The name or id that was probably meant, or null. `wrong-section`: the heading it belongs under. */
  readonly nearest: string | null;
}

export type ParsedWarband =
  | { readonly ok: true; readonly list: WarbandList }
  | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** Copies of one card that one line may ask for. */
const MOST_A_LINE = 99;

interface Entry {
  readonly section: Section;
  readonly id: string;
  readonly name: LocalText;
}

/**
 * Reads a list such as writeWarband makes: headings, and below them lines "2 Name", "2x Name" or "Name". A name is an
 * id, or the English or Russian name of a card or tile; capitals do not matter. "#" and "//" begin remarks. Lines before
 * any heading are taken where their name leaves no doubt.
 */
export function parseWarband(text: string, catalogue: Catalogue): ParsedWarband {
  const names = namesOf(catalogue);
  const lists: { readonly [S in Section]: string[] } = { commanders: [], creatures: [], orders: [], tiles: [] };
  const problems: LineProblem[] = [];
  let section: Section | null = null;
  let title = "";
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const content = raw.replace(/(^|\s)(#|\/\/).*$/, "").trim();
    if (content === "") continue;
    const named = titleOf(content);
    const heading = headingOf(content);
    if (named !== null) title = named;
    else if (heading !== null) section = heading;
    else {
      const found = readLine(content, section, names);
      if ("problem" in found) problems.push({ line, text: content, ...found });
      else for (let i = 0; i < found.count; i += 1) lists[found.section].push(found.id);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, list: { name: title, ...lists } };
}

function titleOf(line: string): string | null {
  const parts = /^([^:]+):\s*(.+)$/.exec(line);
  const word = parts?.[1]?.trim().toLowerCase();
  return word === titles.en.toLowerCase() || word === titles.ru.toLowerCase() ? (parts?.[2]?.trim() ?? null) : null;
}

function headingOf(line: string): Section | null {
  const word = line
    .toLowerCase()
    .replace(/\s*\(\d+\)\s*(?=:?$)/, "")
    .replace(/:$/, "")
    .trim();
  for (const section of sections) {
    const { en, ru, also } = headings[section];
    if (word === en.toLowerCase() || word === ru.toLowerCase() || also.includes(word)) return section;
  }
  return null;
}

type LineRead =
  | { readonly section: Section; readonly id: string; readonly count: number }
  | Pick<LineProblem, "problem" | "nearest">;

function readLine(line: string, section: Section | null, names: ReadonlyMap<string, readonly Entry[]>): LineRead {
  const parts = /^(?:(\d+)\s*[xх×]?\s+)?(.+)$/iu.exec(line);
  const count = parts?.[1] === undefined ? 1 : Number(parts[1]);
  if (count < 1 || count > MOST_A_LINE) return { problem: "bad-count", nearest: null };
  const name = (parts?.[2] ?? "").trim().toLowerCase();
  const entries = names.get(name) ?? [];
  const [only] = entries;
  if (only === undefined) return { problem: "unknown-card", nearest: nearestName(name, names) };
  if (section === null) {
    return entries.length === 1
      ? { section: only.section, id: only.id, count }
      : { problem: "no-section", nearest: null };
  }
  const fitting = entries.find((entry) => entry.section === section);
  if (fitting === undefined) return { problem: "wrong-section", nearest: headings[only.section].en };
  return { section, id: fitting.id, count };
}

/** The closest id or name as it is printed. */
function nearestName(word: string, names: ReadonlyMap<string, readonly Entry[]>): string | null {
  const near = nearest(word, [...names.keys()]);
  const entry = near === undefined ? undefined : names.get(near)?.[0];
  if (entry === undefined) return null;
  return [entry.name.en, entry.name.ru].find((name) => name.toLowerCase() === near) ?? entry.id;
}

/** Ids and names in small letters. Of two cards of one name in a section the first one known is meant. */
function namesOf(catalogue: Catalogue): Map<string, Entry[]> {
  const names = new Map<string, Entry[]>();
  for (const section of sections) {
    for (const { id, name } of catalogue[section].values()) {
      for (const word of new Set([id, name.en.toLowerCase(), name.ru.toLowerCase()])) {
        const entries = names.get(word) ?? [];
        if (!entries.some((entry) => entry.section === section)) entries.push({ section, id, name });
        names.set(word, entries);
      }
    }
  }
  return names;
}

/** A list as text that people can read and parseWarband takes back. Cards that share a name are written by id. */
export function writeWarband(list: WarbandList, catalogue: Catalogue, language: Language): string {
  const lines: string[] = list.name === "" ? [] : [`${titles[language]}: ${list.name}`, ""];
  const names = namesOf(catalogue);
  for (const section of sections) {
    const counts = new Map<string, number>();
    for (const id of list[section]) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (counts.size === 0) continue;
    lines.push(headings[section][language]);
    for (const [id, count] of counts) {
      const name = catalogue[section].get(id)?.name[language];
      const known = name === undefined ? undefined : names.get(name.toLowerCase());
      const plain = known?.some((entry) => entry.section === section && entry.id === id) === true;
      lines.push(`${count} ${plain && name !== undefined ? name : id}`);
    }
    lines.push("");
  }
  return lines.join("\n");
}
