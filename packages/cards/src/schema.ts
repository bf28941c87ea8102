/** How schemas of cards are put together: strict tables, and words that are told apart by a tag or by their own key. */
import * as z from "zod/mini";
import { nearest } from "./nearest.ts";

export type Shape = Record<string, z.ZodMiniType>;
export type Schema<T> = z.ZodMiniType<T>;
export type Shaped<S extends Shape> = z.output<z.ZodMiniObject<S>>;

const said = (word: string): string => JSON.stringify(word.length > 60 ? `${word.slice(0, 60)}...` : word);

/** " Did you mean ...?" for the closest known word, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? "" : `. Did you mean ${JSON.stringify(near)}?`;
}

/** The word a message suggests, if it does. */
export function suggestedWord(message: string): string | undefined {
  return /Did you mean "([^"]+)"\?/.exec(message)?.[1];
}

/** Unknown keys of one table that are named. */
const MOST_KEYS_NAMED = 10;

/** What is said of keys that a table may not have, with the nearest right ones; undefined of anything else. */
export const unknownKeys =
  (known: readonly string[]) =>
  (issue: z.core.$ZodRawIssue): string | undefined => {
    if (issue.code !== "unrecognized_keys") return undefined;
    const { length } = issue.keys;
    const first = issue.keys.slice(0, MOST_KEYS_NAMED);
    const keys = first.map((key) => `unknown key ${said(key)}${suggestion(key, known)}`);
    return [...keys, ...(length > first.length ? [`${length - first.length} more unknown keys`] : [])].join("; ");
  };

/** A table with these keys and no others. */
export function strict<S extends Shape>(shape: S): z.ZodMiniObject<S, z.core.$strict> {
  return z.strictObject(shape, { error: unknownKeys(Object.keys(shape)) });
}

export const optional: typeof z.exactOptional = z.exactOptional;

/** One of a closed list of words. */
export function word<const W extends readonly [string, ...string[]]>(words: W): Schema<W[number]> {
  return z.enum(words, {
    error: (issue) =>
      typeof issue.input === "string"
        ? `unknown word ${said(issue.input)}${suggestion(issue.input, words)}`
        : `expected one of the words ${words.join(", ")}`,
  });
}

/** A set of kinds of table, each found without trying the others, so that reading takes time in line with size. */
export interface WordSet<T> {
  /** The key that holds the word, or null if each kind is known by a key of its own. */
  readonly tag: string | null;
  readonly options: ReadonlyMap<string, z.core.SomeType>;
  readonly schema: Schema<T>;
}

type Tagged<Tag extends string, S extends Record<string, Shape>> = {
  [K in keyof S & string]: { [T in Tag]: K } & Shaped<S[K]>;
}[keyof S & string];

type Keyed<S extends Record<string, Shape>> = { [K in keyof S & string]: Shaped<S[K]> }[keyof S & string];

/** Kinds told apart by the word under `tag`: `tagged("do", { tap: { who: selector } })` reads `{do: tap, who: ...}`. */
export function tagged<const Tag extends string, S extends Record<string, Shape>>(
  tag: Tag,
  shapes: S,
): WordSet<Tagged<Tag, S>> {
  const options = new Map<string, z.core.SomeType>();
  for (const [name, shape] of Object.entries(shapes)) options.set(name, strict({ [tag]: z.literal(name), ...shape }));
  return wordSet(tag, options);
}

/** Kinds told apart by a key of their own: `keyed({ sum: { sum: amounts } })` reads `{sum: [...]}`. */
export function keyed<S extends Record<string, Shape>>(shapes: S): WordSet<Keyed<S>> {
  const options = new Map<string, z.core.SomeType>();
  for (const [key, shape] of Object.entries(shapes)) options.set(key, strict(shape));
  return wordSet(null, options);
}

/** A set of one word, whose schema was made elsewhere. */
export function oneWord<T>(tag: string, name: string, schema: Schema<T>): WordSet<T> {
  return { tag, options: new Map([[name, schema]]), schema };
}

/** Both sets as one: the core's words and a game's. */
export function together<A, B>(a: WordSet<A>, b: WordSet<B>): WordSet<A | B> {
  return wordSet(a.tag, new Map([...a.options, ...b.options]));
}

/** Tables by the set's schema, and anything else by the other. */
export function orPlain<P, T>(plain: Schema<P>, set: () => Pick<WordSet<T>, "schema">): Schema<P | T> {
  return routed(
    () => [plain, set().schema],
    (value) => (isTable(value) ? set().schema : plain),
  );
}

/** One thing by itself, or a list of at least one. */
export function oneOrMore<T>(item: Schema<T>): Schema<T | T[]> {
  const many = z.array(item).check(z.minLength(1, "an empty list does nothing"));
  return routed<T | T[]>(
    () => [item, many],
    (value) => (Array.isArray(value) ? many : item),
  );
}

/** A schema that is built when it is first used. */
export const later = <T>(get: () => Schema<T>): Schema<T> => z.lazy(get);

function wordSet<T>(tag: string | null, options: ReadonlyMap<string, z.core.SomeType>): WordSet<T> {
  const known = [...options.keys()];
  const schema = routed<T>(
    () => [...options.values()],
    (value) => {
      if (!isTable(value)) return { message: `expected a table with ${expected(tag, known)}`, path: [] };
      if (tag !== null) return byTag(value, tag, options, known);
      for (const key of known) if (Object.hasOwn(value, key)) return options.get(key) ?? { message: key, path: [] };
      const keys = Object.keys(value);
      const hint = keys.map((key) => suggestion(key, known)).find((text) => text !== "") ?? "";
      return { message: `none of its keys (${keys.join(", ")}) is one of ${known.join(", ")}${hint}`, path: [] };
    },
  );
  return { tag, options, schema };
}

const expected = (tag: string | null, known: readonly string[]): string =>
  tag === null ? `one of the keys ${known.join(", ")}` : `the key "${tag}"`;

function byTag(
  value: Readonly<Record<string, unknown>>,
  tag: string,
  options: ReadonlyMap<string, z.core.SomeType>,
  known: readonly string[],
): z.core.SomeType | Fault {
  const name = value[tag];
  if (typeof name !== "string") {
    const typed = Object.keys(value).find((key) => nearest(key, [tag]) === tag);
    const hint = typed === undefined ? "" : `. Did you mean ${JSON.stringify(tag)}?`;
    return { message: `the key "${tag}" is missing or is no word${hint}`, path: [] };
  }
  return (
    options.get(name) ?? { message: `unknown word ${said(name)} for "${tag}"${suggestion(name, known)}`, path: [tag] }
  );
}

/** Why no option fits, and where. */
export interface Fault {
  readonly message: string;
  readonly path: string[];
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFault = (choice: z.core.SomeType | Fault): choice is Fault => "message" in choice;

/**
 * A union that goes straight to the right option. Trying every option would take time exponential in the depth of a
 * tree, and would answer a slip of the pen with a list of everything else it might have been.
 */
export function routed<T>(
  options: () => readonly z.core.SomeType[],
  choose: (value: unknown) => z.core.SomeType | Fault,
): Schema<T> {
  const union = z.lazy(() => z.union(options()));
  union._zod.run = (payload, context) => {
    const choice = choose(payload.value);
    if (!isFault(choice)) return choice._zod.run(payload, context);
    payload.issues.push({ code: "custom", input: payload.value, inst: union, ...choice });
    return payload;
  };
  return z.pipe(
    union,
    z.custom<T>(() => true),
  );
}
