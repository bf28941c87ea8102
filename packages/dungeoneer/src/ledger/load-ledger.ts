import { type Ledger, parseLedger } from "@undercroft/kernel/ledger";

/** The ledger's entries for help and log, loaded when first asked for: they are a file of their own. */
export const loadLedger = async (): Promise<Ledger> =>
  parseLedger((await import("./ledger.json", { with: { type: "json" } })).default);
