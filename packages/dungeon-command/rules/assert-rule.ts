import { assertCited } from "@undercroft/kernel/ledger";
import { TestRunner } from "vitest";
import type { ExampleId, RuleId } from "../src/ledger/rule-ids.ts";

// What a test found travels with its result: a reporter writes it down for those that passed, and only for those.
const remember = (ids: readonly string[]): void => {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error("rules are asserted inside a test");
  const before = "citedRules" in test.meta && Array.isArray(test.meta.citedRules) ? test.meta.citedRules : [];
  Object.assign(test.meta, { citedRules: [...new Set([...before, ...ids])] });
};

/**
 * Asserts that the engine itself cited these entries in what it emitted: events, a refusal, options with their notes,
 * claims, a validator's errors. Hand it what the engine returned, never ids that the test wrote. If the test passes,
 * the entries count as covered.
 */
export const assertRule = (emitted: object, ...ids: readonly [RuleId, ...RuleId[]]): void => {
  assertCited(emitted, ids);
  remember(ids);
};

/** Says that this test acts a worked example of the ledger; it counts as acted if the test passes. */
export const actsExample = (id: ExampleId): void => remember([id]);
