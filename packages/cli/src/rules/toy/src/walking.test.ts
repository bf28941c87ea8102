import { expect, test } from "vitest";
import { checkStep, walk } from "./walking.ts";

// Nobody tests the wall here, on purpose: switching its rule off must go unnoticed.
test("a step is one square", () => {
  expect(checkStep(2, false)).toEqual({ legal: false, rule: "toy.walk.far" });
  expect(checkStep(1, false).legal).toBe(true);
});

test("water splashes", () => {
  const events: { readonly rule: string }[] = [];
  walk(["grass", "water"], (event) => events.push(event));
  expect(events.map(({ rule }) => rule)).toEqual(["toy.walk.step", "toy.walk.step", "toy.walk.splash"]);
});

const found = (meta: object, ...citedRules: readonly string[]): void => {
  Object.assign(meta, { citedRules });
};

test("what a passing test found is recorded", ({ task }) => {
  expect(checkStep(1, false).rule).toBe("toy.walk.step");
  found(task.meta, "toy.walk.step");
});

test("what a failing test found is not; it fails on request", ({ task }) => {
  found(task.meta, "toy.walk.wall");
  expect(process.env.TOY_FAILS).toBeUndefined();
});

test.fails("nor what a test found that is expected to fail", ({ task }) => {
  found(task.meta, "toy.walk.splash");
  expect(checkStep(1, false).legal).toBe(false);
});
