/** Old cards as they are typed, for tests of their import. */
import { type Imported, importOldCard } from "../src/old-cards/import.ts";
import { readOldCard } from "../src/old-cards/old-card.ts";
import { checkPackData } from "../src/vocabulary/index.ts";

export const imported = (text: string): Imported => importOldCard(readOldCard(text), "own");

export const card = (...lines: readonly string[]): Imported =>
  imported(["Name: Mire Tyrant", "AC: 20", "DEF: 16", "HP: 85", ...lines].join("\n"));
export const abilities = (...lines: readonly string[]): Imported => card("Abilities", ...lines);
export const attack = (...lines: readonly string[]): Imported => card("Attacks", ...lines);

/** What the pack check finds in a card, the spelling of its keywords and damage types left aside. */
export const faultsOf = ({ card: creature }: Imported): readonly string[] => {
  const pack = {
    pack: "own",
    version: 1,
    language: 1,
    name: { en: "Own", ru: "Свои" },
    keywords: {},
    creatures: [creature],
    items: [],
  };
  const result = checkPackData(JSON.parse(JSON.stringify(pack)), "own.json");
  return result.ok
    ? []
    : result.problems
        .map(({ path, message }) => `${path}: ${message}`)
        .filter((text) => !text.includes("does not say how"));
};
