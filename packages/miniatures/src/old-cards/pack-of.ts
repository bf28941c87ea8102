import type { LocalText } from "@undercroft/cards";
import { type CreatureCard, type Dictionary, damageTypes, type Pack, wordsUsed } from "../vocabulary/index.ts";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");

/** A pack without cards. */
export const emptyPack = (id: string, name: LocalText): Pack => ({
  pack: id,
  version: 1,
  language: 1,
  name,
  keywords: {},
  creatures: [],
  items: [],
});

/**
 * A pack with one more card, which takes the place of the one with its id. A word that neither the pack nor `known` says how to
 * write is written as it stands, for a person to put right.
 */
export function withCard(pack: Pack, card: CreatureCard, known: Dictionary): Pack {
  const words = new Set(wordsUsed({ creatures: [card], items: [] }).map(({ word }) => word));
  for (const type of damageTypes) words.delete(type);
  const written = [...words].map((word): [string, LocalText] => [
    word,
    pack.keywords[word] ?? known[word] ?? { en: capital(word), ru: capital(word) },
  ]);
  const all = [...Object.entries(pack.keywords).filter(([word]) => !words.has(word)), ...written];
  return {
    ...pack,
    keywords: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))),
    creatures: [...pack.creatures.filter(({ id }) => id !== card.id), card],
  };
}

/** A pack of imported cards. */
export const packOf = (id: string, name: LocalText, creatures: readonly CreatureCard[], known: Dictionary): Pack =>
  creatures.reduce((pack, card) => withCard(pack, card, known), emptyPack(id, name));
