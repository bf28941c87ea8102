import type { RuleId } from "../ledger/rule-ids.ts";
import type { OldField } from "./old-card.ts";
import type { Work } from "./work.ts";

/** What a number of today's card may be, and what is taken where the old card gives none. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly otherwise: number;
  readonly rule: RuleId;
}

/** A field's number. Where it is missing or no such number, something is taken and a person decides. */
export function readNumber(work: Work, field: OldField, { min, max, otherwise, rule }: Bounds): number {
  const text = work.fields[field] ?? "";
  const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (value >= min && value <= max) return value;
  const decide = text === "" ? "missing" : "unreadable";
  work.decisions.push({ decide, rule, place: field, text, taken: String(otherwise) });
  return otherwise;
}

/** Half of the hit points, rounded down to a multiple of 5 (mn.oldcard.bloodied). */
export function bloodiedOf(work: Work, hitPoints: number): number {
  const bloodied = Math.floor(hitPoints / 10) * 5;
  const rule = "mn.oldcard.bloodied";
  work.changes.push({ change: "bloodied", rule, from: String(hitPoints), to: String(bloodied) });
  return bloodied;
}
