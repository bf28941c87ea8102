import { chanceFrom } from "@undercroft/kernel";
import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import type { Booster, CreatureCard, Rarity } from "../vocabulary/index.ts";
import { catalogueOf, emptyWarband } from "../warband/warband.ts";
import { boosterPurpose, openBooster } from "./open-booster.ts";
import { openSealedGame, sealedFaults } from "./sealed-game.ts";

const some = (rarity: Rarity, count: number, given: Partial<CreatureCard> = {}): readonly CreatureCard[] =>
  Array.from({ length: count }, (_, index) => creatureCard(`a/${rarity}${index}`, { rarity, ...given }));

const creatures = [
  ...some("common", 8),
  ...some("uncommon", 6),
  ...some("rare", 4),
  creatureCard("a/giant", { rarity: "fixed", size: "huge" }),
];

const booster: Booster = {
  id: "a/booster",
  name: { en: "Booster", ru: "Бустер" },
  limit: 200,
  contents: [
    { count: 4, rarity: "common" },
    { count: 3, rarity: "uncommon" },
    { count: 1, rarity: "rare" },
  ],
};
const big: Booster = {
  ...booster,
  limit: 400,
  contents: [{ count: 1, size: { atLeast: "huge" } }, ...booster.contents],
};

describe("a booster", () => {
  test("holds what its slots say, no creature twice from one slot", () => {
    for (const seed of ["one", "two", "three"]) {
      const { creatures: drawn } = openBooster(chanceFrom(seed), booster, creatures);
      const kinds = drawn.map((id) => id.replace(/^a\/|\d+$/g, ""));
      expect(kinds).toEqual([...Array(4).fill("common"), ...Array(3).fill("uncommon"), "rare"]);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test("is drawn by recorded chance, one roll for each creature, among those left", () => {
    const results = [7, 0, 0, 4, 2, 2, 2, 3];
    const script = results.map((result) => ({ purpose: boosterPurpose, result }));
    const { creatures: drawn, rolls } = openBooster(chanceFrom("", script), booster, creatures);
    // Commons 0-7: the last; of 0-6 the first; of 1-6 the first; of 2-6 the fifth. Uncommons 0-5: each time the third of those left.
    expect(drawn.slice(0, 4)).toEqual(["a/common7", "a/common0", "a/common1", "a/common6"]);
    expect(drawn.slice(4)).toEqual(["a/uncommon2", "a/uncommon3", "a/uncommon4", "a/rare3"]);
    expect(rolls.map(({ sides }) => sides)).toEqual([8, 7, 6, 5, 6, 5, 4, 4]);
  });

  test("may ask for size; a slot with too few creatures gives all of them", () => {
    expect(openBooster(chanceFrom("x"), big, creatures).creatures[0]).toBe("a/giant");
    const greedy: Booster = {
      ...booster,
      contents: [
        { count: 9, rarity: "rare" },
        { count: 3, size: { atMost: "tiny" } },
      ],
    };
    expect([...openBooster(chanceFrom("x"), greedy, creatures).creatures].sort()).toEqual([
      "a/rare0",
      "a/rare1",
      "a/rare2",
      "a/rare3",
    ]);
  });

  test("gives every creature of a slot its chance", () => {
    const chance = chanceFrom("fair");
    const rares = Array.from({ length: 200 }, () => openBooster(chance, booster, creatures).creatures[7]);
    expect(new Set(rares)).toEqual(new Set(["a/rare0", "a/rare1", "a/rare2", "a/rare3"]));
  });
});

describe("a sealed game", () => {
  test("gives each of two players two boosters, the same for the same seed", () => {
    const game = openSealedGame("moor", booster, creatures);
    expect(game.pools.map((pool) => [pool.boosters.length, pool.creatures.length])).toEqual([
      [2, 16],
      [2, 16],
    ]);
    expect(openSealedGame("moor", booster, creatures)).toEqual(game);
    expect(openSealedGame("fen", booster, creatures)).not.toEqual(game);
    assertRule(game, "mn.scenario.sealed.boosters");
  });

  test("is played at 200 points, with boosters of a huge set at 400", () => {
    expect([openSealedGame("x", booster, creatures).limit, openSealedGame("x", big, creatures).limit]).toEqual([
      200, 400,
    ]);
    assertRule(openSealedGame("x", big, creatures), "mn.scenario.sealed.limit");
  });

  test("the warband comes out of its own boosters, without items", () => {
    const catalogue = catalogueOf(
      [{ creatures, items: [itemCard("a/ring")] }],
      [{ id: "field", name: { en: "Field", ru: "Поле" }, size: "full" }],
    );
    const pool = { boosters: [], creatures: ["a/common0", "a/common0", "a/rare1"] };
    const faults = (...cards: readonly string[]) =>
      sealedFaults(
        { ...emptyWarband, creatures: cards.map((card) => ({ card, items: [] })), map: "field" },
        pool,
        catalogue,
        200,
        printedRules,
      );
    expect(faults("a/rare1", "a/common0", "a/common0")).toEqual([]);
    const found = faults("a/common0", "a/common0", "a/common0", "a/rare2");
    expect(found).toMatchObject([
      { problem: "pool", place: ["creatures", 2], values: { card: "a/common0", most: 2 } },
      { problem: "pool", place: ["creatures", 3], values: { card: "a/rare2", most: 0 } },
    ]);
    assertRule(found, "mn.scenario.sealed.boosters");
    const ringed = { ...emptyWarband, creatures: [{ card: "a/rare1", items: ["a/ring"] }], map: "field" };
    expect(sealedFaults(ringed, pool, catalogue, 200, printedRules)).toMatchObject([{ values: { card: "a/ring" } }]);
  });
});
