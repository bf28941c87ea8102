import { placeWithin } from "./parsed.ts";

/** A place in a text, counted from 1, as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text that should be JSON, and where. */
export interface TextFault extends TextPlace {
  /** Within the value, such as `moves[3].what`; empty for the whole. */
  readonly place: string;
  readonly why: string;
}

export type JsonText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: TextFault };

/** Lists and tables inside one another that no file needs. */
const MOST_NESTED = 200;
/** Letters of a place that are told. */
const LONGEST_PLACE = 80;

/**
 * Reads JSON strictly: what is no JSON is told with its place, and so is a key that stands twice in one table, of which
 * `JSON.parse` keeps the last without a word. Takes time in proportion to the text, whatever it holds.
 */
export function readJsonText(text: string): JsonText {
  const fault = faultIn(text);
  return fault === null ? { ok: true, value: JSON.parse(text) } : { ok: false, fault };
}

/** Where a fault lies, for a line of text: "line 3, column 12". */
export const writeLine = ({ line, column }: TextPlace): string => `line ${line}, column ${column}`;

/** Something in a text that was read, and what it holds. */
interface Spot {
  readonly at: number;
  inside: Map<string | number, Spot> | null;
}

/**
 * Tells where in a sound text of JSON that stands which a path leads to: the key where there is one. Of what is not
 * there, the nearest thing around it is told.
 */
export function jsonPlaces(text: string): (path: readonly (string | number)[]) => TextPlace {
  const lines = lineStarts(text);
  const whole: Spot = { at: afterSpace(text, 0), inside: null };
  const around = [whole];
  walk(text, [], (open, at) => {
    const { key } = open.at(-1) ?? { key: "" };
    const spot: Spot = { at, inside: null };
    const outer = around[open.length - 1];
    if (outer === undefined) return;
    outer.inside ??= new Map();
    outer.inside.set(key, spot);
    around[open.length] = spot;
  });
  return (path) => {
    let spot = whole;
    for (const key of path) {
      const inner = spot.inside?.get(key);
      if (inner === undefined) break;
      spot = inner;
    }
    return placeAt(lines, spot.at);
  };
}

/** A list or table that is not closed yet, and where in it the reader is. */
interface Level {
  /** The keys of a table so far; null for a list. */
  readonly keys: Set<string> | null;
  key: string | number;
}

type Due = "value" | "value or end" | "key" | "key or end" | "comma or end";

class NotJson extends Error {
  readonly at: number;
  constructor(why: string, at: number) {
    super(why);
    this.at = at;
  }
}

function faultIn(text: string): TextFault | null {
  const open: Level[] = [];
  try {
    walk(text, open);
    return null;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { place: placeOf(open), why: error.message, ...placeAt(lineStarts(text), error.at) };
  }
}

/** Told of each key of a table and each entry of a list where it begins, with the levels as they are there. */
type Told = (open: readonly Level[], at: number) => void;

const untold: Told = () => {};

/** Goes through the text once. @throws NotJson at its first fault, with the levels as they are there. */
function walk(text: string, open: Level[], tell: Told = untold): void {
  let due: Due = "value";
  let at = afterSpace(text, 0);
  while (due !== "comma or end" || open.length > 0) {
    if (at >= text.length) throw new NotJson("it ends in the middle", text.length);
    const sign = text.charAt(at);
    const level = open.at(-1);
    if ((due === "value or end" || due === "key or end" || due === "comma or end") && sign === endOf(level)) {
      open.pop();
      due = "comma or end";
      at += 1;
    } else if (due === "comma or end") {
      if (sign !== ",") throw new NotJson(`expected a comma or ${endOf(level)}`, at);
      if (level !== undefined && typeof level.key === "number") level.key += 1;
      due = level?.keys === null ? "value" : "key";
      at += 1;
    } else if (due === "key" || due === "key or end") {
      const end = afterKey(text, at, level);
      tell(open, at);
      due = "value";
      at = end;
    } else if (sign === "{" || sign === "[") {
      if (level?.keys === null) tell(open, at);
      if (open.length >= MOST_NESTED) throw new NotJson(`too deep: more than ${MOST_NESTED} inside one another`, at);
      open.push(sign === "{" ? { keys: new Set(), key: "" } : { keys: null, key: 0 });
      due = sign === "{" ? "key or end" : "value or end";
      at += 1;
    } else {
      if (level?.keys === null) tell(open, at);
      at = sign === '"' ? afterString(text, at) : afterWord(text, at);
      due = "comma or end";
    }
    at = afterSpace(text, at);
  }
  if (at < text.length) throw new NotJson("something follows its end", at);
}

const endOf = (level: Level | undefined): "]" | "}" => (level?.keys === null ? "]" : "}");

function afterSpace(text: string, from: number): number {
  let at = from;
  while (" \n\r\t".includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
}

/** Takes down the key that begins here, and goes past its colon. */
function afterKey(text: string, at: number, level: Level | undefined): number {
  if (text.charAt(at) !== '"') throw new NotJson('expected a key, in "quotes"', at);
  const end = afterString(text, at);
  const written = text.slice(at, end);
  const key = written.includes("\\") ? String(JSON.parse(written)) : written.slice(1, -1);
  if (level !== undefined) level.key = key;
  if (level?.keys?.has(key)) throw new NotJson("this key stands twice in one table", at);
  level?.keys?.add(key);
  const colon = afterSpace(text, end);
  if (colon >= text.length) throw new NotJson("it ends in the middle", text.length);
  if (text.charAt(colon) !== ":") throw new NotJson("expected a colon behind the key", colon);
  return colon + 1;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const LETTER_U = 0x75;
const plainEscapes: ReadonlySet<number> = new Set([...'"\\/bfnrt'].map((sign) => sign.charCodeAt(0)));

function afterString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < SPACE) throw new NotJson("a line end or another control sign within quotes", at);
    if (code !== BACKSLASH) continue;
    at += 1;
    const sign = text.charCodeAt(at);
    if (plainEscapes.has(sign)) continue;
    if (sign !== LETTER_U || !/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) {
      if (!text.includes('"', at)) break;
      throw new NotJson("a backslash that means nothing", at - 1);
    }
    at += 4;
  }
  throw new NotJson("it ends in the middle", text.length);
}

const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

function afterWord(text: string, at: number): number {
  word.lastIndex = at;
  if (word.test(text)) return word.lastIndex;
  const rest = text.slice(at, at + 40);
  const torn = /^-?[\d.eE+-]*$/.test(rest) || ["true", "false", "null"].some((one) => one.startsWith(rest));
  if (torn && at + rest.length === text.length) throw new NotJson("it ends in the middle", text.length);
  throw new NotJson("expected a value", at);
}

function placeOf(open: readonly Level[]): string {
  const place = open.reduce(
    (outer, { key }) => placeWithin(outer, typeof key === "number" ? `[${key}]` : key.slice(0, LONGEST_PLACE)),
    "",
  );
  return place.length > LONGEST_PLACE ? `${place.slice(0, LONGEST_PLACE)}...` : place;
}

/** Where each line begins. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign === "\n" || (sign === "\r" && text.charAt(i + 1) !== "\n")) starts.push(i + 1);
  }
  return starts;
}

function placeAt(lines: readonly number[], at: number): TextPlace {
  let [low, high] = [0, lines.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: at - (lines[low] ?? 0) + 1 };
}
