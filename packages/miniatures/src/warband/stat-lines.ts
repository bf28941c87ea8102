/** What a stat card says, line by line, each with the rule that gives it its meaning: for the card's face and its help. */
import type { LocalText } from "@undercroft/cards";
import type { RuleId } from "../ledger/rule-ids.ts";
import {
  type Alignment,
  type CreatureCard,
  type Defense,
  defenses,
  type Faction,
  type ItemCard,
  type Mode,
  nonLivingKeywords,
  type Size,
  spaceOfSize,
} from "../vocabulary/index.ts";

interface Line<N extends string, V> {
  readonly line: N;
  readonly value: V;
  readonly rule: RuleId;
}

export type CreatureLine =
  | Line<"name", LocalText>
  | Line<"level", number>
  | Line<"keywords", readonly string[]>
  | Line<"living", boolean>
  | Line<"unique", true>
  | Line<"mount", true>
  /** 0 for a creature that is no champion. */
  | Line<"champion", number>
  | Line<"size", { readonly size: Size; readonly squares: number }>
  | Line<"defense", { readonly defense: Defense; readonly score: number }>
  | Line<"speed", number>
  | Line<"mode", Mode>
  | Line<"hit-points", number>
  | Line<"bloodied", number>
  | Line<"alignment", Alignment>
  | Line<"factions", readonly Faction[]>
  | Line<"cost", number>
  /** How many entries the part has. */
  | Line<"attacks" | "powers" | "champion-powers", number>;

/** False for constructs, objects and undead. */
export function isLiving(keywords: readonly string[]): boolean {
  return !nonLivingKeywords.some((word) => keywords.includes(word));
}

export function creatureLines(card: CreatureCard): readonly CreatureLine[] {
  const flags: readonly CreatureLine[] = [
    ...(card.unique === true ? [{ line: "unique", value: true, rule: "mn.card.creature.unique-flag" } as const] : []),
    ...(card.mount === true ? [{ line: "mount", value: true, rule: "mn.card.creature.mount-flag" } as const] : []),
  ];
  const championPowers = card.championPowers?.length ?? 0;
  return [
    { line: "name", value: card.name, rule: "mn.card.creature.name" },
    { line: "level", value: card.level, rule: "mn.card.creature.level" },
    { line: "keywords", value: card.keywords, rule: "mn.card.creature.keywords" },
    { line: "living", value: isLiving(card.keywords), rule: "mn.card.creature.living" },
    ...flags,
    { line: "champion", value: card.champion ?? 0, rule: "mn.card.creature.champion" },
    { line: "size", value: { size: card.size, squares: spaceOfSize[card.size] }, rule: "mn.ruling.size-space" },
    ...defenses.map((defense): CreatureLine => {
      return { line: "defense", value: { defense, score: card.defenses[defense] }, rule: "mn.card.creature.defenses" };
    }),
    { line: "speed", value: card.speed, rule: "mn.card.creature.speed" },
    ...(card.modes ?? []).map((mode): CreatureLine => {
      return { line: "mode", value: mode, rule: "mn.card.creature.speed-prefix" };
    }),
    { line: "hit-points", value: card.hitPoints, rule: "mn.card.creature.hp" },
    { line: "bloodied", value: card.bloodied, rule: "mn.card.creature.bloodied-value" },
    { line: "alignment", value: card.alignment, rule: "mn.card.creature.alignment" },
    { line: "factions", value: card.factions, rule: "mn.card.creature.factions" },
    { line: "cost", value: card.cost, rule: "mn.card.creature.cost" },
    { line: "attacks", value: card.attacks.length, rule: "mn.card.creature.attacks-section" },
    { line: "powers", value: card.powers?.length ?? 0, rule: "mn.card.creature.powers-section" },
    ...(championPowers === 0
      ? []
      : [{ line: "champion-powers", value: championPowers, rule: "mn.card.creature.champion-section" } as const]),
  ];
}

export type ItemLine =
  | Line<"name", LocalText>
  | Line<"levels", { readonly min: number; readonly max: number }>
  | Line<"requires", string>
  | Line<"cost", number>
  | Line<"powers", number>;

export function itemLines(card: ItemCard): readonly ItemLine[] {
  const asked = [...(card.keywords ?? []), ...(card.factions ?? []), ...(card.alignments ?? [])];
  return [
    { line: "name", value: card.name, rule: "mn.card.item.name" },
    { line: "levels", value: card.levels, rule: "mn.card.item.level-range" },
    ...asked.map((value): ItemLine => ({ line: "requires", value, rule: "mn.card.item.requirements" })),
    { line: "cost", value: card.cost, rule: "mn.card.item.cost" },
    { line: "powers", value: card.powers.length, rule: "mn.card.item.powers" },
  ];
}
