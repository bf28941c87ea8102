/** Rules in force in English: "this creature has Resist 5 fire and cannot shift". */
import { listed, spaced } from "@undercroft/cards";
import type { AttackFilter, CreatureFilter } from "../../ast-filters.ts";
import type { Rule } from "../../ast-rules.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { conditionName, modeName, permissionName, prohibitionName, statName, terrainName } from "./words.ts";

/** What a creature under the rule has, or what else is true of it. */
type Said = { readonly has: string } | { readonly does: string };
type Nested = Extract<Rule, { rule: "while" | "partner" }>;

const isNested = (rule: Rule): rule is Nested => rule.rule === "while" || rule.rule === "partner";

/** "the target has +2 AC and cannot shift; while it is bloodied, it has +5 Damage". */
export function rulesClause(rules: readonly Rule[], subject: string, context: TextContext): string {
  const said = rules.flatMap((rule) => (isNested(rule) ? [] : [ruleSaid(rule, context)]));
  const has = said.flatMap((one) => ("has" in one ? [one.has] : []));
  const does = said.flatMap((one) => ("does" in one ? [one.does] : []));
  const verbs = [...(has.length === 0 ? [] : [`has ${listed(has, "and")}`]), ...does];
  const main = verbs.length === 0 ? [] : [`${subject} ${listed(verbs, "and")}`];
  return [...main, ...nestedClauses(rules, subject, context)].join("; ");
}

/** On its own card what a creature has needs no verb: "Resist 5 fire, Conceal 11". */
export function continuousClause(rules: readonly Rule[], context: TextContext): string {
  const said = rules.flatMap((rule) => (isNested(rule) ? [] : [ruleSaid(rule, context)]));
  const has = said.flatMap((one) => ("has" in one ? [one.has] : []));
  if (has.length < said.length || has.length === 0) return rulesClause(rules, "this creature", context);
  return [has.join(", "), ...nestedClauses(rules, "this creature", context)].join("; ");
}

const nestedClauses = (rules: readonly Rule[], subject: string, context: TextContext): string[] =>
  rules
    .filter(isNested)
    .map((rule) =>
      rule.rule === "partner"
        ? rulesClause(rule.rules, "its mount or rider", context)
        : `while ${context.say.condition(rule.when, context)}, ${rulesClause(rule.rules, subject, context)}`,
    );

function ruleSaid(rule: Exclude<Rule, Nested>, context: TextContext): Said {
  switch (rule.rule) {
    case "change":
      return { has: changeSaid(rule, context) };
    case "resist":
      return { has: `Resist ${rule.amount} ${rule.type === "all" ? "all" : context.word(rule.type)}` };
    case "vulnerable":
      return { has: `Vulnerable ${rule.amount} ${rule.type === "all" ? "all" : context.word(rule.type)}` };
    case "immune":
      return { has: `immunity to ${context.word(rule.type)} damage` };
    case "immune-to":
      return {
        has: `immunity to ${listed(
          rule.conditions.map((one) => conditionName[one]),
          "and",
        )}`,
      };
    case "insubstantial":
      return { has: "Insubstantial" };
    case "conceal":
      return { has: spaced(`Conceal ${rule.at}`, against(rule.attacks, context)) };
    case "cover":
      return { has: spaced("cover", against(rule.attacks, context)) };
    case "advantage":
      return { does: spaced("grants combat advantage", toWhom(rule.to, context)) };
    case "invisible":
      return { does: spaced("is invisible", toWhom(rule.to, context)) };
    case "hide":
      return { has: "Hide" };
    case "blindsight":
      return { has: `Blindsight ${rule.squares}` };
    case "mode":
      return { has: modeName[rule.mode] };
    case "walk":
      return { does: `pays nothing extra for ${terrainName[rule.terrain]}` };
    case "permit": {
      const far = rule.squares === undefined ? "" : `up to ${noun.countOf(rule.squares, "square", context)}`;
      const times = rule.times === undefined ? "" : `up to ${rule.times} times in one turn`;
      const despite = rule.despite === undefined ? "" : `even while ${despiteOf(rule.despite)}`;
      return { does: spaced("may", permissionName[rule.permission], far, times, despite) };
    }
    case "forbid":
      return { does: prohibitionName[rule.what] };
    case "critical": {
      const rolls = rule.from === 20 ? "a natural 20" : `a natural ${rule.from} to 20`;
      const whose = rule.attacks === undefined ? "" : `with ${noun.attacks(rule.attacks, "many", context)}`;
      return { does: spaced("scores a critical hit on", rolls, whose) };
    }
    case "mount-for":
      return { does: `may be ridden by ${noun.creatures(rule.riders, "a", context)}` };
    case "rides":
      return { does: `may ride ${noun.creatures(rule.mounts, "a", context)}` };
  }
}

const despiteOf = (names: readonly (keyof typeof conditionName)[]): string =>
  listed(
    names.map((one) => conditionName[one]),
    "or",
  );

const against = (filter: AttackFilter | undefined, context: TextContext): string =>
  filter === undefined ? "" : `against ${noun.attacks(filter, "many", context)}`;

const toWhom = (filter: CreatureFilter | undefined, context: TextContext): string =>
  filter === undefined ? "" : `to ${noun.creatures(filter, "many", context)}`;

function changeSaid(rule: Extract<Rule, { rule: "change" }>, context: TextContext): string {
  const own = rule.stat === "attack" || rule.stat === "damage";
  const type = rule.type === undefined ? "" : context.word(rule.type);
  const stat = rule.stat === "damage" ? spaced(type, type === "" ? "Damage" : "damage") : statName[rule.stat];
  const which =
    rule.attacks === undefined ? "" : `${own ? "with" : "against"} ${noun.attacks(rule.attacks, "many", context)}`;
  const whom =
    rule.against === undefined
      ? ""
      : own || rule.attacks === undefined
        ? `against ${noun.creatures(rule.against, "many", context)}`
        : `of ${noun.creatures(rule.against, "many", context)}`;
  return noun.bonus(rule.plus, spaced(stat, which, whom), context);
}
