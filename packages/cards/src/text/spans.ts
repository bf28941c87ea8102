/** Rich text in small: a sentence is composed as a string with marks and then cut into spans for a card's face. */

export interface Span {
  readonly style: "plain" | "number" | "keyword" | "italic";
  readonly text: string;
}

// Control characters cannot occur in names, so that no name can break the marking.
const opening = { number: "\u0001", keyword: "\u0002", italic: "\u0003" } as const;
const closing = "\u0000";

const mark =
  (style: keyof typeof opening) =>
  (text: string | number): string =>
    `${opening[style]}${text}${closing}`;

/** A number that the eye should find. */
export const number: (text: string | number) => string = mark("number");
/** A word of the game: a trait, an ability, a keyword, a kind of attack. */
export const keyword: (text: string) => string = mark("keyword");
/** A reminder or a card's name. */
export const italic: (text: string) => string = mark("italic");

/** The marked text as spans without empty ones. A text that was never marked is one plain span. */
export function toSpans(marked: string): readonly Span[] {
  const spans: Span[] = [];
  let style: Span["style"] = "plain";
  let text = "";
  const flush = (next: Span["style"]): void => {
    if (text !== "") spans.push({ style, text });
    text = "";
    style = next;
  };
  for (const letter of marked) {
    if (letter === closing) flush("plain");
    else if (letter === opening.number) flush("number");
    else if (letter === opening.keyword) flush("keyword");
    else if (letter === opening.italic) flush("italic");
    else text += letter;
  }
  flush("plain");
  return spans;
}

export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

/** A sentence: capital letter, one full stop. */
export function sentence(clause: string): string {
  const start = capital(clause);
  const bare = start.replaceAll(closing, "");
  return /[.!?:]$|[.!?][»”]$/.test(bare) ? start : `${start}.`;
}

/** The first letter large, wherever marks stand. */
export function capital(clause: string): string {
  const first = [...clause].findIndex((letter) => letter > "\u0003");
  if (first < 0) return clause;
  const letters = [...clause];
  return [...letters.slice(0, first), (letters[first] ?? "").toUpperCase(), ...letters.slice(first + 1)].join("");
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`;
}

/** The parts that are there, apart by single spaces. */
export const spaced = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== "").join(" ");

/** A list, whether one thing was written or several. */
export const asList = <T>(value: T | readonly T[]): readonly T[] => (isList(value) ? value : [value]);

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
