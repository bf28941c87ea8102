import { type Ledger, parseLedger } from "../../../kernel/src/ledger/index.ts";

/** The ledger's entries for help and log, loaded when first asked for: they are a file of their own. */
export const loadLedger = async (): Promise<Ledger> =>
  parseLedger((await import("./ledger.json", { with: { type: "json" } })).default);
