// Writes what the program reads of the ledger: the ids as types, and the entries as JSON for the help.
// Run `node packages/dungeon-command/rules/generate.mjs` after every change of ledger.yaml; a test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The ledger's own tables, as the YAML says them. */
export const readLedger = () => parse(readFileSync(path("./ledger.yaml"), "utf8"));

const constArray = (name, meaning, entries) =>
  [`/** ${meaning} */`, `export const ${name} = [`, ...entries.map(({ id }) => `  "${id}",`), "] as const;", ""].join("\n");

/** The text of src/ledger/rule-ids.ts. */
export const ruleIdsSource = (ledger) =>
  [
    "// Generated from rules/ledger.yaml by rules/generate.mjs.",
    "",
    constArray("ruleIds", "Ids of what the rulebook says, in the ledger's order.", ledger.rules),
    constArray("rulingIds", "Ids of what we decided where the rulebook is silent or contradicts itself.", ledger.rulings),
    constArray("exampleIds", "Ids of worked examples: acted by scenarios, never cited by the engine.", ledger.examples),
    "/** What an event, a refusal, an option's note or a validator's error may cite. */",
    "export type RuleId = (typeof ruleIds)[number] | (typeof rulingIds)[number];",
    "",
    "/** What a scenario that acts an example names. */",
    "export type ExampleId = (typeof exampleIds)[number];",
    "",
  ].join("\n");

// YAML folds end in a newline; the help wants the sentence alone.
const trimmed = (entry) => {
  const result = {};
  for (const [field, value] of Object.entries(entry)) result[field] = typeof value === "string" ? value.trim() : value;
  return result;
};

/** The text of src/ledger/ledger.json: an entry a line, so that a change of the ledger is a readable difference. */
export const ledgerJson = (ledger) => {
  const lines = (entries) => entries.map((entry) => `    ${JSON.stringify(trimmed(entry))}`).join(",\n");
  const { game, rules, rulings } = ledger;
  return `{\n  "game": ${JSON.stringify(game)},\n  "rules": [\n${lines(rules)}\n  ],\n  "rulings": [\n${lines(rulings)}\n  ]\n}\n`;
};

export const outputs = (ledger) => ({
  [path("../src/ledger/rule-ids.ts")]: ruleIdsSource(ledger),
  [path("../src/ledger/ledger.json")]: ledgerJson(ledger),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(outputs(readLedger()))) writeFileSync(file, text);
}
