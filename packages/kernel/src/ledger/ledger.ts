/** Why an entry needs no test: it names something, lists cardboard, or compares texts, and decides nothing by itself. */
export type ExemptionKind = "definition" | "component" | "source";

export type Exemption = { readonly kind: ExemptionKind; readonly reason: string };

/** What a rulebook says, in our own words. */
export type LedgerRule = {
  readonly id: string;
  /** Chapter of the rulebook, for the help's contents. */
  readonly section: string;
  /** Page of the rulebook. */
  readonly source: string;
  readonly text: string;
  readonly notes?: string;
  /** Who decides what, where the rule leaves a choice. */
  readonly decisions?: string;
  readonly exempt?: Exemption;
};

/** What was decided where a rulebook is silent or contradicts itself. */
export type LedgerRuling = {
  readonly id: string;
  readonly question: string;
  readonly ruling: string;
  readonly why: string;
  readonly exempt?: Exemption;
};

export type Ledger = {
  readonly game: string;
  readonly rules: readonly LedgerRule[];
  readonly rulings: readonly LedgerRuling[];
};

/** Every entry of a ledger, rules before rulings. */
export const entriesOf = (ledger: Ledger): readonly (LedgerRule | LedgerRuling)[] => [
  ...ledger.rules,
  ...ledger.rulings,
];
