// Run `node packages/dungeoneer/rules/generate.mjs` after every change of ledger.yaml; a test compares.
import { ledgerIn, writeIfStarted } from "../../../scripts/lib/ledger-files.mjs";

export const { readLedger, outputs } = ledgerIn(import.meta.url);

writeIfStarted(import.meta.url, { readLedger, outputs });
