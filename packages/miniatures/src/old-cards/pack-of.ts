import type { LocalText } from "@undercroft/cards";
import { type CreatureCard, type Dictionary, damageTypes, type Pack, wordsUsed } from "../vocabulary/index.ts";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");

/** A pack of imported cards. What `known` does not say how to write is written as it stands, for a person to put right. */
export function packOf(id: string, name: LocalText, creatures: readonly CreatureCard[], known: Dictionary): Pack {
  const cards = { creatures, items: [] };
  const words = new Set(wordsUsed(cards).map(({ word }) => word));
  for (const type of damageTypes) words.delete(type);
  const written = (word: string): LocalText => known[word] ?? { en: capital(word), ru: capital(word) };
  const keywords = Object.fromEntries([...words].sort().map((word) => [word, written(word)]));
  return { pack: id, version: 1, language: 1, name, keywords, ...cards };
}
