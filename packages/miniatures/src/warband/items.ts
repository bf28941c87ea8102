/** Which items a creature may carry and use. */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Alignment, CreatureCard, Faction, ItemCard, Power } from "../vocabulary/index.ts";

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

/** Whether the item works for the creature. It may be assigned to any creature all the same. */
export function canUse(item: ItemCard, wearer: Wearer): Usability {
  const { min, max } = item.levels;
  const unmet: Unmet[] = [];
  if (wearer.level < min || wearer.level > max) {
    unmet.push({ reason: "level", value: `${min}-${max}`, rule: "mn.card.item.level-range" });
  }
  const ask = (reason: Unmet["reason"], asked: readonly string[] | undefined, has: readonly string[]): void => {
    for (const value of asked ?? []) {
      if (!has.includes(value)) unmet.push({ reason, value, rule: "mn.card.item.requirements" });
    }
  };
  ask("keyword", item.keywords, wearer.keywords);
  ask("faction", item.factions, wearer.factions);
  ask("alignment", item.alignments, [wearer.alignment]);
  return unmet.length === 0
    ? { usable: true, rule: "mn.card.item.powers", unmet }
    : { usable: false, rule: "mn.ruling.item-assignment", unmet };
}

/** A power that a creature has by an item. */
export interface ItemPower {
  readonly item: string;
  readonly power: Power;
  readonly rule: RuleId;
}

/** The powers of the items that the creature carries and can use: they count as printed on its own card. */
export function powersOfItems(items: readonly ItemCard[], wearer: Wearer): readonly ItemPower[] {
  return items.flatMap((item) => {
    const { usable, rule } = canUse(item, wearer);
    return usable ? item.powers.map((power) => ({ item: item.id, power, rule })) : [];
  });
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
