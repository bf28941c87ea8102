/** The other lines of a card in English. */
import { keyword, number, spaced } from "@undercroft/cards";
import type { CreatureCard, ItemCard } from "../../cards.ts";
import type { TextContext } from "../context.ts";
import { factionWords } from "../standard-words.ts";
import { alignmentName, sizeName } from "./words.ts";

export const statisticName = {
  ac: "AC",
  fortitude: "Fortitude",
  reflex: "Reflex",
  will: "Will",
  speed: "Speed",
  hitPoints: "Hit Points",
  bloodied: "Bloodied",
} as const;

/** "F8": the letters stand for Flight and Burrow (mn.card.creature.speed-prefix). */
export function speedClause({ speed, modes }: Pick<CreatureCard, "speed" | "modes">): string {
  return `${modes?.includes("flight") === true ? "F" : ""}${modes?.includes("burrow") === true ? "B" : ""}${speed}`;
}

export const creatureDefinition = (card: CreatureCard, context: TextContext): readonly string[] => [
  spaced("Level", number(card.level), sizeName[card.size], ...card.keywords.map((word) => keyword(context.word(word)))),
  [
    card.unique === true ? keyword("Unique") : "",
    card.mount === true ? keyword("Mount") : "",
    card.champion === undefined ? "" : `${keyword("Champion Rating")} ${number(card.champion)}`,
  ]
    .filter((part) => part !== "")
    .join(", "),
];

export const creatureConstruction = (card: CreatureCard): readonly string[] => [
  alignmentName[card.alignment],
  card.factions.map((faction) => factionWords[faction].en).join(", "),
  spaced("Cost", number(card.cost)),
];

export const itemDefinition = (card: ItemCard, context: TextContext): readonly string[] => [
  `Levels ${number(card.levels.min)} to ${number(card.levels.max)}`,
  spaced(...(card.keywords ?? []).map((word) => keyword(context.word(word)))),
];

export const itemConstruction = (card: ItemCard): readonly string[] => [
  (card.alignments ?? []).map((alignment) => alignmentName[alignment]).join(", "),
  (card.factions ?? []).map((faction) => factionWords[faction].en).join(", "),
  spaced("Cost", number(card.cost)),
];
