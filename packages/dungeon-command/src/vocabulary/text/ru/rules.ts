/** Continuous rules in Russian: «у этого существа +2 к скорости». */
import { declined, listed, spaced } from "@undercroft/cards";
import type { Amount, Rule, Selector } from "../../ast.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { powerClause } from "./powers.ts";
import { abilityName, attackName, deedName, permissionName, readingNoun, traitName, traitReminder } from "./words.ts";

export function ruleClause(rule: Rule, context: TextContext): string {
  const nom = (selector: Selector | undefined): string => noun.things(selector ?? "this", "each", "nom", context);
  const gen = (selector: Selector | undefined): string => noun.things(selector ?? "this", "each", "gen", context);
  switch (rule.rule) {
    case "change": {
      const { head, tail } = readingNoun[rule.stat];
      if ("set" in rule)
        return spaced("у", gen(rule.of), declined(head, "nom"), tail, noun.amount(rule.set, "nom", context));
      return spaced("у", gen(rule.of), more(rule.plus, spaced(declined(head, "dat"), tail), context));
    }
    case "grant":
      return `у ${gen(rule.to)} есть черта ${noun.quoted(traitName[rule.trait])} (${traitReminder[rule.trait]})`;
    case "remove":
      return `${nom(rule.from)} теряет черту ${noun.quoted(traitName[rule.trait])}`;
    case "grant-ability":
      return `у ${gen(rule.to)} есть способность ${noun.quoted(abilityName[rule.ability])}`;
    case "grant-keyword":
      return `${nom(rule.to)} получает ключевое слово ${noun.quoted(context.word(rule.keyword))}`;
    case "grant-power":
      return `${nom(rule.to)} получает свойство «${powerClause(rule.power, context)}»`;
    case "forbid": {
      const done = rule.deed.startsWith("be-");
      const limit = rule.creatures === undefined ? "" : noun.creatures(rule.creatures, "one", "gen", context);
      if (!done) return spaced(nom(rule.who), "не может", deedName[rule.deed], limit === "" ? "" : `против ${limit}`);
      const object = noun.things(rule.who ?? "this", "each", "acc", context);
      return spaced(object, "нельзя", deedName[rule.deed], limit === "" ? "" : `действиями ${limit}`);
    }
    case "permit": {
      const which =
        rule.cards === undefined ? "" : `(только ${noun.cards(rule.cards, "many", "nom", context, "order")})`;
      return spaced(nom(rule.who), "может", permissionName[rule.permission], which);
    }
    case "attacks": {
      const against = rule.against === undefined ? "" : `против ${noun.creatures(rule.against, "one", "gen", context)}`;
      const head = spaced(attackName(rule.type ?? "either", "nom", "pl"), gen(rule.by), against);
      const gains: string[] = [];
      if (rule.plus !== undefined) gains.push(more(rule.plus, "урону", context));
      if (rule.distance !== undefined) gains.push(more(rule.distance, "дальности", context));
      if (rule.unpreventable === true) gains.push("урон нельзя предотвратить");
      if (rule.cannotBeDodged === true) gains.push("увернуться нельзя");
      return `${head}: ${gains.length === 0 ? "как обычно" : gains.join(", ")}`;
    }
    case "reduce-damage": {
      const object = noun.things(rule.to ?? "this", "each", "dat", context);
      const from = [
        rule.attack === undefined ? "" : `от ${attackName(rule.attack, "gen", "pl")}`,
        rule.terrain === true ? "от опасной местности" : "",
        rule.by === undefined ? "" : `от ${noun.creatures(rule.by, "one", "gen", context)}`,
      ];
      const head = spaced("урон по", object, ...from);
      return rule.amount === "all"
        ? `${head} предотвращается`
        : `${head} уменьшается на ${noun.amount(rule.amount, "acc", context)}`;
    }
  }
}

const more = (value: Amount, to: string, context: TextContext): string =>
  typeof value === "number"
    ? `${noun.plus(value)} к ${to}`
    : `прибавка к ${to} — ${noun.amount(value, "nom", context)}`;

export const joinRules = (rules: readonly string[]): string => listed(rules, "и");
