import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { examplePack, shippedPacks } from "../content/packs.ts";
import { actsExample, assertRule } from "../rules/assert-rule.ts";
import { type ExampleId, exampleIds, type RuleId, ruleIds, rulingIds } from "../src/ledger/rule-ids.ts";
import { contentOf, readScenario, runScenario } from "../src/scenario/index.ts";

const folder = fileURLToPath(new URL("./", import.meta.url));
const content = contentOf([examplePack(), ...shippedPacks()]);
const rules: readonly RuleId[] = [...ruleIds, ...rulingIds];

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .sort();

describe("scenario files", () => {
  it.each(files)("%s", (name) => {
    const read = readScenario(readFileSync(`${folder}${name}`, "utf8"), name, readYaml);
    if (!read.ok) throw new Error(read.problems.map((p) => `${p.file} ${p.path}: ${p.message}`).join("\n"));
    const file = read.pack;
    expect(name.endsWith(`${file.scenario}.yaml`), "a file is called as its scenario").toBe(true);
    const reports = runScenario(file, content);
    const failures = reports.flatMap((r) => r.failures.map((f) => (r.name === "" ? f : `${r.name}: ${f}`)));
    expect(failures).toEqual([]);
    const cited = reports.flatMap((r) => r.cited);
    for (const { emitted, rule } of cited) {
      const id = rules.find((known) => known === rule);
      if (id !== undefined) assertRule(emitted, id);
    }
    for (const rule of file.rules)
      expect(
        cited.map((c) => c.rule),
        `${rule} is asserted by the file that lists it`,
      ).toContain(rule);
    const example: ExampleId | undefined = exampleIds.find((id) => id === file.example);
    if (file.example !== undefined) expect(example, `the ledger has an example "${file.example}"`).toBeDefined();
    if (example !== undefined) actsExample(example);
  });
});
