import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { likelyTests, mutate, sitesOf } from "./mutate.ts";

const toy = fileURLToPath(new URL("./toy", import.meta.url));
const ids = new Set(["far", "wall", "step", "splash"].map((name) => `toy.walk.${name}`));

describe("switching the toy's rules off", () => {
  test("finds its checks and handlers", () => {
    expect(sitesOf(toy, ids).map(({ kind, rules }) => [kind, ...rules])).toEqual([
      ["check", "toy.walk.far"],
      ["check", "toy.walk.wall"],
      ["check", "toy.walk.step"],
      ["handler", "toy.walk.step"],
      ["handler", "toy.walk.splash"],
    ]);
  });

  test("asks first the test beside the source and those that a recording knows", () => {
    const [far] = sitesOf(toy, ids);
    if (far === undefined) throw new Error("the toy has a check");
    const beside = "packages/cli/src/rules/toy/src/walking.test.ts";
    const elsewhere = { rule: "toy.walk.far", file: "packages/cli/src/rules/zzz.test.ts", test: "far" };
    expect(likelyTests(toy, far, [elsewhere])).toEqual([beside, elsewhere.file]);
  });

  test("names the one rule that nobody tests", async () => {
    const told: string[] = [];
    const { sites, results } = await mutate(toy, new Set(["toy.walk.far", "toy.walk.wall"]), {
      count: 5,
      seed: 1,
      records: [],
      longest: 600,
      tell: ({ site }) => told.push(relative(toy, site.file)),
    });
    expect(sites).toBe(2);
    expect(told).toEqual(["src/walking.ts", "src/walking.ts"]);
    expect(results.filter(({ noticed }) => !noticed).map(({ site }) => site.rules)).toEqual([["toy.walk.wall"]]);
  });
});
