/** A suite that plays every scenario file of a game as a test, and records what the engine cited in it. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import type { LedgerAssertions } from "@undercroft/kernel/testing/assert-rule";
import { describe, expect, it } from "vitest";
import { failuresOf, type Scenarios, type ScenarioTypes } from "../src/index.ts";

/** What the suite needs of a game. */
export interface SuiteOf<W extends ScenarioTypes, R extends string, E extends string> {
  /** Where the files lie, in folders of any depth. */
  readonly folder: URL;
  readonly scenarios: Scenarios<W>;
  readonly packs: W["packs"];
  readonly rules: readonly R[];
  readonly examples: readonly E[];
  readonly ledger: LedgerAssertions<R, E>;
}

export function scenarioSuite<W extends ScenarioTypes, R extends string, E extends string>(
  suite: SuiteOf<W, R, E>,
): void {
  const folder = fileURLToPath(suite.folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  describe("scenario files", () => {
    it.each(files)("%s", (name) => {
      const read = suite.scenarios.read(readFileSync(`${folder}${name}`, "utf8"), name, readYaml);
      if (!read.ok) throw new Error(read.problems.map(writeProblem).join("\n"));
      const file = read.pack;
      const reports = suite.scenarios.run(file, suite.packs);
      expect(failuresOf(file, reports, basename(name, ".yaml"))).toEqual([]);
      for (const { emitted, rule } of reports.flatMap(({ cited }) => cited)) {
        const id = suite.rules.find((known) => known === rule);
        if (id !== undefined) suite.ledger.assertRule(emitted, id);
      }
      const acted = suite.examples.find((id) => id === file.example);
      if (acted !== undefined) suite.ledger.actsExample(acted);
    });
  });
}
