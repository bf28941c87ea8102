import { sound } from "@undercroft/cards";
import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import understair from "./understair.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
const read = (raw: unknown, fileName: string): Pack => sound(checkPackData(raw, fileName));

/** The sets that people play with. */
export function shippedPacks(): readonly Pack[] {
  return [read(understair, "understair.json")];
}
