import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import type { CreatureCard, Size } from "../vocabulary/index.ts";
import { type CreatureLine, creatureLines, isLiving, itemLines } from "./stat-lines.ts";

const values = (card: CreatureCard, line: CreatureLine["line"]): readonly unknown[] =>
  creatureLines(card).flatMap((one) => (one.line === line ? [one.value] : []));

describe("the lines of a creature's card", () => {
  const drake = creatureCard("a/drake", {
    unique: true,
    mount: true,
    champion: 3,
    size: "large",
    modes: ["flight"],
    hitPoints: 90,
    bloodied: 40,
    keywords: ["dragon"],
    championPowers: [{ power: "continuous", rules: [{ rule: "hide" }] }],
  });

  test("each has its rule", () => {
    assertRule(
      creatureLines(drake),
      "mn.card.creature.name",
      "mn.card.creature.level",
      "mn.card.creature.keywords",
      "mn.card.creature.living",
      "mn.card.creature.unique-flag",
      "mn.card.creature.mount-flag",
      "mn.card.creature.champion",
      "mn.ruling.size-space",
      "mn.card.creature.defenses",
      "mn.card.creature.speed",
      "mn.card.creature.speed-prefix",
      "mn.card.creature.hp",
      "mn.card.creature.bloodied-value",
      "mn.card.creature.alignment",
      "mn.card.creature.factions",
      "mn.card.creature.cost",
      "mn.card.creature.attacks-section",
      "mn.card.creature.powers-section",
      "mn.card.creature.champion-section",
    );
  });

  test("four defenses, the modes beside the Speed, the Bloodied value as printed", () => {
    expect(values(drake, "defense")).toEqual([
      { defense: "ac", score: 16 },
      { defense: "fortitude", score: 13 },
      { defense: "reflex", score: 13 },
      { defense: "will", score: 13 },
    ]);
    expect(values(drake, "mode")).toEqual(["flight"]);
    // Half of 90 would be 45.
    expect(values(drake, "bloodied")).toEqual([40]);
  });

  test("Unique and Mount are signs of their own, not keywords; a plain creature has neither", () => {
    expect(values(drake, "keywords")).toEqual([["dragon"]]);
    const plain = creatureCard("a/plain");
    expect([...values(plain, "unique"), ...values(plain, "mount"), ...values(plain, "champion-powers")]).toEqual([]);
  });

  test("without a rating a creature counts as 0", () => {
    expect(values(creatureCard("a/plain"), "champion")).toEqual([0]);
    expect(values(drake, "champion")).toEqual([3]);
  });

  test("squares on a side by size", () => {
    const all: readonly Size[] = ["tiny", "small", "medium", "large", "huge", "gargantuan"];
    const squares = all.flatMap((size) => values(creatureCard("a/one", { size }), "size"));
    expect(squares).toEqual(all.map((size, index) => ({ size, squares: [1, 1, 1, 2, 3, 4][index] })));
  });
});

test("constructs, objects and the undead do not live; everything else does", () => {
  for (const word of ["construct", "object", "undead"]) expect(isLiving(["human", word])).toBe(false);
  expect(isLiving(["human"])).toBe(true);
  expect(isLiving([])).toBe(true);
});

test("the lines of an item's card", () => {
  const lines = itemLines(itemCard("a/staff", { keywords: ["arcane"], alignments: ["good"] }));
  expect(lines.flatMap((one) => (one.line === "requires" ? [one.value] : []))).toEqual(["arcane", "good"]);
  assertRule(
    lines,
    "mn.card.item.name",
    "mn.card.item.level-range",
    "mn.card.item.requirements",
    "mn.card.item.cost",
    "mn.card.item.powers",
  );
});
