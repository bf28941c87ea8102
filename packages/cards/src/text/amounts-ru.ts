/** The core's amounts and ranges in Russian. */
import type { Amount, AmountRange, CoreAmount, Vocabulary } from "../ast.ts";
import { agreeing, type Case, caseOf } from "./russian.ts";
import { listed } from "./spans.ts";

type Parts<V extends Vocabulary> = Extract<CoreAmount<V>, { sum: unknown }>["sum"][number];
type Counted<V extends Vocabulary> = Extract<CoreAmount<V>, { count: unknown }>["count"];

const neuter = { gender: "n", animate: false } as const;

/** What a core amount comes to, in the case; `amount` writes its parts and `many` what is counted, in the genitive. */
export function russianAmount<V extends Vocabulary>(
  value: CoreAmount<V>,
  grammar: Case,
  amount: (value: Parts<V>, grammar: Case) => string,
  many: (things: Counted<V>) => string,
): string {
  const each = (values: readonly Parts<V>[], form: Case): string =>
    listed(
      values.map((one) => amount(one, form)),
      "и",
    );
  if ("sum" in value) return `${caseOf("сумма суммы сумме сумму суммой сумме", grammar)} ${each(value.sum, "gen")}`;
  if ("minus" in value)
    return `${caseOf("разность разности разности разность разностью разности", grammar)} ${each(value.minus, "gen")}`;
  if ("times" in value)
    return `${caseOf("произведение произведения произведению произведение произведением произведении", grammar)} ${each(value.times, "gen")}`;
  if ("min" in value) return `${agreeing("наименьш", neuter, grammar)} из чисел: ${each(value.min, "nom")}`;
  if ("max" in value) return `${agreeing("наибольш", neuter, grammar)} из чисел: ${each(value.max, "nom")}`;
  if ("half" in value) {
    const rounding = (value.to ?? 1) === 1 ? "с округлением вниз" : `с округлением вниз до кратного ${value.to}`;
    return `${caseOf("половина половины половине половину половиной половине", grammar)} (${rounding}) ${amount(value.half, "gen")}`;
  }
  return `${caseOf("число числа числу число числом числе", grammar)} ${many(value.count)}`;
}

/** «ровно 3», «не ниже 3», «не выше 3»; `amount` writes the bounds. */
export function russianRange<V extends Vocabulary>(
  { atLeast, atMost, exactly }: AmountRange<V>,
  low: string,
  high: string,
  amount: (value: Amount<V>, grammar: Case) => string,
): string {
  const parts: string[] = [];
  if (exactly !== undefined) parts.push(`ровно ${amount(exactly, "nom")}`);
  if (atLeast !== undefined) parts.push(`не ${low} ${amount(atLeast, "gen")}`);
  if (atMost !== undefined) parts.push(`не ${high} ${amount(atMost, "gen")}`);
  return parts.length === 0 ? "любого" : listed(parts, "и");
}
