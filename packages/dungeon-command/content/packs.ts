import { sound } from "@undercroft/cards";
import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import example from "./example.json" with { type: "json" };
import freeCompanies from "./free-companies.json" with { type: "json" };
import weavers from "./weavers.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
const read = (raw: unknown, fileName: string): Pack => sound(checkPackData(raw, fileName));

/** The packs that people play with. */
export function shippedPacks(): readonly Pack[] {
  return [read(freeCompanies, "free-companies.json"), read(weavers, "weavers.json")];
}

/** The small pack of plain cards that scenarios use. */
export function examplePack(): Pack {
  return read(example, "example.json");
}
