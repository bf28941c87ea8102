/** The tables of ledger.yaml, unchecked. */
export function readLedger(): unknown;
/** Absolute file name and text of everything generated. */
export function outputs(ledger: unknown): { readonly [file: string]: string };
