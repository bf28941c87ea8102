export { loadLedger } from "./ledger/load-ledger.ts";
