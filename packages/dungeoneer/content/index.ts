import { writeProblem } from "@undercroft/cards";
import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import understair from "./understair.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
function read(raw: unknown, fileName: string): Pack {
  const result = checkPackData(raw, fileName);
  if (result.ok) return result.pack;
  throw new Error(result.problems.map(writeProblem).join("\n"));
}

/** The sets that people play with. */
export function shippedPacks(): readonly Pack[] {
  return [read(understair, "understair.json")];
}
