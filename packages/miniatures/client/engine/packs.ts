import { type OwnPacks, ownPacks } from "@undercroft/table";
import { type Pack, parsePack, shippedPacks } from "./index.ts";

/** The shipped packs and the player's own. */
export const packs: OwnPacks<Pack> = ownPacks({
  key: "undercroft/miniatures/packs",
  shipped: shippedPacks,
  parse: parsePack,
});

/** The packs whose cards may be fielded. */
export const allPacks = (): readonly Pack[] => packs.all();
