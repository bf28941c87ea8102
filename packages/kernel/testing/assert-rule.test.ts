import { expect, test } from "vitest";
import { ledgerAssertions } from "./assert-rule.ts";

test("an entry that was not cited fails the test that asserts it, and is not remembered", ({ task }) => {
  const { assertRule } = ledgerAssertions();
  const refusal = { legal: false, rule: "toy.walk.adjacent-steps" };
  expect(() => assertRule(refusal, "toy.walk.up-to-speed")).toThrow(
    "not cited: toy.walk.up-to-speed; cited: toy.walk.adjacent-steps",
  );
  expect(task.meta).not.toHaveProperty("citedRules");
});
