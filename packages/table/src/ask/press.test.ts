import type { GameTypes } from "@undercroft/kernel";
import { expect, test } from "vitest";
import type { Sheet } from "./model.ts";
import { isPicked, nearestTo, picked } from "./press.ts";

test("a pick is added, taken away again, and the oldest makes room for one too many", () => {
  expect(picked([], "c1", 2)).toEqual(["c1"]);
  expect(picked(["c1"], "c1", 2)).toEqual([]);
  expect(picked(["c1", "c2"], "c3", 2)).toEqual(["c2", "c3"]);
});

test("what is picked may be given once it is enough, and not where one press answers", () => {
  const one: Sheet<GameTypes> = { who: "", rule: "", question: "", buttons: [], places: [], about: null };
  const several: Sheet<GameTypes> = { ...one, several: { min: 1, max: 2, answer: (things) => things } };
  expect([[], ["c1"], ["c1", "c2"], ["c1", "c2", "c3"]].map((things) => isPicked(several, things))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isPicked(one, ["c1"])).toBe(false);
});

test("where large spaces overlap, a square stands for the space that begins there, else for the nearest", () => {
  const space = (
    id: string,
    squares: readonly number[],
  ): { id: string; label: string; squares: readonly number[] } => ({
    id,
    label: id,
    squares,
  });
  const west = space("west", [0, 1, 10, 11]);
  const east = space("east", [1, 2, 11, 12]);
  expect(nearestTo([west, east], 1)).toEqual([east]);
  expect(nearestTo([west, east], 2)).toEqual([east]);
  expect(nearestTo([west, east], 10)).toEqual([west]);
  expect(nearestTo([west, east], 5)).toEqual([]);
});
