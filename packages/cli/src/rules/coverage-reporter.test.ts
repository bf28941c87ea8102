import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseRecords } from "@undercroft/kernel/ledger";
import { expect, test } from "vitest";
import { coverageFile, coverageVariable } from "./coverage-reporter.ts";
import { runTests } from "./run-tests.ts";

const reporter = fileURLToPath(new URL("./coverage-reporter.ts", import.meta.url));

test("a recording holds what passing tests found, and nothing of failed ones", async () => {
  const directory = mkdtempSync(join(tmpdir(), "undercroft-coverage-"));
  try {
    const env = { [coverageVariable]: directory, TOY_FAILS: "1" };
    const { outcome } = await runTests(["packages/cli/src/rules/toy/", `--reporter=${reporter}`], env, 600);
    expect(outcome).toBe("failed");
    expect(parseRecords(readFileSync(join(directory, coverageFile), "utf8"))).toEqual([
      {
        rule: "toy.walk.step",
        file: "packages/cli/src/rules/toy/src/walking.test.ts",
        test: "what a passing test found is recorded",
      },
    ]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
