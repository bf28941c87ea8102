import { entriesOf, type Ledger, type LedgerRule, type LedgerRuling } from "./ledger.ts";

/** At most one entry in this many may be exempt from tests. */
export const entriesForOneExemption = 8;

const idInText = /\b[a-z]{2,4}\.[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+(?:\.\*)?/g;

const proseOf = (entry: LedgerRule | LedgerRuling): readonly string[] => {
  const reason = entry.exempt === undefined ? [] : [entry.exempt.reason];
  return "text" in entry
    ? [entry.text, entry.notes ?? "", entry.decisions ?? "", ...reason]
    : [entry.question, entry.ruling, entry.why, ...reason];
};

/** Ids that an entry's own sentences name: "xy.turn.start" in "See xy.turn.start.". */
export const mentionsOf = (entry: LedgerRule | LedgerRuling): readonly string[] =>
  proseOf(entry).flatMap((prose) => prose.match(idInText) ?? []);

/** A whole family of entries may be named by what their ids begin with: "xy.turn.*". */
const leadsSomewhere = (mention: string, known: ReadonlySet<string>): boolean =>
  mention.endsWith(".*") ? [...known].some((id) => id.startsWith(mention.slice(0, -1))) : known.has(mention);

/** What is wrong with a ledger, one sentence a fault: doubled ids, names of entries that do not exist, too many exemptions. */
export const ledgerFaults = (ledger: Ledger, exampleIds: readonly string[]): readonly string[] => {
  const entries = entriesOf(ledger);
  const faults: string[] = [];
  const known = new Set<string>();
  for (const id of [...entries.map((entry) => entry.id), ...exampleIds]) {
    if (known.has(id)) faults.push(`${id} stands twice`);
    known.add(id);
  }
  for (const entry of entries) {
    for (const mention of mentionsOf(entry)) {
      if (!leadsSomewhere(mention, known)) faults.push(`${entry.id} names ${mention}, which does not exist`);
    }
  }
  const exempt = entries.filter((entry) => entry.exempt !== undefined).length;
  const allowed = Math.floor(entries.length / entriesForOneExemption);
  if (exempt > allowed) faults.push(`${exempt} entries are exempt, ${allowed} may be`);
  return faults;
};
