import { readFileSync } from "node:fs";
import { exampleIdsOf, ledgerFaults, parseLedger } from "@undercroft/kernel/ledger";
import { describe, expect, test } from "vitest";
import { loadLedger } from "../src/ledger/load-ledger.ts";
import { exampleIds, ruleIds, rulingIds } from "../src/ledger/rule-ids.ts";
import { outputs, readLedger } from "./generate.mjs";

describe("the ledger of Dungeoneer", () => {
  const written: unknown = readLedger();

  test("names every entry once, refers only to entries that exist and exempts few", () => {
    expect(ledgerFaults(parseLedger(written), exampleIdsOf(written))).toEqual([]);
  });

  test("is what the generated files say; run rules/generate.mjs if not", () => {
    for (const [file, text] of Object.entries(outputs(written))) expect(readFileSync(file, "utf8")).toBe(text);
  });

  test("loads for the help with the same entries in the same order", async () => {
    const ledger = await loadLedger();
    expect(ledger).toEqual(parseLedger(written));
    expect(ledger.rules.map(({ id }) => id)).toEqual(ruleIds);
    expect(ledger.rulings.map(({ id }) => id)).toEqual(rulingIds);
    expect(exampleIdsOf(written)).toEqual(exampleIds);
  });
});
