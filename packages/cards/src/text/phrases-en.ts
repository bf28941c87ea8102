import type { Phrases } from "./compose.ts";
import { listed, number } from "./spans.ts";

/** The core's phrases in English. */
export const englishPhrases: Phrases = {
  then: (steps) => steps.join(", then "),
  choose: (modes, count, by, _mood) => {
    const head = by === undefined ? `choose ${countWord(count)}` : `${by} chooses ${countWord(count)}`;
    return `${head}: ${modes.join("; or ")}`;
  },
  when: (condition, body) => `${body} (only if ${condition})`,
  each: (things, body) => `for ${things}: ${body}`,
  repeat: (times, literal, body) =>
    literal === 2
      ? `twice: ${body}`
      : literal === undefined
        ? `as many times as ${times}: ${body}`
        : `${times} times: ${body}`,
  if: (condition, then, otherwise) =>
    `if ${condition}, ${then}${otherwise === undefined ? "" : `; otherwise, ${otherwise}`}`,
  may: (by, costs, body, otherwise) => {
    // What somebody else agrees to is still done by the reader.
    const price = by !== undefined && costs.length === 0 ? ["agree"] : costs;
    const offer = price.length === 0 ? `you may ${body}` : `${by ?? "you"} may ${listed(price, "and")}; if so, ${body}`;
    return otherwise === undefined ? offer : `${offer}; if not, ${otherwise}`;
  },
  all: (conditions) => listed(conditions, "and"),
  any: (conditions) => listed(conditions, "or"),
  not: (condition) => `it is not true that ${condition}`,
};

const countWord = (count: number): string => (count === 1 ? "one" : number(count));
