/** The little grammar that English card texts need. */
import type { Amount, AmountRange, CoreAmount, Vocabulary } from "../ast.ts";
import { listed, number } from "./spans.ts";

/** "an enemy creature", "each enemy creature", "enemy creatures", "enemy creature". */
export type EnglishForm = "a" | "each" | "many" | "bare";

/** The phrase with the article that the form asks for. */
export function englishForm(phrase: string, form: EnglishForm): string {
  if (form === "a") return /^another /.test(phrase) ? phrase : `${/^\W*[aeiou]/i.test(phrase) ? "an" : "a"} ${phrase}`;
  return form === "each" ? `each ${phrase.replace(/^another /, "other ")}` : phrase;
}

/** What a core amount comes to, as a noun phrase; `amount` writes its parts and `many` what is counted. */
export function englishAmount<V extends Vocabulary>(
  value: CoreAmount<V>,
  amount: (value: Parts<V>) => string,
  many: (things: Counted<V>) => string,
): string {
  const each = (values: readonly Parts<V>[]): string[] => values.map(amount);
  if ("sum" in value) return `the sum of ${listed(each(value.sum), "and")}`;
  if ("minus" in value) return `${amount(value.minus[0])} less ${amount(value.minus[1])}`;
  if ("times" in value) return each(value.times).join(" times ");
  if ("min" in value) return `the least of ${listed(each(value.min), "and")}`;
  if ("max" in value) return `the greatest of ${listed(each(value.max), "and")}`;
  if ("half" in value) {
    const rounding = (value.to ?? 1) === 1 ? "rounded down" : `rounded down to a multiple of ${value.to}`;
    return `half of ${amount(value.half)}, ${rounding}`;
  }
  return `the number of ${many(value.count)}`;
}

type Parts<V extends Vocabulary> = Extract<CoreAmount<V>, { sum: unknown }>["sum"][number];
type Counted<V extends Vocabulary> = Extract<CoreAmount<V>, { count: unknown }>["count"];

/** "3 or more", "from 2 to 4"; `amount` writes the bounds. */
export function englishRange<V extends Vocabulary>(
  range: AmountRange<V>,
  amount: (value: Amount<V>) => string,
): string {
  const { atLeast, atMost, exactly } = range;
  const parts: string[] = [];
  if (exactly !== undefined) parts.push(`exactly ${amount(exactly)}`);
  if (atLeast !== undefined && atMost !== undefined) parts.push(`from ${amount(atLeast)} to ${amount(atMost)}`);
  else if (atLeast !== undefined) parts.push(`${amount(atLeast)} or more`);
  else if (atMost !== undefined) parts.push(`${amount(atMost)} or less`);
  return parts.length === 0 ? "any number" : parts.join(" and ");
}

/** "3 squares"; "a number of squares equal to ...", where `amount` writes what it is equal to. */
export function englishCount<A>(value: A | number, noun: string, amount: (value: A) => string): string {
  if (typeof value === "number") return `${number(value)} ${value === 1 ? noun : `${noun}s`}`;
  return `a number of ${noun}s equal to ${amount(value)}`;
}

/** "+30", "−10". */
export const signed = (value: number): string => number(value < 0 ? `−${-value}` : `+${value}`);
