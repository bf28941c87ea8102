import { shownSquare, spoken, squareName } from "@undercroft/table";
import {
  type BattleMap,
  type Body,
  type Content,
  cardName as cardNamed,
  creatureName as creatureNamed,
  type Dictionary,
  dictionaryOf,
  groundOf,
  type Pack,
  type Teller,
} from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { say } from "../words/index.ts";

/** The map that is fought on; before it was chosen, the first that was brought. @throws Error if there is none. */
export function mapOf({ maps, battle }: Pick<Body, "maps" | "battle">): BattleMap {
  const map = maps[battle.map ?? 0];
  if (map === undefined) throw new Error("a battle has no map");
  return map;
}

/** The extent of the map. */
export function extentOf(body: Body): { readonly width: number; readonly height: number } {
  const { width, height } = groundOf(mapOf(body));
  return { width, height };
}

/** The name of a square as it is shown; of a space of several squares a side, of its top left one. */
export function squareWords(body: Body, at: number, size = 1): string {
  return squareName(shownSquare(extentOf(body), at, size));
}

let words: { readonly of: readonly Pack[]; readonly dictionary: Dictionary } | null = null;

/** How keywords, types and creatures are written that texts name. */
export function dictionary(): Dictionary {
  const of = allPacks();
  if (words?.of !== of) words = { of, dictionary: Object.assign({}, ...of.map(dictionaryOf)) };
  return words.dictionary;
}

/** The page as it puts battles into words. */
export const teller: Teller = { say, language: spoken, dictionary, square: (body, at) => squareWords(body, at) };

/** The name of a card in the language spoken now; its id if nobody knows it. */
export const cardName = (content: Content, card: string): string => cardNamed(teller, content, card);

/** The name of a creature of the battle, alive or gone; numbered where others of its seat bear it too. */
export const creatureName = (body: Body, id: string): string => creatureNamed(teller, body, id);
