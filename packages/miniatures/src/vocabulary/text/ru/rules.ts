/** Rules in force in Russian: «у этого существа сопротивление 5 (огонь), оно не может смещаться». */
import { listed, spaced } from "@undercroft/cards";
import type { Selector } from "../../ast.ts";
import type { AttackFilter, CreatureFilter } from "../../ast-filters.ts";
import type { Rule } from "../../ast-rules.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { conditionWord, modeName, permissionName, prohibitionName, statName, terrainName } from "./words.ts";

type Said = { readonly has: string } | { readonly does: string };
type Nested = Extract<Rule, { rule: "while" | "partner" }>;

const isNested = (rule: Rule): rule is Nested => rule.rule === "while" || rule.rule === "partner";

/** Whose rules they are, in the cases that sentences need. */
interface Subject {
  readonly genitive: string;
  readonly nominative: string;
}

const subjectOf = (selector: Selector, context: TextContext): Subject => ({
  genitive: noun.things(selector, "each", "gen", context),
  nominative: noun.things(selector, "each", "nom", context),
});

/** «у цели +2 к броне»; «цель не может смещаться». */
export const rulesClause = (rules: readonly Rule[], subject: Selector, context: TextContext): string =>
  saidOf(rules, subjectOf(subject, context), context);

function saidOf(rules: readonly Rule[], subject: Subject, context: TextContext): string {
  const said = rules.flatMap((rule) => (isNested(rule) ? [] : [ruleSaid(rule, context)]));
  const has = said.flatMap((one) => ("has" in one ? [one.has] : []));
  const does = said.flatMap((one) => ("does" in one ? [one.does] : []));
  const first = has.length === 0 ? [] : [`у ${subject.genitive} ${listed(has, "и")}`];
  const second = does.length === 0 ? [] : [`${subject.nominative} ${listed(does, "и")}`];
  return [...first, ...second, ...nestedClauses(rules, subject, context)].join("; ");
}

/** On its own card what a creature has needs no more words: «сопротивление 5 (огонь), маскировка 11». */
export function continuousClause(rules: readonly Rule[], context: TextContext): string {
  const said = rules.flatMap((rule) => (isNested(rule) ? [] : [ruleSaid(rule, context)]));
  const has = said.flatMap((one) => ("has" in one ? [one.has] : []));
  if (has.length < said.length || has.length === 0) return rulesClause(rules, "this", context);
  return [has.join(", "), ...nestedClauses(rules, subjectOf("this", context), context)].join("; ");
}

const partner: Subject = { genitive: "его скакуна или наездника", nominative: "его скакун или наездник" };

const nestedClauses = (rules: readonly Rule[], subject: Subject, context: TextContext): string[] =>
  rules
    .filter(isNested)
    .map((rule) =>
      rule.rule === "partner"
        ? saidOf(rule.rules, partner, context)
        : `пока ${context.say.condition(rule.when, context)}, ${saidOf(rule.rules, subject, context)}`,
    );

const typed = (type: string, context: TextContext): string =>
  type === "all" ? "(любой урон)" : `(${context.word(type)})`;

function ruleSaid(rule: Exclude<Rule, Nested>, context: TextContext): Said {
  switch (rule.rule) {
    case "change":
      return { has: changeSaid(rule, context) };
    case "resist":
      return { has: `сопротивление ${rule.amount} ${typed(rule.type, context)}` };
    case "vulnerable":
      return { has: `уязвимость ${rule.amount} ${typed(rule.type, context)}` };
    case "immune":
      return { has: `иммунитет к урону ${typed(rule.type, context)}` };
    case "immune-to":
      return { has: `иммунитет к состояниям: ${names(rule.conditions, "и")}` };
    case "insubstantial":
      return { has: "бестелесность" };
    case "conceal":
      return { has: spaced(`маскировка ${rule.at}`, against(rule.attacks, context)) };
    case "cover":
      return { has: spaced("укрытие", against(rule.attacks, context)) };
    case "advantage":
      return { does: spaced("даёт преимущество", toWhom(rule.to, "dat", context)) };
    case "invisible":
      return { does: spaced("невидимо", rule.to !== undefined && "для", toWhom(rule.to, "gen", context)) };
    case "hide":
      return { has: "умение прятаться" };
    case "blindsight":
      return { has: `слепое зрение ${rule.squares}` };
    case "mode":
      return { has: modeName[rule.mode] };
    case "walk":
      return { does: `не платит лишнего за местность ${noun.quoted(terrainName[rule.terrain])}` };
    case "permit": {
      const far = rule.squares === undefined ? "" : noun.squaresFar(rule.squares, true, context);
      const times = rule.times === undefined ? "" : `(до ${rule.times} за ход)`;
      const despite = rule.despite === undefined ? "" : `даже в состоянии ${names(rule.despite, "или")}`;
      return { does: spaced("может", permissionName[rule.permission], far, times, despite) };
    }
    case "forbid":
      return { does: prohibitionName[rule.what] };
    case "critical": {
      const rolls = rule.from === 20 ? "на 20" : `на ${rule.from}–20`;
      const whose = rule.attacks === undefined ? "" : `(${noun.attacks(rule.attacks, "nom", "pl", context)})`;
      return { does: spaced("попадает критически", rolls, whose) };
    }
    case "mount-for":
      return { does: `может нести наездника (${noun.creatures(rule.riders, "one", "nom", context)})` };
    case "rides":
      return { does: `может ездить верхом (${noun.creatures(rule.mounts, "one", "nom", context)})` };
  }
}

const names = (conditions: readonly (keyof typeof conditionWord)[], last: string): string =>
  listed(
    conditions.map((one) => noun.quoted(conditionWord[one].name)),
    last,
  );

const against = (filter: AttackFilter | undefined, context: TextContext): string =>
  filter === undefined ? "" : `против ${noun.attacks(filter, "gen", "pl", context)}`;

const toWhom = (filter: CreatureFilter | undefined, grammar: "dat" | "gen", context: TextContext): string =>
  filter === undefined ? "" : noun.creatures(filter, "many", grammar, context);

function changeSaid(rule: Extract<Rule, { rule: "change" }>, context: TextContext): string {
  const own = rule.stat === "attack" || rule.stat === "damage";
  const type = rule.type === undefined ? "" : `(${context.word(rule.type)})`;
  const which =
    rule.attacks === undefined
      ? ""
      : own
        ? `(${noun.attacks(rule.attacks, "nom", "pl", context)})`
        : `против ${noun.attacks(rule.attacks, "gen", "pl", context)}`;
  const inner = rule.against === undefined ? "" : noun.creatures(rule.against, "many", "gen", context);
  const whom = inner === "" || (!own && rule.attacks !== undefined) ? inner : `против ${inner}`;
  return noun.bonus(rule.plus, spaced(statName[rule.stat], type, which, whom), context);
}
