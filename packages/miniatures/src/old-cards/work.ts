import type { RuleId } from "../ledger/rule-ids.ts";
import type { OldCard, OldField, OldSection } from "./old-card.ts";

/** Something that the importer changed, by a rule of the appendix. */
export interface Change {
  readonly change:
    | "errata"
    | "keyword"
    | "alignment"
    | "flag"
    | "mode"
    | "defense"
    | "def-text"
    | "bloodied"
    | "area"
    | "condition"
    | "immediately"
    | "attack"
    | "power";
  readonly rule: RuleId;
  /** What a correction speaks of, where the words of it do not say so: a field. */
  readonly field?: OldField;
  /** As printed. */
  readonly from: string;
  /** What it has become: a word, a number, or the place in today's card. */
  readonly to: string;
}

/** Something that a person must decide. */
export interface Decision {
  readonly decide:
    | "errata"
    | "set"
    | "russian-name"
    | "missing"
    | "unreadable"
    | "keyword"
    | "mode"
    | "mount"
    | "basic"
    | "attack"
    | "effect"
    | "power"
    | "champion"
    | "immediately"
    | "leftover";
  readonly rule: RuleId;
  /** Where it stands on the old card: a field or a part. */
  readonly place: OldField | OldSection | "card";
  /** The text in question, with what was converted in it already; "" if it is missing. */
  readonly text: string;
  /** What the importer took for now: a value, the usual kinds of power, the word that a stray line was meant for. "" for nothing. */
  readonly taken: string;
}

/** An entry of a part, as printed and as converted so far. */
export interface Entry {
  readonly printed: string;
  text: string;
}

/** An import under way. */
export interface Work {
  readonly fields: { [F in OldField]?: string };
  readonly entries: { readonly [S in Exclude<OldSection, "errata">]: Entry[] };
  readonly changes: Change[];
  readonly decisions: Decision[];
}

export function beginWork(card: OldCard): Work {
  const entries = (section: OldSection): Entry[] =>
    (card.sections[section] ?? []).map((printed) => ({ printed, text: printed }));
  return {
    fields: { ...card.fields },
    entries: {
      attacks: entries("attacks"),
      abilities: entries("abilities"),
      "special-powers": entries("special-powers"),
      "champion-powers": entries("champion-powers"),
    },
    changes: [],
    decisions: [],
  };
}

/** All entries of all parts. */
export function entriesOf({ entries }: Work): readonly Entry[] {
  return [...entries.attacks, ...entries.abilities, ...entries["special-powers"], ...entries["champion-powers"]];
}
