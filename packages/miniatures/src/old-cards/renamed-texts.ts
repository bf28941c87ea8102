import type { RuleId } from "../ledger/rule-ids.ts";
import { type Change, entriesOf, type Work } from "./work.ts";

interface Renaming {
  readonly change: Change["change"];
  readonly from: RegExp;
  readonly to: string;
  readonly rule: RuleId;
}

/** mn.oldcard.large-cone, mn.oldcard.small-cone */
export const areas: readonly Renaming[] = [
  { change: "area", from: /\blarge cone\b/gi, to: "blast 5", rule: "mn.oldcard.large-cone" },
  { change: "area", from: /\bsmall cone\b/gi, to: "blast 3", rule: "mn.oldcard.small-cone" },
];

/** mn.oldcard.enervated, mn.oldcard.staggered */
export const conditionNames: readonly Renaming[] = [
  { change: "condition", from: /\bEnervated\b/gi, to: "Weakened", rule: "mn.oldcard.enervated" },
  { change: "condition", from: /\bStaggered\b/gi, to: "Dazed", rule: "mn.oldcard.staggered" },
];

/** Puts today's words in place of old ones, in the texts of all parts. */
export function rename(work: Work, renamings: readonly Renaming[]): void {
  for (const { change, from, to, rule } of renamings) {
    for (const entry of entriesOf(work)) {
      const next = entry.text.replace(from, to);
      if (next !== entry.text) work.changes.push({ change, rule, from: entry.text, to: next });
      entry.text = next;
    }
  }
}
