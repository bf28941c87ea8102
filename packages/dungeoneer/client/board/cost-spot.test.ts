import { expect, test } from "vitest";
import { COST_PLATE, costSpot, type Thing } from "./cost-spot.ts";
import { heroSpot, lurkingSpot, packSpot, ribbonSpot } from "./tokens.tsx";

const CELL = { x: 2, y: 1 };

/** Whether the plate at a spot lies over a thing. */
const isOver = (spot: { readonly x: number; readonly y: number }, { x, y, reach }: Thing): boolean =>
  Math.abs(spot.x - x) < COST_PLATE.width / 2 + reach && Math.abs(spot.y - y) < COST_PLATE.height / 2 + reach;

test("what a step costs stands in its place, and beside whatever else lies there", () => {
  const usual = costSpot(CELL, []);
  const ribbons: readonly Thing[] = [0, 1].map((nth) => ({ ...ribbonSpot(CELL, nth), reach: 11 }));
  // The second ribbon reaches from 23 to 45 of the card: over the plate from 35 to 55.
  expect(ribbons.some((ribbon) => isOver(usual, ribbon))).toBe(true);
  const hero: Thing = { ...heroSpot(CELL, 0, 1), reach: 18 };
  const monsters: readonly Thing[] = [0, 1, 2].map((nth) => ({ ...lurkingSpot(CELL, nth), reach: 16 }));
  for (const things of [ribbons, [hero], monsters, [...ribbons, ...monsters.slice(0, 1)]]) {
    const spot = costSpot(CELL, things);
    expect(things.filter((thing) => isOver(spot, thing))).toEqual([]);
  }
  expect(costSpot(CELL, [hero])).toEqual(usual);
});

test("Packs in one space stand clear of each other, their numbers too (dg.pack.limit)", () => {
  // A marker reaches from 16 above its middle to 19 below, where its number is.
  const [first, second] = [packSpot(CELL, 0), packSpot(CELL, 1)];
  expect(second.y - first.y).toBeGreaterThanOrEqual(16 + 19);
});
