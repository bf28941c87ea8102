import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleIdsOf, type Ledger, ledgerFaults, parseLedger } from "../src/ledger/index.ts";

/** A game's ledger as it is written, and everything that is generated from it. */
export interface LedgerFiles {
  readonly name: string;
  /** The tables as the YAML says them. */
  readonly written: unknown;
  /** File name and text of everything that the game's generate.mjs writes. */
  readonly generated: Readonly<Record<string, string>>;
  /** The entries as the help loads them. */
  readonly load: () => Promise<Ledger>;
  readonly ruleIds: readonly string[];
  readonly rulingIds: readonly string[];
  readonly exampleIds: readonly string[];
}

/** Tests that a game's ledger is sound, and that the program reads what is written. */
export function ledgerSuite(files: LedgerFiles): void {
  const { written } = files;
  describe(`the ledger of ${files.name}`, () => {
    test("names every entry once, refers only to entries that exist and exempts few", () => {
      expect(ledgerFaults(parseLedger(written), exampleIdsOf(written))).toEqual([]);
    });

    test("is what the generated files say; run rules/generate.mjs if not", () => {
      for (const [file, text] of Object.entries(files.generated)) expect(readFileSync(file, "utf8")).toBe(text);
    });

    test("loads for the help with the same entries in the same order", async () => {
      const ledger = await files.load();
      expect(ledger).toEqual(parseLedger(written));
      expect(ledger.rules.map(({ id }) => id)).toEqual(files.ruleIds);
      expect(ledger.rulings.map(({ id }) => id)).toEqual(files.rulingIds);
      expect(exampleIdsOf(written)).toEqual(files.exampleIds);
    });
  });
}
