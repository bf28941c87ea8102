import { type Dictionary, dictionaryOf } from "@undercroft/miniatures";
import { content } from "./content.ts";

let words: Dictionary | null = null;

/** How keywords and types are written that the shipped packs use; one of a player's own is told as a card has it. */
export function dictionary(): Dictionary {
  const known: Dictionary = words ?? Object.assign({}, ...content.shippedPacks().map(dictionaryOf));
  words = known;
  return known;
}
