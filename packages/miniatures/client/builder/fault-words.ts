import { spoken, type Values } from "@undercroft/table";
import { type Catalogue, factions, factionWords, type Mend, sizes, type WarbandFault } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** What a word that names something means: cards and maps by their names, factions and sizes by their words. */
function wordOf({ creatures, items, maps }: Catalogue, key: string, value: string | number): string | number {
  if (typeof value === "number") return value;
  const named = (creatures.get(value) ?? items.get(value) ?? maps.get(value))?.name[spoken()];
  if (named !== undefined) return named;
  const faction = factions.find((one) => one === value);
  if (key === "faction" && faction !== undefined) return factionWords[faction][spoken()];
  const size = sizes.find((one) => one === value);
  if (key === "size" && size !== undefined) return say(`size.${size}`);
  if (value === "half" || value === "full" || value === "other") return say(`map-size.${value}`);
  return value;
}

const written = (catalogue: Catalogue, values: WarbandFault["values"]): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wordOf(catalogue, key, value)]));

/** A warband's fault in words. */
export const faultWords = ({ problem, values }: WarbandFault, catalogue: Catalogue): string =>
  say(`fault.${problem}`, written(catalogue, values));

/** What mends it, as a button says it. */
export const mendWords = ({ mend, values }: Mend, catalogue: Catalogue): string =>
  say(`mend.${mend}`, written(catalogue, values));
