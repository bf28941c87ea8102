import { type ExemptionKind, entriesOf, type Ledger } from "./ledger.ts";

/** A passing test found this id in what the engine emitted. */
export type CoverageRecord = {
  readonly rule: string;
  /** File of the test or scenario, relative to the repository. */
  readonly file: string;
  readonly test: string;
};

/** One line of a recording. */
export const formatRecord = (record: CoverageRecord): string => `${JSON.stringify(record)}\n`;

const isRecord = (value: unknown): value is CoverageRecord =>
  typeof value === "object" &&
  value !== null &&
  "rule" in value &&
  typeof value.rule === "string" &&
  "file" in value &&
  typeof value.file === "string" &&
  "test" in value &&
  typeof value.test === "string";

/** Reads lines written by formatRecord. Throws when a line is something else. */
export const parseRecords = (lines: string): readonly CoverageRecord[] =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const value: unknown = JSON.parse(line);
      if (!isRecord(value)) throw new TypeError(`not a coverage record: ${line}`);
      return value;
    });

export type Share = { readonly covered: number; readonly exempt: number; readonly total: number };

export type CoverageReport = {
  readonly game: string;
  readonly rules: Share;
  readonly rulings: Share;
  readonly exempt: { readonly [Kind in ExemptionKind]: number };
  readonly examples: { readonly acted: number; readonly total: number };
  /** Neither covered nor exempt, in the ledger's order. */
  readonly missing: readonly string[];
  /** Covered although exempt: the exemption is to be taken back. */
  readonly needlessExemptions: readonly string[];
  /** Recorded ids that are not in the ledger. */
  readonly unknown: readonly string[];
};

/** Compares a ledger with what passing tests recorded. */
export const coverageReport = (
  ledger: Ledger,
  exampleIds: readonly string[],
  records: readonly CoverageRecord[],
): CoverageReport => {
  const covered = new Set(records.map((record) => record.rule));
  const entries = entriesOf(ledger);
  const known = new Set([...entries.map((entry) => entry.id), ...exampleIds]);
  const shareOf = (part: Ledger["rules"] | Ledger["rulings"]): Share => ({
    covered: part.filter((entry) => covered.has(entry.id)).length,
    exempt: part.filter((entry) => entry.exempt !== undefined).length,
    total: part.length,
  });
  const exemptFor = (kind: ExemptionKind): number => entries.filter((entry) => entry.exempt?.kind === kind).length;
  return {
    game: ledger.game,
    rules: shareOf(ledger.rules),
    rulings: shareOf(ledger.rulings),
    exempt: { definition: exemptFor("definition"), component: exemptFor("component"), source: exemptFor("source") },
    examples: { acted: exampleIds.filter((id) => covered.has(id)).length, total: exampleIds.length },
    missing: entries.filter((entry) => entry.exempt === undefined && !covered.has(entry.id)).map((entry) => entry.id),
    needlessExemptions: entries
      .filter((entry) => entry.exempt !== undefined && covered.has(entry.id))
      .map((entry) => entry.id),
    unknown: [...covered].filter((id) => !known.has(id)).sort(),
  };
};
