export { assertCited, citedIn } from "./cited.ts";
export {
  type CoverageRecord,
  type CoverageReport,
  coverageReport,
  formatRecord,
  parseRecords,
  type Share,
} from "./coverage.ts";
export {
  type Exemption,
  type ExemptionKind,
  entriesOf,
  type Ledger,
  type LedgerRule,
  type LedgerRuling,
} from "./ledger.ts";
export { entriesForOneExemption, ledgerFaults, mentionsOf } from "./ledger-faults.ts";
export { exampleIdsOf, parseLedger } from "./parse-ledger.ts";
