/** Cards that a file defines itself, written shortly: what it leaves out has plain values. */
import type { LocalText } from "@undercroft/cards";

/** The pack that cards of a file belong to: their ids get its name as prefix. */
export const OWN = "here";

const ownId = (short: string): string => (short.includes("/") ? short : `${OWN}/${short}`);

/** A card with plain values for what it leaves out; what is no table stays as it is, for the schema to refuse. */
export function plainCard(card: unknown, defaults: { readonly [key: string]: unknown }): unknown {
  if (typeof card !== "object" || card === null) return card;
  const given = new Map<string, unknown>(Object.entries(card));
  const id = given.get("id");
  const short = typeof id === "string" ? id : "card";
  return { name: { en: short, ru: short }, ...defaults, ...card, id: ownId(short) };
}

/** The head of the pack that the cards of a file make up. */
export const ownPack = (words: unknown): object => ({
  pack: OWN,
  version: 1,
  language: 1,
  name: { en: "Cards of this scenario", ru: "Карты этой позиции" },
  keywords: wordsIn(words),
});

/** Every word in a value that could be a keyword, as written: a file's cards need no list of how keywords look in print. */
function wordsIn(value: unknown, found: Record<string, LocalText> = {}): typeof found {
  if (typeof value === "string") {
    if (/^[a-z][a-z -]{0,40}$/.test(value)) found[value] = { en: value, ru: value };
  } else if (typeof value === "object" && value !== null) for (const item of Object.values(value)) wordsIn(item, found);
  return found;
}
