import { expect, test } from "vitest";
import { median, rounded, row } from "./measured.ts";

test("the median is the middle, or the mean of both middles", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});

test("a bar is met from the right side, and what was not measured meets none", () => {
  const least = { is: "at least", value: 10 } as const;
  const under = { is: "under", value: 5 } as const;
  expect(row("speed", 10, "times", least, {}).ok).toBe(true);
  expect(row("speed", 9.9, "times", least, {}).ok).toBe(false);
  expect(row("time", 4.9, "ms", under, {}).ok).toBe(true);
  expect(row("time", 5, "ms", under, {}).ok).toBe(false);
  expect(row("time", null, "ms", under, {}).ok).toBe(false);
});

test("figures have three digits", () => {
  expect(rounded(12.3456)).toBe(12.3);
  expect(rounded(0.012345)).toBe(0.0123);
});
