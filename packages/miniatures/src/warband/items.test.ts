import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { Table } from "../../testing/battle.ts";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import { canUseItem } from "../reading/items.ts";
import { powersOf } from "../reading/powers.ts";
import { pointsForKill } from "../scenarios/scoring.ts";
import { canUse, mostCarried } from "./items.ts";

describe("who can use an item", () => {
  const blade = itemCard("a/blade", { levels: { min: 5, max: 9 } });

  test("a creature whose level lies in the range, ends included", () => {
    const usable = [4, 5, 9, 10].map((level) => canUse(blade, creatureCard("a/one", { level })).usable);
    expect(usable).toEqual([false, true, true, false]);
    const refused = canUse(blade, creatureCard("a/one", { level: 4 }));
    expect(refused.unmet).toEqual([{ reason: "level", value: "5-9", rule: "mn.card.item.level-range" }]);
    assertRule(refused, "mn.card.item.level-range", "mn.ruling.item-assignment");
  });

  test("a creature that meets every listed requirement", () => {
    const staff = itemCard("a/staff", { keywords: ["arcane", "elf"], factions: ["wild"], alignments: ["good"] });
    const elf = creatureCard("a/elf", { keywords: ["elf", "arcane", "undead"], alignment: "good" });
    expect(canUse(staff, elf)).toMatchObject({ usable: true, unmet: [] });
    const orc = creatureCard("a/orc", { keywords: ["elf"], alignment: "evil", factions: ["underdark"] });
    expect(canUse(staff, orc).unmet.map(({ reason, value }) => [reason, value])).toEqual([
      ["keyword", "arcane"],
      ["faction", "wild"],
      ["alignment", "good"],
    ]);
    assertRule(canUse(staff, orc), "mn.card.item.requirements");
  });

  test("of several factions it must be of each, in battle as in building", () => {
    const banner = itemCard("a/banner", { factions: ["wild", "underdark"] });
    const cards = [
      creatureCard("a/one", { factions: ["wild"] }),
      creatureCard("a/both", { factions: ["underdark", "wild"] }),
    ];
    const { state } = new Table({
      rows: "...",
      items: [banner],
      creatures: cards.map((card, i) => ({ name: card.id, seat: 0, at: `${i === 0 ? "a" : "b"}1`, card })),
    });
    expect(cards.map((card) => canUse(banner, card).usable)).toEqual([false, true]);
    expect(state.body.creatures.map((one) => canUseItem(state.body, one, banner.id))).toEqual([false, true]);
  });

  test("the signs Unique and Mount are no keywords", () => {
    for (const word of ["unique", "mount"]) {
      const item = itemCard("a/item", { keywords: [word] });
      expect(canUse(item, creatureCard("a/one", { unique: true, mount: true })).usable).toBe(false);
    }
  });

  test("a keyword gained in play counts", () => {
    const lance = itemCard("a/lance", { keywords: ["mounted"] });
    const rider = creatureCard("a/rider");
    expect(canUse(lance, rider).usable).toBe(false);
    expect(canUse(lance, { ...rider, keywords: [...rider.keywords, "mounted"] }).usable).toBe(true);
  });
});

test("what is only carried gives no powers and is worth its points all the same", () => {
  actsExample("mn.example.item.carried");
  const hide = { power: "continuous", rules: [{ rule: "hide" }] } as const;
  const cloak = itemCard("a/cloak", { cost: 10, levels: { min: 5, max: 9 }, powers: [hide] });
  const young = creatureCard("a/young", { level: 3, cost: 20 });
  const { state } = new Table({
    rows: "...",
    items: [cloak],
    creatures: [
      { name: "young", seat: 0, at: "a1", card: young, given: { items: [cloak.id] } },
      { name: "grown", seat: 0, at: "b1", card: creatureCard("a/grown", { level: 5 }), given: { items: [cloak.id] } },
    ],
  });
  const powers = state.body.creatures.map((one) => powersOf(state.body, one).map(({ power }) => power));
  expect(powers).toEqual([[], [hide]]);
  assertRule(canUse(cloak, young), "mn.ruling.item-assignment");
  expect(pointsForKill("assault", young.cost, cloak.cost).points).toBe(30);
  assertRule(canUse(cloak, { ...young, level: 5 }), "mn.card.item.powers");
});

test("one item each, two for a Unique creature, one more by a power", () => {
  const extra = { powers: [{ power: "continuous", rules: [{ rule: "permit", permission: "extra-item" }] }] } as const;
  expect(mostCarried(creatureCard("a/one"))).toBe(1);
  expect(mostCarried(creatureCard("a/one", { unique: true }))).toBe(2);
  expect(mostCarried(creatureCard("a/one", extra))).toBe(2);
  expect(mostCarried(creatureCard("a/one", { ...extra, unique: true }))).toBe(3);
});
