import { expect, test } from "vitest";
import type { DcEvent } from "./engine/index.ts";
import { isDeed, lengthOf } from "./telling.ts";

const strike: DcEvent = {
  event: "attack-declared",
  rule: "dc.attack.declare",
  action: "a1",
  seat: 1,
  creature: "c1",
  target: "c2",
  attack: "melee",
};
const resolves: DcEvent = { event: "resolves", rule: "dc.stack.resolve-top", action: "a1" };

test("an attack is a deed and takes time to be seen; that an action resolves is neither", () => {
  expect([isDeed(strike), isDeed(resolves)]).toEqual([true, false]);
  expect(lengthOf(strike)).toBeGreaterThan(0);
  expect(lengthOf(resolves)).toBe(0);
});
