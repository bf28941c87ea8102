// What a game's program reads of its ledger, written from ledger.yaml: the ids as types, the entries as JSON for the help.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const constArray = (name, meaning, entries) =>
  [`/** ${meaning} */`, `export const ${name} = [`, ...entries.map(({ id }) => `  "${id}",`), "] as const;", ""].join(
    "\n",
  );

const ruleIdsSource = (ledger) =>
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

// What the help shows, without examples and glossary.
const ledgerJson = ({ game, rules, rulings }) =>
  `${JSON.stringify({ game, rules: rules.map(trimmed), rulings: rulings.map(trimmed) }, null, 2)}\n`;

/**
 * The ledger in a game's `rules` folder, whose generate.mjs is at `here`: its tables as the YAML says them, and file name
 * and text of everything generated.
 */
export const ledgerIn = (here) => {
  const path = (relative) => fileURLToPath(new URL(relative, here));
  return {
    readLedger: () => parse(readFileSync(path("./ledger.yaml"), "utf8")),
    outputs: (ledger) => ({
      [path("../src/ledger/rule-ids.ts")]: ruleIdsSource(ledger),
      [path("../src/ledger/ledger.json")]: ledgerJson(ledger),
    }),
  };
};

/** Writes the generated files if the game's generate.mjs is what Node was started with. */
export const writeIfStarted = (here, { readLedger, outputs }) => {
  if (process.argv[1] !== fileURLToPath(here)) return;
  for (const [file, text] of Object.entries(outputs(readLedger()))) writeFileSync(file, text);
};
