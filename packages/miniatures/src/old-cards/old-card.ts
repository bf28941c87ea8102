/**
 * An old-style card as a person types it from print. Text form: fields as "Key: value", one a line, then headings, and below
 * each of them one entry a line; an indented line goes on with the entry above it. "#" begins a remark at the start of a line.
 *
 *     Name: Fen Horror            Name-ru, Set, Rarity, Size, Faction, Champion likewise
 *     Cost: 32
 *     Level: 9
 *     HP: 85
 *     AC: 20
 *     DEF: 16
 *     Speed: 6
 *     Keywords: Evil, Aberration, Wizard, Unique
 *
 *     Attacks
 *     Melee 2: +11 vs AC; 15 damage
 *     Close small cone: +9 vs Fortitude; 10 acid damage; target is Staggered (save ends)
 *
 *     Abilities
 *     Flight
 *     +2 DEF (Fort)
 *
 *     Special Powers
 *     Champion Powers
 *     Errata
 *     HP: 90
 *     Melee 2: +11 vs AC; 15 damage => Melee: +11 vs AC; 15 damage
 *
 * The same as JSON: an `OldCard`.
 */
import { nearest, type Schema, strict, unknownKeys } from "@undercroft/cards";
import * as z from "zod/mini";

export const oldFields = [
  "name",
  "name-ru",
  "set",
  "rarity",
  "size",
  "faction",
  "champion",
  "cost",
  "level",
  "hp",
  "ac",
  "def",
  "speed",
  "keywords",
] as const;
export type OldField = (typeof oldFields)[number];

export const oldSections = ["attacks", "abilities", "special-powers", "champion-powers", "errata"] as const;
export type OldSection = (typeof oldSections)[number];

export interface OldCard {
  readonly fields: { readonly [F in OldField]?: string };
  /** Entries of each part, in printed order. */
  readonly sections: { readonly [S in OldSection]?: readonly string[] };
  /** Lines that stand nowhere. */
  readonly rest: readonly string[];
}

const also: ReadonlyMap<string, OldField | OldSection> = new Map([
  ["factions", "faction"],
  ["hit points", "hp"],
  ["keyword", "keywords"],
  ["cr", "champion"],
  ["champion rating", "champion"],
  ["attack", "attacks"],
  ["ability", "abilities"],
  ["special power", "special-powers"],
  ["special powers", "special-powers"],
  ["champion power", "champion-powers"],
  ["champion powers", "champion-powers"],
]);

const fieldNamed = (word: string): OldField | undefined => {
  const key = word.trim().toLowerCase();
  return oldFields.find((field) => field === (also.get(key) ?? key));
};

const sectionNamed = (word: string): OldSection | undefined => {
  const key = word.trim().replace(/:$/, "").trim().toLowerCase();
  return oldSections.find((section) => section === (also.get(key) ?? key));
};

const words: readonly string[] = [...oldFields, ...oldSections, ...also.keys()];

/** The field or heading that a line was most likely meant for which fits nowhere; null if its word is near to none. */
export function meantBy(line: string): OldField | OldSection | null {
  const [word = ""] = line.split(":");
  if (fieldNamed(word) !== undefined) return null;
  const near = nearest(word.trim().toLowerCase(), words);
  return near === undefined ? null : (fieldNamed(near) ?? sectionNamed(near) ?? null);
}

/** Reads the text form. Every text is read as something: what fits nowhere stands in `rest`. */
export function readOldCard(text: string): OldCard {
  const fields: { [F in OldField]?: string } = {};
  const sections: { [S in OldSection]?: string[] } = {};
  const rest: string[] = [];
  let section: string[] | null = null;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const named = sectionNamed(line);
    const last = section?.at(-1);
    if (named !== undefined) {
      section = sections[named] ?? [];
      sections[named] = section;
    } else if (section === null) {
      const [, key = "", value = ""] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
      const field = fieldNamed(key);
      if (field === undefined || fields[field] !== undefined) rest.push(line);
      else fields[field] = value;
    } else if (/^\s/.test(raw) && last !== undefined) section[section.length - 1] = `${last} ${line}`;
    else section.push(line);
  }
  return { fields, sections, rest };
}

/** A correction: of a field, or of an entry that is there word for word. Null if the line says neither. */
export type Erratum =
  | { readonly field: OldField; readonly value: string }
  | { readonly entry: string; readonly value: string };

export function readErratum(line: string): Erratum | null {
  const [, entry, instead] = /^(.+?)\s*=>\s*(.+)$/.exec(line) ?? [];
  if (entry !== undefined && instead !== undefined) return { entry, value: instead };
  const [, key = "", value] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
  const field = fieldNamed(key);
  return field === undefined || value === undefined ? null : { field, value };
}

const line = z.string().check(z.maxLength(2000));
const lines = z.array(line).check(z.maxLength(100));

/** The JSON form, and what the text form may hold. */
export const oldCardSchema: Schema<OldCard> = strict({
  fields: z.partialRecord(z.enum(oldFields), line, { error: unknownKeys(oldFields) }),
  sections: z.partialRecord(z.enum(oldSections), lines, { error: unknownKeys(oldSections) }),
  rest: lines,
});
