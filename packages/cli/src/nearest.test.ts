import { describe, expect, test } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

describe("edit distance", () => {
  test.each([
    ["", "", 0],
    ["", "sim", 3],
    ["fuzz", "fuzz", 0],
    ["fuz", "fuzz", 1],
    ["fuxz", "fuzz", 1],
    ["fzuz", "fuzz", 1],
    ["bench", "sim", 5],
  ])("%s to %s is %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("nearest name", () => {
  const names = ["rules", "scenario", "sim", "fuzz", "replay"];
  test.each([
    ["ruels", "rules"],
    ["scen", "scenario"],
    ["reply", "replay"],
    ["fuz", "fuzz"],
    ["teapot", null],
  ])("%s means %s", (written, meant) => {
    expect(nearest(written, names)).toBe(meant);
  });
});
