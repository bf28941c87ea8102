import { expect, test } from "vitest";
import { assertRule } from "./assert-rule.ts";

test("an entry that was not cited fails the test that asserts it, and is not remembered", ({ task }) => {
  const refusal = { legal: false, rule: "dc.move.adjacent-steps" };
  expect(() => assertRule(refusal, "dc.move.up-to-speed")).toThrow(
    "not cited: dc.move.up-to-speed; cited: dc.move.adjacent-steps",
  );
  expect(task.meta).not.toHaveProperty("citedRules");
});
