import { factions, factionWords, sizes } from "../vocabulary/index.ts";
import type { Restriction } from "../warband/restrictions.ts";
import type { Catalogue } from "../warband/warband.ts";
import type { Teller, Values } from "./teller.ts";

type Speech = Pick<Teller, "say" | "language">;

/** What a word that names something means: cards and maps by their names, factions and sizes by their words. */
function wordOf(
  { say, language }: Speech,
  { creatures, items, maps }: Catalogue,
  key: string,
  value: string | number,
): string | number {
  if (typeof value === "number") return value;
  const named = (creatures.get(value) ?? items.get(value) ?? maps.get(value))?.name[language()];
  if (named !== undefined) return named;
  const faction = factions.find((one) => one === value);
  if (key === "faction" && faction !== undefined) return factionWords[faction][language()];
  const size = sizes.find((one) => one === value);
  if (key === "size" && size !== undefined) return say(`size.${size}`);
  if (value === "half" || value === "full" || value === "other") return say(`map-size.${value}`);
  return value;
}

/** Values with the names of what they name. */
export const namedIn = (speech: Speech, catalogue: Catalogue, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wordOf(speech, catalogue, key, value)]));

/** A warband's fault in words. */
export const faultWords = (
  speech: Speech,
  { problem, values }: Pick<Restriction, "problem" | "values">,
  catalogue: Catalogue,
): string => speech.say(`fault.${problem}`, namedIn(speech, catalogue, values));
