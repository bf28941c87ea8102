import {
  type Condition,
  type Permission,
  type Prohibition,
  permissions,
  prohibitions,
  type Rule,
  type Stat,
} from "../vocabulary/index.ts";

type Grouping = "partner" | "while";
/** A rule that says something by itself. */
export type PlainRule = Exclude<Rule, { readonly rule: Grouping }>;
export type RuleOf<K extends PlainRule["rule"]> = Extract<PlainRule, { readonly rule: K }>;

/** What a rule bears on: a number, a permission, a prohibition, or one of the other kinds of rule. */
export type RuleKey =
  | Stat
  | Exclude<PlainRule["rule"], "change" | "permit" | "forbid">
  | `permit ${Permission}`
  | `forbid ${Prohibition}`;

const permitKeys = keysBy(permissions, (permission): RuleKey => `permit ${permission}`);
const forbidKeys = keysBy(prohibitions, (what): RuleKey => `forbid ${what}`);

/** Keys are looked up, not put together: they are asked for dozens of times an answer. */
function keysBy<W extends string>(words: readonly W[], make: (word: W) => RuleKey): ReadonlyMap<W, RuleKey> {
  return new Map(words.map((word) => [word, make(word)]));
}

export const permitKey = (permission: Permission): RuleKey => permitKeys.get(permission) ?? `permit ${permission}`;
export const forbidKey = (what: Prohibition): RuleKey => forbidKeys.get(what) ?? `forbid ${what}`;

export function keyOf(rule: PlainRule): RuleKey {
  switch (rule.rule) {
    case "change":
      return rule.stat;
    case "permit":
      return permitKey(rule.permission);
    case "forbid":
      return forbidKey(rule.what);
    default:
      return rule.rule;
  }
}

/** A rule with all conditions that it stands under. */
export interface FlatRule {
  readonly rule: PlainRule;
  readonly whens: readonly Condition[];
  /** It is about the rider or mount of whoever has it. */
  readonly partner: boolean;
}

/** Rules without their groupings, by what they bear on. */
export type RuleTable = ReadonlyMap<RuleKey, readonly FlatRule[]>;

function flatten(rules: readonly Rule[], whens: readonly Condition[], partner: boolean, into: FlatRule[]): void {
  for (const rule of rules) {
    if (rule.rule === "while") flatten(rule.rules, [...whens, rule.when], partner, into);
    else if (rule.rule === "partner") flatten(rule.rules, whens, true, into);
    else into.push({ rule, whens, partner });
  }
}

const tables = new WeakMap<readonly Rule[], RuleTable>();

/** Made once for each list. */
export function tableOf(rules: readonly Rule[]): RuleTable {
  const known = tables.get(rules);
  if (known !== undefined) return known;
  const flat: FlatRule[] = [];
  flatten(rules, [], false, flat);
  const table = new Map<RuleKey, FlatRule[]>();
  for (const one of flat) {
    const list = table.get(keyOf(one.rule));
    if (list === undefined) table.set(keyOf(one.rule), [one]);
    else list.push(one);
  }
  tables.set(rules, table);
  return table;
}
