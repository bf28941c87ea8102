import { besides, writeProblem } from "@undercroft/cards";
import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import crossroads from "./crossroads.json" with { type: "json" };
import example from "./example.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
function read(raw: unknown, fileName: string): Pack {
  const result = checkPackData(raw, fileName);
  if (result.ok) return result.pack;
  throw new Error(result.problems.map(writeProblem).join("\n"));
}

/** The packs that people play with. */
export function shippedPacks(): readonly Pack[] {
  return [read(crossroads, "crossroads.json")];
}

/** The packs that there are for somebody who has brought some of their own, read by `parsePack`: those first. */
export const packsWith = (own: readonly Pack[]): readonly Pack[] => besides(own, shippedPacks());

/** The small pack of plain cards that scenarios use. */
export function examplePack(): Pack {
  return read(example, "example.json");
}
