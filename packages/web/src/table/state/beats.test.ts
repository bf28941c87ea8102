import { expect, test } from "vitest";
import type { DcEvent } from "../../engine/index.ts";
import { dwell, holdsDeed } from "./beats.ts";

const rule = "dc.attack.declare";
const strike: DcEvent = {
  event: "attack-declared",
  rule,
  action: "a1",
  seat: 1,
  creature: "c1",
  target: "c2",
  attack: "melee",
};
const resolves: DcEvent = { event: "resolves", rule: "dc.stack.resolve-top", action: "a1" };

test("what others do stays in sight for about a second, and for no time at all without pauses", () => {
  expect(dwell([strike], "normal")).toBeGreaterThanOrEqual(900);
  expect(dwell([strike], "normal")).toBeLessThanOrEqual(2_400);
  expect(dwell([strike], "slow")).toBeGreaterThan(dwell([strike], "normal"));
  expect(dwell([strike], "off")).toBe(0);
});

test("what cannot be seen is not dwelt on", () => {
  expect(dwell([resolves], "normal")).toBe(0);
  expect(holdsDeed([resolves])).toBe(false);
  expect(holdsDeed([resolves, strike])).toBe(true);
});
