import { plain, searchable, spoken } from "@undercroft/table";
import {
  type Alignment,
  type AttackKind,
  type CardLine,
  type CreatureCard,
  creatureText,
  type Faction,
  type ItemCard,
  itemText,
  type Pack,
  type Power,
  type Size,
} from "../engine/index.ts";
import { dictionary } from "../facing/names.ts";
import { richOf } from "../facing/text.ts";

/** Numbers by which cards are sorted and looked for. */
export const FIGURES = [
  "cost",
  "level",
  "hitPoints",
  "bloodied",
  "speed",
  "ac",
  "fortitude",
  "reflex",
  "will",
  "champion",
] as const;
export type Figure = (typeof FIGURES)[number];

/** Ways in which a creature is out of the common, each of which may be asked for. */
export const TRAITS = ["unique", "champion", "mount", "flight", "burrow"] as const;
export type Trait = (typeof TRAITS)[number];

/** A card as the builder's list knows it. */
export interface Entry {
  readonly id: string;
  readonly kind: "creatures" | "items";
  readonly card: CreatureCard | ItemCard;
  readonly name: string;
  /** Everything that a search by words looks at. */
  readonly words: string;
  /** Those that it may serve, or that an item asks for; empty for an item that anybody may use. */
  readonly factions: readonly Faction[];
  readonly alignments: readonly Alignment[];
  readonly keywords: readonly string[];
  /** Types of its powers and attacks (mn.power.type). */
  readonly types: readonly string[];
  readonly size: Size | null;
  readonly attacks: readonly AttackKind[];
  readonly traits: readonly Trait[];
  readonly rarity: string | null;
  readonly figures: { readonly [F in Figure]?: number };
}

const words = (lines: readonly CardLine[]): string => lines.map(({ spans }) => plain(richOf(spans))).join(" ");

const typesOf = (heads: readonly { readonly type?: string }[]): readonly string[] => [
  ...new Set(heads.flatMap(({ type }) => type ?? [])),
];

const attackKindsOf = (card: CreatureCard): readonly AttackKind[] => [
  ...new Set([...card.attacks, ...madeBy(card.powers), ...madeBy(card.championPowers)].map(({ kind }) => kind)),
];

/** Attacks that powers make by a step of theirs. */
function madeBy(powers: readonly Power[] | undefined): readonly { readonly kind: AttackKind }[] {
  return (powers ?? []).flatMap((power) =>
    power.power === "used" || power.power === "triggered"
      ? power.steps.flatMap((step) => (step.do === "attack" ? [step.attack] : []))
      : [],
  );
}

function creatureEntry(card: CreatureCard): Entry {
  const text = creatureText(card, spoken(), dictionary());
  const { cost, level, hitPoints, bloodied, speed, defenses, champion = 0 } = card;
  const modes = card.modes ?? [];
  const holds: { readonly [T in Trait]: boolean } = {
    unique: card.unique === true,
    champion: champion > 0,
    mount: card.mount === true,
    flight: modes.includes("flight"),
    burrow: modes.includes("burrow"),
  };
  return {
    id: card.id,
    kind: "creatures",
    card,
    name: card.name[spoken()],
    words: searchable(
      card.name.en,
      card.name.ru,
      words([...text.definition, ...text.attacks, ...text.powers, ...text.championPowers, ...text.construction]),
    ),
    factions: card.factions,
    alignments: [card.alignment],
    keywords: card.keywords,
    types: typesOf([...card.attacks, ...(card.powers ?? []), ...(card.championPowers ?? [])]),
    size: card.size,
    attacks: attackKindsOf(card),
    traits: TRAITS.filter((trait) => holds[trait]),
    rarity: card.rarity ?? null,
    figures: { cost, level, hitPoints, bloodied, speed, ...defenses, champion },
  };
}

function itemEntry(card: ItemCard): Entry {
  const text = itemText(card, spoken(), dictionary());
  return {
    id: card.id,
    kind: "items",
    card,
    name: card.name[spoken()],
    words: searchable(card.name.en, card.name.ru, words([...text.definition, ...text.powers, ...text.construction])),
    factions: card.factions ?? [],
    alignments: card.alignments ?? [],
    keywords: card.keywords ?? [],
    types: typesOf(card.powers),
    size: null,
    attacks: [],
    traits: [],
    rarity: null,
    figures: { cost: card.cost, level: card.levels.min },
  };
}

/** All cards of the packs in the language spoken now, creatures first. */
export const entriesOf = (packs: readonly Pack[]): readonly Entry[] => [
  ...packs.flatMap(({ creatures }) => creatures.map(creatureEntry)),
  ...packs.flatMap(({ items }) => items.map(itemEntry)),
];
