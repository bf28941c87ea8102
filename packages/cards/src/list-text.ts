/** Lists of cards as text that people write: labels, headings, and below them one line a card with its count. */
import type { LocalText } from "./ast.ts";
import { keysOf } from "./keys.ts";
import { nearest } from "./nearest.ts";

export type ListLanguage = keyof LocalText;

/** How a heading or label is written, and what else is taken for it; small letters in `also`. */
export interface ListWord {
  readonly words: LocalText;
  readonly also?: readonly string[];
}

export interface ListedCard {
  readonly id: string;
  readonly name: LocalText;
}

export interface ListSection<S extends string> extends ListWord {
  readonly cards: readonly ListedCard[];
  /** Cards of this section may stand behind a card of this one, after a plus sign. */
  readonly carries?: S;
}

/** The headings and labels of one kind of list, in the order in which they are written, and the cards that may stand in it. */
export interface ListForm<S extends string, L extends string> {
  readonly sections: { readonly [K in S]: ListSection<S> };
  /** Lines "Label: text". */
  readonly labels: { readonly [K in L]: ListWord };
}

export interface ListEntry<S extends string> {
  readonly section: S;
  readonly id: string;
  readonly count: number;
  /** Ids of what each of them carries. */
  readonly with: readonly string[];
}

/** A line that could not be read. */
export interface ListProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly problem: "unknown-card" | "no-section" | "wrong-section" | "bad-count";
  /** The name or id that was probably meant, or null. `wrong-section`: the heading it belongs under. */
  readonly nearest: string | null;
}

export interface LabelRead {
  readonly line: number;
  readonly text: string;
}

export interface ListRead<S extends string, L extends string> {
  /** The last line of each label. */
  readonly labels: ReadonlyMap<L, LabelRead>;
  readonly entries: readonly ListEntry<S>[];
  /** The line of each entry, from 1. */
  readonly lines: readonly number[];
  readonly problems: readonly ListProblem[];
}

/** Copies of one card that one line may ask for. */
const MOST_A_LINE = 99;

interface Known<S extends string> extends ListedCard {
  readonly section: S;
}

type Names<S extends string> = ReadonlyMap<string, readonly Known<S>[]>;

/**
 * Reads a list such as writeList makes: labels, headings, and below them lines "2 Name", "2x Name" or "Name". A name is an
 * id, or the English or Russian name of a card; capitals do not matter. "#" and "//" begin remarks. Lines before any
 * heading are taken where their name leaves no doubt.
 */
export function readList<S extends string, L extends string>(text: string, form: ListForm<S, L>): ListRead<S, L> {
  const names = namesOf(form);
  const labels = new Map<L, LabelRead>();
  const entries: ListEntry<S>[] = [];
  const lines: number[] = [];
  const problems: ListProblem[] = [];
  let section: S | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const content = raw.replace(/(^|\s)(#|\/\/).*$/, "").trim();
    if (content === "") continue;
    const label = labelIn(content, form);
    const heading = headingIn(content, form);
    if (label !== null) labels.set(label.label, { line, text: label.text });
    else if (heading !== null) section = heading;
    else {
      const found = readLine(content, section, form, names);
      if ("problem" in found) problems.push({ line, text: content, ...found });
      else {
        entries.push(found);
        lines.push(line);
      }
    }
  }
  return { labels, entries, lines, problems };
}

const isWord = (word: string, { words, also }: ListWord): boolean =>
  word === words.en.toLowerCase() || word === words.ru.toLowerCase() || also?.includes(word) === true;

function labelIn<S extends string, L extends string>(
  line: string,
  form: ListForm<S, L>,
): { readonly label: L; readonly text: string } | null {
  const parts = /^([^:]+):\s*(.+)$/.exec(line);
  const word = parts?.[1]?.trim().toLowerCase() ?? "";
  const label = keysOf(form.labels).find((key) => isWord(word, form.labels[key]));
  const text = parts?.[2]?.trim();
  return label === undefined || text === undefined ? null : { label, text };
}

/** A heading takes capitals, a colon and a count in brackets as well. */
function headingIn<S extends string>(line: string, form: ListForm<S, string>): S | null {
  const word = line
    .toLowerCase()
    .replace(/\s*\(\d+\)\s*(?=:?$)/, "")
    .replace(/:$/, "")
    .trim();
  return keysOf(form.sections).find((key) => isWord(word, form.sections[key])) ?? null;
}

type LineFault = Pick<ListProblem, "problem" | "nearest">;

function readLine<S extends string>(
  line: string,
  section: S | null,
  form: ListForm<S, string>,
  names: Names<S>,
): ListEntry<S> | LineFault {
  const parts = /^(?:(\d+)\s*[xх×]?\s+)?(.+)$/iu.exec(line);
  const count = parts?.[1] === undefined ? 1 : Number(parts[1]);
  if (count < 1 || count > MOST_A_LINE) return { problem: "bad-count", nearest: null };
  const name = (parts?.[2] ?? "").trim();
  const [first = name, ...more] = names.has(name.toLowerCase()) ? [name] : name.split(/\s*\+\s*/);
  const card = cardNamed(first, section, form, names);
  if ("problem" in card) return card;
  const { carries } = form.sections[card.section];
  if (more.length > 0 && carries === undefined) return { problem: "unknown-card", nearest: null };
  const carried: string[] = [];
  for (const word of more) {
    const item = cardNamed(word, carries ?? card.section, form, names);
    if ("problem" in item) return item;
    carried.push(item.id);
  }
  return { section: card.section, id: card.id, count, with: carried };
}

function cardNamed<S extends string>(
  word: string,
  section: S | null,
  form: ListForm<S, string>,
  names: Names<S>,
): Known<S> | LineFault {
  const known = names.get(word.toLowerCase()) ?? [];
  const [only] = known;
  if (only === undefined) return { problem: "unknown-card", nearest: nearestName(word.toLowerCase(), names) };
  if (section === null) return known.length === 1 ? only : { problem: "no-section", nearest: null };
  const fitting = known.find((card) => card.section === section);
  return fitting ?? { problem: "wrong-section", nearest: form.sections[only.section].words.en };
}

/** The closest id or name as it is printed. */
function nearestName(word: string, names: Names<string>): string | null {
  const near = nearest(word, [...names.keys()]);
  const card = near === undefined ? undefined : names.get(near)?.[0];
  if (card === undefined) return null;
  return [card.name.en, card.name.ru].find((name) => name.toLowerCase() === near) ?? card.id;
}

/** Ids and names in small letters. Of two cards of one name in a section the first one known is meant. */
function namesOf<S extends string>(form: ListForm<S, string>): Names<S> {
  const names = new Map<string, Known<S>[]>();
  for (const section of keysOf(form.sections)) {
    for (const { id, name } of form.sections[section].cards) {
      for (const word of new Set([id, name.en.toLowerCase(), name.ru.toLowerCase()])) {
        const known = names.get(word) ?? [];
        if (!known.some((card) => card.section === section)) known.push({ section, id, name });
        names.set(word, known);
      }
    }
  }
  return names;
}

/** A list as text that people can read and readList takes back. Cards that share a name, or have a plus sign in it, are written by id. */
export function writeList<S extends string, L extends string>(
  labels: { readonly [K in L]?: string },
  entries: readonly ListEntry<S>[],
  form: ListForm<S, L>,
  language: ListLanguage,
): string {
  const lines: string[] = [];
  for (const label of keysOf(form.labels)) {
    const text = onOneLine(labels[label] ?? "");
    if (text !== "") lines.push(`${form.labels[label].words[language]}: ${text}`);
  }
  if (lines.length > 0) lines.push("");
  const names = namesOf(form);
  const cards = new Map(keysOf(form.sections).map((key) => [key, byId(form.sections[key].cards)]));
  const written = (section: S, id: string): string => {
    const name = cards.get(section)?.get(id)?.name[language];
    if (name === undefined) return id;
    const plain = names.get(name.toLowerCase())?.some((card) => card.section === section && card.id === id);
    return plain === true && !name.includes("+") ? name : id;
  };
  for (const section of keysOf(form.sections)) {
    const carried = form.sections[section].carries ?? section;
    const counts = new Map<string, number>();
    for (const entry of entries) {
      if (entry.section !== section) continue;
      const line = [written(section, entry.id), ...entry.with.map((id) => written(carried, id))].join(" + ");
      counts.set(line, (counts.get(line) ?? 0) + entry.count);
    }
    if (counts.size === 0) continue;
    lines.push(form.sections[section].words[language]);
    for (const [line, count] of counts) lines.push(`${count} ${line}`);
    lines.push("");
  }
  return lines.join("\n");
}

/** Without breaks and without what a reader takes for a remark. */
const onOneLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/(?<=^|\s)(#|\/\/)+/g, "")
    .replace(/\s+/g, " ")
    .trim();

const byId = (cards: readonly ListedCard[]): ReadonlyMap<string, ListedCard> =>
  new Map(cards.map((card) => [card.id, card]));
