import type { Env } from "../effects/locals.ts";
import type { Amount, Rule } from "../vocabulary/index.ts";
import { amount } from "./amount.ts";
import type { Scene } from "./names.ts";

/**
 * A rule as it is from now on: amounts are read when the step that holds them is carried out, so a rule that begins to
 * hold for a while keeps the numbers of that moment. Filters are still read afresh.
 */
export function fixedRule(scene: Scene, rule: Rule, env: Env): Rule {
  const fix = (what: Amount): number => amount(scene, what, env);
  switch (rule.rule) {
    case "change": {
      const { rule: word, stat, of } = rule;
      const head = of === undefined ? { rule: word, stat } : { rule: word, stat, of };
      return "set" in rule ? { ...head, set: fix(rule.set) } : { ...head, plus: fix(rule.plus) };
    }
    case "attacks": {
      const { plus, distance } = rule;
      return {
        ...rule,
        ...(plus === undefined ? {} : { plus: fix(plus) }),
        ...(distance === undefined ? {} : { distance: fix(distance) }),
      };
    }
    case "reduce-damage":
      return { ...rule, amount: rule.amount === "all" ? "all" : fix(rule.amount) };
    case "grant":
    case "remove":
    case "grant-ability":
    case "grant-keyword":
    case "grant-power":
    case "forbid":
    case "permit":
      return rule;
    default:
      throw new Error(`unknown rule ${JSON.stringify(rule satisfies never)}`);
  }
}
