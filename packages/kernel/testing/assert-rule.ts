import { TestRunner } from "vitest";
import { assertCited } from "../src/ledger/index.ts";

// What a test found travels with its result: a reporter writes it down for those that passed, and only for those.
const remember = (ids: readonly string[]): void => {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error("rules are asserted inside a test");
  const before = "citedRules" in test.meta && Array.isArray(test.meta.citedRules) ? test.meta.citedRules : [];
  Object.assign(test.meta, { citedRules: [...new Set([...before, ...ids])] });
};

/** What the tests of one game say about its ledger. */
export interface LedgerAssertions<R extends string, E extends string> {
  /**
   * Asserts that the engine itself cited these entries in what it emitted: events, a refusal, options with their notes,
   * claims, a validator's errors. Hand it what the engine returned, never ids that the test wrote. If the test passes,
   * the entries count as covered.
   */
  assertRule(emitted: object, ...ids: readonly [R, ...R[]]): void;
  /** Says that this test acts a worked example of the ledger; it counts as acted if the test passes. */
  actsExample(id: E): void;
}

export function ledgerAssertions<R extends string, E extends string>(): LedgerAssertions<R, E> {
  return {
    assertRule(emitted, ...ids) {
      assertCited(emitted, ids);
      remember(ids);
    },
    actsExample: (id) => remember([id]),
  };
}
