import type { Amount, Selector, Vocabulary } from "../ast.ts";
import type { OwnWords, Phrases, Speaker } from "./compose.ts";
import type { EnglishForm } from "./english.ts";
import { englishRange } from "./english.ts";
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

/** What a game's things and amounts are called in English. */
export interface EnglishNouns<V extends Vocabulary> {
  readonly things: (selector: Selector<V>, form: EnglishForm) => string;
  readonly amount: (amount: Amount<V>) => string;
  /** "up to 3 enemies", of words that are written already. */
  readonly upTo: (amount: string, things: string) => string;
}

/** Puts the core's nodes into English with a game's nouns. */
export function englishSpeaker<V extends Vocabulary>(nouns: EnglishNouns<V>, own: OwnWords<V>): Speaker<V> {
  const { things, amount, upTo } = nouns;
  return {
    ...own,
    pick: (step) => {
      const by = step.by === undefined || step.by === "you" ? "choose" : `${things(step.by, "each")} chooses`;
      const chance = step.random === true ? " at random" : "";
      if (step.upTo !== undefined) return `${by} ${upTo(amount(step.upTo), things(step.from, "many"))}${chance}`;
      if (step.count === undefined) return `${by} ${things(step.from, "a")}${chance}`;
      return `${by} ${amount(step.count)} ${things(step.from, "many")}${chance}`;
    },
    exists: (selector, atLeast) =>
      atLeast === 1
        ? `there is ${things(selector, "a")}`
        : `there are at least ${number(atLeast)} ${things(selector, "many")}`,
    compare: (condition) => `${amount(condition.compare)} is ${englishRange<V>(condition, amount)}`,
    amount,
    eachOf: (selector) => things(selector, "each"),
    seat: (seat) => things(seat, "each"),
  };
}
