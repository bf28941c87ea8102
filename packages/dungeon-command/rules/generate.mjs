// Writes what the program reads of the ledger: the ids as types, and the entries as JSON for the help.
// Run `node packages/dungeon-command/rules/generate.mjs` after every change of ledger.yaml; a test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The ledger's own tables, as the YAML says them. */
export const readLedger = () => parse(readFileSync(path("./ledger.yaml"), "utf8"));

const constArray = (name, meaning, entries) =>
  [`/** ${meaning} */`, `export const ${name} = [`, ...entries.map(({ id }) => `  "${id}",`), "] as const;", ""].join(
    "\n",
  );

/** The text of src/ledger/rule-ids.ts. */
export const ruleIdsSource = (ledger) =>
  [
    "// Generated from rules/ledger.yaml by rules/generate.mjs.",
    "",
    constArray("ruleIds", "Ids of what the rulebook says, in the ledger's order.", ledger.rules),
    constArray(
      "rulingIds",
      "Ids of what we decided where the rulebook is silent or contradicts itself.",
      ledger.rulings,
    ),
    constArray("exampleIds", "Ids of worked examples: acted by scenarios, never cited by the engine.", ledger.examples),
    "/** What an event, a refusal, an option's note or a validator's error may cite. */",
    "export type RuleId = (typeof ruleIds)[number] | (typeof rulingIds)[number];",
    "",
    "/** What a scenario that acts an example names. */",
    "export type ExampleId = (typeof exampleIds)[number];",
    "",
  ].join("\n");

// YAML folds end in a newline; the help wants the sentence alone.
const trimmed = (value) => {
  if (typeof value === "string") return value.trim();
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, trimmed(part)]));
};

/** The text of src/ledger/ledger.json: what the help shows, without examples and glossary. */
export const ledgerJson = ({ game, rules, rulings }) =>
  `${JSON.stringify({ game, rules: rules.map(trimmed), rulings: rulings.map(trimmed) }, null, 2)}\n`;

/** File name and text of everything generated. */
export const outputs = (ledger) => ({
  [path("../src/ledger/rule-ids.ts")]: ruleIdsSource(ledger),
  [path("../src/ledger/ledger.json")]: ledgerJson(ledger),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(outputs(readLedger()))) writeFileSync(file, text);
}
