import type { Ledger } from "@undercroft/kernel/ledger";
import { useEffect, useState } from "react";

/** The ledger, fetched when it is first asked for; null until it is there. */
export function useLedger(load: () => Promise<Ledger>): Ledger | null {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  useEffect(() => {
    let wanted = true;
    void load().then((loaded) => {
      if (wanted) setLedger(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return ledger;
}

/** One entry, rule or ruling, in a form that the help shows. */
export interface Entry {
  readonly id: string;
  readonly section: string;
  /** A ruling's question; empty for a rule. */
  readonly question: string;
  readonly text: string;
  /** Why a ruling was made; empty for a rule. */
  readonly more: string;
  /** Other entries that belong to this one. */
  readonly related: readonly string[];
  readonly source: string;
}

/** The ids that an entry's notes name. The notes themselves are for whoever writes the rules into code. */
function related(own: string, notes: string): readonly string[] {
  const named = notes.match(/\b[a-z]{2}\.[a-z0-9-]+(?:\.[a-z0-9-]+)+/g) ?? [];
  return [...new Set(named)].filter((id) => id !== own);
}

/** All entries, rules before rulings. */
export function entriesIn(ledger: Ledger): readonly Entry[] {
  return [
    ...ledger.rules.map((rule) => ({
      id: rule.id,
      section: rule.section,
      question: "",
      text: rule.text,
      more: "",
      related: related(rule.id, rule.notes ?? ""),
      source: rule.source,
    })),
    ...ledger.rulings.map((ruling) => ({
      id: ruling.id,
      section: "Rulings",
      question: ruling.question,
      text: ruling.ruling,
      more: ruling.why,
      related: [],
      source: "",
    })),
  ];
}
