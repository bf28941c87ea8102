import { besides, sound } from "@undercroft/cards";
import { checkPackData, type Pack } from "../src/vocabulary/index.ts";
import crossroads from "./crossroads.json" with { type: "json" };
import example from "./example.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
const read = (raw: unknown, fileName: string): Pack => sound(checkPackData(raw, fileName));

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
