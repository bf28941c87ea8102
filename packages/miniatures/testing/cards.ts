/** Plain cards for tests that need no battle, with what a test says of them. */
import type { CreatureCard, ItemCard } from "../src/vocabulary/index.ts";

/** A plain fighter: level 3, AC 16, other defenses 13, Speed 6, 40 hit points, a basic melee attack +8 against AC for 10. */
export function creatureCard(id: string, given: Partial<CreatureCard> = {}): CreatureCard {
  return {
    id,
    name: { en: id, ru: id },
    level: 3,
    keywords: ["humanoid"],
    size: "medium",
    defenses: { ac: 16, fortitude: 13, reflex: 13, will: 13 },
    speed: 6,
    hitPoints: 40,
    bloodied: 20,
    alignment: "unaligned",
    factions: ["wild"],
    cost: 12,
    attacks: [{ kind: "melee", basic: true, bonus: 8, versus: "ac", hit: { damage: [{ amount: 10 }] } }],
    ...given,
  };
}

/** An item for everybody, of cost 5 and without powers. */
export function itemCard(id: string, given: Partial<ItemCard> = {}): ItemCard {
  return { id, name: { en: id, ru: id }, levels: { min: 1, max: 30 }, cost: 5, powers: [], ...given };
}
