import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import example from "./example.json" with { type: "json" };
import freeCompanies from "./free-companies.json" with { type: "json" };
import weavers from "./weavers.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
function read(raw: unknown, fileName: string): Pack {
  const result = checkPackData(raw, fileName);
  if (result.ok) return result.pack;
  throw new Error(result.problems.map((p) => `${p.file} ${p.card ?? ""} ${p.path}: ${p.message}`).join("\n"));
}

/** The packs that people play with. */
export function shippedPacks(): readonly Pack[] {
  return [read(freeCompanies, "free-companies.json"), read(weavers, "weavers.json")];
}

/** The small pack of plain cards that scenarios use. */
export function examplePack(): Pack {
  return read(example, "example.json");
}
