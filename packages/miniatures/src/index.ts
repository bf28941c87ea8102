export { miniatures } from "./game.ts";
export { loadLedger } from "./ledger/load-ledger.ts";
export * from "./vocabulary/index.ts";
