/** Which items a creature may carry and use. */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Alignment, CreatureCard, Faction, ItemCard } from "../vocabulary/index.ts";

/** What an item asks of its carrier, as it is now: the printed card, or what a battle has made of it. */
export interface Wearer {
  readonly level: number;
  /** Without Unique and Mount, which are no keywords (mn.card.creature.unique-flag, mn.card.creature.mount-flag). */
  readonly keywords: readonly string[];
  readonly alignment: Alignment;
  readonly factions: readonly Faction[];
}

/** A requirement that is not met; `value` is what the item asks for, a level range as "5-9". */
export interface Unmet {
  readonly reason: "level" | "keyword" | "faction" | "alignment";
  readonly value: string;
  readonly rule: RuleId;
}

export interface Usability {
  /** Without it the item is only carried: no powers, but its cost counts (mn.ruling.item-assignment). */
  readonly usable: boolean;
  readonly rule: RuleId;
  readonly unmet: readonly Unmet[];
}

/**
 * Whether the item works for the creature, which must meet all that it lists. It may be assigned to any creature all the same.
 * `hasKeyword` tells those gained in play too.
 */
export function canUse(
  item: ItemCard,
  wearer: Wearer,
  hasKeyword: (keyword: string) => boolean = (keyword) => wearer.keywords.includes(keyword),
): Usability {
  const { min, max } = item.levels;
  const unmet: Unmet[] = [];
  if (wearer.level < min || wearer.level > max) {
    unmet.push({ reason: "level", value: `${min}-${max}`, rule: "mn.card.item.level-range" });
  }
  const ask = <T extends string>(
    reason: Unmet["reason"],
    asked: readonly T[] | undefined,
    has: (value: T) => boolean,
  ): void => {
    for (const value of asked ?? []) {
      if (!has(value)) unmet.push({ reason, value, rule: "mn.card.item.requirements" });
    }
  };
  ask("keyword", item.keywords, hasKeyword);
  ask("faction", item.factions, (faction) => wearer.factions.includes(faction));
  ask("alignment", item.alignments, (alignment) => wearer.alignment === alignment);
  return unmet.length === 0
    ? { usable: true, rule: "mn.card.item.powers", unmet }
    : { usable: false, rule: "mn.ruling.item-assignment", unmet };
}

/** Items that a creature may carry: one, two if it is Unique, and more by its own powers (mn.ruling.items-per-creature). */
export function mostCarried(card: Pick<CreatureCard, "unique" | "powers">): number {
  return (card.unique === true ? 2 : 1) + extraItems(card);
}

/** Items beyond the usual number that a creature's own powers let it carry. */
export function extraItems({ powers }: Pick<CreatureCard, "powers">): number {
  let extra = 0;
  for (const power of powers ?? []) {
    if (power.power !== "continuous") continue;
    for (const rule of power.rules) {
      if (rule.rule === "permit" && rule.permission === "extra-item") extra += rule.times ?? 1;
    }
  }
  return extra;
}
