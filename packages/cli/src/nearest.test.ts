import { describe, expect, test } from "vitest";
import { nearest } from "./nearest.ts";

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
