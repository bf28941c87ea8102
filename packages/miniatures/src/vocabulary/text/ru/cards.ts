/** The other lines of a card in Russian. */
import { keyword, number, spaced } from "@undercroft/cards";
import type { CreatureCard, ItemCard } from "../../cards.ts";
import type { TextContext } from "../context.ts";
import { factionWords } from "../standard-words.ts";
import { alignmentName, sizeName } from "./words.ts";

export const statisticName = {
  ac: "Броня",
  fortitude: "Стойкость",
  reflex: "Реакция",
  will: "Воля",
  speed: "Скорость",
  hitPoints: "Здоровье",
  bloodied: "Порог",
} as const;

/** «П8»: the letters stand for Flight and Burrow (mn.card.creature.speed-prefix). */
export function speedClause({ speed, modes }: Pick<CreatureCard, "speed" | "modes">): string {
  return `${modes?.includes("flight") === true ? "П" : ""}${modes?.includes("burrow") === true ? "К" : ""}${speed}`;
}

export const creatureDefinition = (card: CreatureCard, context: TextContext): readonly string[] => [
  `Уровень ${number(card.level)}, ${sizeName[card.size]} размер`,
  card.keywords.map((word) => keyword(context.word(word))).join(", "),
  [
    card.unique === true ? keyword("Уникальное") : "",
    card.mount === true ? keyword("Скакун") : "",
    card.champion === undefined ? "" : `${keyword("Рейтинг чемпиона")} ${number(card.champion)}`,
  ]
    .filter((part) => part !== "")
    .join(", "),
];

export const creatureConstruction = (card: CreatureCard): readonly string[] => [
  alignmentName[card.alignment],
  card.factions.map((faction) => factionWords[faction].ru).join(", "),
  spaced("Стоимость", number(card.cost)),
];

export const itemDefinition = (card: ItemCard, context: TextContext): readonly string[] => [
  `Уровни ${number(card.levels.min)}–${number(card.levels.max)}`,
  (card.keywords ?? []).map((word) => keyword(context.word(word))).join(", "),
];

export const itemConstruction = (card: ItemCard): readonly string[] => [
  (card.alignments ?? []).map((alignment) => alignmentName[alignment]).join(", "),
  (card.factions ?? []).map((faction) => factionWords[faction].ru).join(", "),
  spaced("Стоимость", number(card.cost)),
];
