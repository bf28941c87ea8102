import { appendFileSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { formatRecord } from "@undercroft/kernel/ledger";
import type { Reporter, TestCase } from "vitest/node";

/** Directory that the recording is written to. */
export const coverageVariable = "UNDERCROFT_COVERAGE";

/** Name of the recording in that directory. */
export const coverageFile = "coverage.jsonl";

/** Writes down which ledger entries passing tests found in what the engine emitted. A failed test writes nothing. */
export default class CoverageReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const directory = process.env[coverageVariable];
    if (directory === undefined || directory === "") return;
    // A test that is expected to fail "passes" by failing: it shows nothing.
    if (test.result().state !== "passed" || test.options.fails === true) return;
    const meta: object = test.meta();
    if (!("citedRules" in meta) || !Array.isArray(meta.citedRules)) return;
    mkdirSync(directory, { recursive: true });
    const file = relative(process.cwd(), test.module.moduleId);
    for (const rule of meta.citedRules) {
      appendFileSync(join(directory, coverageFile), formatRecord({ rule: String(rule), file, test: test.fullName }));
    }
  }
}
