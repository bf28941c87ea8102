import { type OwnPacks, ownPacks } from "@undercroft/table";
import { type Dictionary, type Pack, parsePack, shippedPacks } from "./index.ts";

/** The shipped packs and the player's own. */
export const packs: OwnPacks<Pack> = ownPacks({ key: "undercroft/packs", shipped: shippedPacks, parse: parsePack });

export const allPacks = (): readonly Pack[] => packs.all();

let words: { readonly of: readonly Pack[]; readonly dictionary: Dictionary } | null = null;

/** How the keywords of all packs are written. */
export function keywordsOf(): Dictionary {
  const of = allPacks();
  if (words?.of !== of) words = { of, dictionary: Object.assign({}, ...of.map((pack) => pack.keywords)) };
  return words.dictionary;
}
