import { expect, test } from "vitest";
import { creatureCard } from "../../testing/cards.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import { catalogueOf, pointsSpent } from "../warband/warband.ts";
import { type SealedPool, sealedFaults } from "./sealed-game.ts";
import { sealedWarband } from "./sealed-warband.ts";

const catalogueFor = (costs: readonly number[]) =>
  catalogueOf(
    [{ creatures: costs.map((cost) => creatureCard(`a/c${cost}`, { cost })), items: [] }],
    [{ id: "field", name: { en: "Field", ru: "Поле" }, size: "full" }],
  );

/** The costs of the warband that is built of creatures with these costs, and its faults. */
function built(costs: readonly number[], limit = 200) {
  const catalogue = catalogueFor(costs);
  const pool: SealedPool = { boosters: [], creatures: costs.map((cost) => `a/c${cost}`) };
  const list = sealedWarband(pool, catalogue, limit, "field");
  return {
    spent: pointsSpent(list, catalogue),
    cards: list.creatures.map(({ card }) => card),
    faults: sealedFaults(list, pool, catalogue, limit, printedRules),
  };
}

test("all that the boosters held goes along where it may (mn.scenario.sealed.boosters)", () => {
  expect(built([10, 20, 20, 30])).toEqual({ spent: 80, cards: ["a/c10", "a/c20", "a/c20", "a/c30"], faults: [] });
});

test("no sum under the limit is larger (mn.warband.points.total)", () => {
  // 120 + 80 is just 200; 130 leaves room for 60 alone.
  expect(built([130, 120, 80, 60])).toMatchObject({ spent: 200, faults: [] });
});

test("ten creatures at most, and none dearer than one may be (mn.warband.count, mn.warband.single-cost)", () => {
  // Twelve of 5 and one of 40: the dear one and nine others.
  expect(built([...Array(12).fill(5), 40])).toMatchObject({ spent: 85, faults: [] });
  expect(built([160, 30])).toEqual({ spent: 30, cards: ["a/c30"], faults: [] });
  expect(built([160, 30], 400)).toMatchObject({ spent: 190, faults: [] });
});
