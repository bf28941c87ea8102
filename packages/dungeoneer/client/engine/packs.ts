import { type OwnPacks, ownPacks } from "@undercroft/table";
import { type Pack, parsePack, shippedPacks } from "./index.ts";

/** The shipped sets and the player's own. */
export const packs: OwnPacks<Pack> = ownPacks({
  key: "undercroft/dungeoneer/packs",
  shipped: shippedPacks,
  parse: parsePack,
});

/** The sets that may be played with. */
export const allPacks = (): readonly Pack[] => packs.all();
