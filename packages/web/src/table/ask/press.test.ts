import { expect, test } from "vitest";
import { picked } from "./press.ts";

test("a pick is added, taken away again, and the oldest makes room for one too many", () => {
  expect(picked([], "c1", 2)).toEqual(["c1"]);
  expect(picked(["c1"], "c1", 2)).toEqual([]);
  expect(picked(["c1", "c2"], "c3", 2)).toEqual(["c2", "c3"]);
});
