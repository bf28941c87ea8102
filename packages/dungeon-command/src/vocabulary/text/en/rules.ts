/** Continuous rules in English: "this creature has +2 Speed". */
import { englishPhrases, keyword, listed, spaced } from "@undercroft/cards";
import type { Rule, Selector } from "../../ast.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { powerClause } from "./powers.ts";
import { abilityName, attackName, deedName, permissionName, readingName, traitName, traitReminder } from "./words.ts";

export function ruleClause(rule: Rule, context: TextContext): string {
  const the = (selector: Selector | undefined): string => noun.things(selector ?? "this", "each", context);
  switch (rule.rule) {
    case "change": {
      const has = `${the(rule.of)} has`;
      const stat = readingName[rule.stat];
      if ("set" in rule) {
        const set = noun.amount(rule.set, context);
        return rule.stat === "hit-points" ? `${has} ${set} ${stat}` : `${has} ${stat} ${set}`;
      }
      if (typeof rule.plus === "number") return `${has} ${noun.plus(rule.plus, context)} ${stat}`;
      return `${has} additional ${stat} equal to ${noun.amount(rule.plus, context)}`;
    }
    case "grant":
      return `${the(rule.to)} has ${keyword(traitName[rule.trait])} (${traitReminder[rule.trait]})`;
    case "remove":
      return `${the(rule.from)} loses ${keyword(traitName[rule.trait])}`;
    case "grant-ability":
      return `${the(rule.to)} has ${keyword(abilityName[rule.ability])}`;
    case "grant-keyword":
      return `${the(rule.to)} is ${/^[aeiou]/i.test(context.word(rule.keyword)) ? "an" : "a"} ${keyword(context.word(rule.keyword))}`;
    case "grant-power":
      return `${the(rule.to)} has “${powerClause(rule.power, context)}”`;
    case "forbid": {
      const done = rule.deed.startsWith("be-");
      const limit = rule.creatures === undefined ? "" : noun.creatures(rule.creatures, "a", context);
      const by = limit === "" ? "" : done ? `by ${limit}` : `against ${limit}`;
      return spaced(the(rule.who), "cannot", deedName[rule.deed], by);
    }
    case "permit": {
      const which = rule.cards === undefined ? "" : `(only ${noun.cards(rule.cards, "many", context, "Order card")})`;
      return spaced(the(rule.who), "may", permissionName[rule.permission], which);
    }
    case "attacks": {
      const against = rule.against === undefined ? "" : `against ${noun.creatures(rule.against, "a", context)}`;
      const head = spaced(`${attackName[rule.type ?? "either"]}s by ${the(rule.by)}`, against);
      const gains: string[] = [];
      if (rule.plus !== undefined) gains.push(`deal ${more(rule.plus, "damage", context)}`);
      if (rule.distance !== undefined) gains.push(`have ${more(rule.distance, "distance", context)}`);
      if (rule.unpreventable === true) gains.push("deal damage that cannot be prevented");
      if (rule.cannotBeDodged === true) gains.push("cannot be dodged");
      return `${head} ${gains.length === 0 ? "are as usual" : listed(gains, "and")}`;
    }
    case "reduce-damage": {
      const from = [
        rule.attack === undefined ? "" : `from ${attackName[rule.attack]}s`,
        rule.terrain === true ? "from hazardous terrain" : "",
        rule.by === undefined ? "" : `from ${noun.creatures(rule.by, "a", context)}`,
      ];
      const head = spaced("damage to", the(rule.to), ...from);
      return rule.amount === "all"
        ? `${head} is prevented`
        : `${head} is reduced by ${noun.amount(rule.amount, context)}`;
    }
  }
}

const more = (value: Parameters<typeof noun.plus>[0], what: string, context: TextContext): string =>
  typeof value === "number"
    ? `${noun.plus(value, context)} ${what}`
    : `additional ${what} equal to ${noun.amount(value, context)}`;

export const joinRules = (rules: readonly string[]): string => englishPhrases.all(rules);
