import { sound } from "@undercroft/cards";
import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import dial from "./dial.json" with { type: "json" };
import understair from "./understair.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
const read = (raw: unknown, fileName: string): Pack => sound(checkPackData(raw, fileName));

/** The sets that people play with. */
export function shippedPacks(): readonly Pack[] {
  return [read(understair, "understair.json"), read(dial, "dial.json")];
}
