import { expect, test } from "vitest";
import { dwell } from "./beats.ts";

test("what others do stays in sight for about a second, and for no time at all without pauses", () => {
  expect(dwell([650], "normal")).toBe(900);
  expect(dwell([1_000, 700], "normal")).toBe(1_700);
  expect(dwell([2_000, 2_000], "normal")).toBe(2_400);
  expect(dwell([650], "slow")).toBeGreaterThan(dwell([650], "normal"));
  expect(dwell([650], "off")).toBe(0);
});

test("what cannot be seen is not dwelt on", () => {
  expect(dwell([0, 0], "normal")).toBe(0);
  expect(dwell([], "slow")).toBe(0);
});
