import { ledgerSuite } from "@undercroft/kernel/testing/ledger-suite";
import { loadLedger } from "../src/ledger/load-ledger.ts";
import { exampleIds, ruleIds, rulingIds } from "../src/ledger/rule-ids.ts";
import { outputs, readLedger } from "./generate.mjs";

const written: unknown = readLedger();

ledgerSuite({
  name: "Dungeoneer",
  written,
  generated: outputs(written),
  load: loadLedger,
  ruleIds,
  rulingIds,
  exampleIds,
});
