/** Attacks in English: "melee reach 2, +9 against AC, 10 damage and the target is Dazed (save ends)". */
import { keyword, listed, number, signed, spaced } from "@undercroft/cards";
import type { Step } from "../../ast.ts";
import type { Attack, DamageLine } from "../../ast-attacks.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { attackName, defenseName } from "./words.ts";

export function attackClause(attack: Attack, context: TextContext): string {
  const main = [
    reachOf(attack),
    countOf(attack),
    attack.affects === undefined ? "" : `only against ${noun.creatures(attack.affects, "many", context)}`,
    `${signed(attack.bonus)} against ${defenseName[attack.versus]}`,
    lineClause(attack.hit, context),
  ].filter((part) => part !== "");
  const rest = [
    attack.miss === undefined ? "" : `miss: ${lineClause(attack.miss, context)}`,
    attack.followup === undefined ? "" : `followup: ${lineClause(attack.followup, context)}`,
    attack.critical === undefined ? "" : `critical hit: ${stepList(attack.critical, context)}`,
    attack.provokes === undefined ? "" : `${attack.provokes ? "provokes" : "does not provoke"} opportunity attacks`,
  ].filter((part) => part !== "");
  return [main.join(", "), ...rest].join("; ");
}

function reachOf(attack: Attack): string {
  const kind = attackName[attack.kind];
  const nearest = "nearest" in attack && attack.nearest === true ? "nearest" : "";
  switch (attack.kind) {
    case "melee":
      return spaced(keyword(kind), (attack.reach ?? 1) > 1 && `reach ${number(attack.reach ?? 1)}`);
    case "ranged":
      return spaced(keyword(kind), typeof attack.range === "number" ? number(attack.range) : attack.range);
    case "close":
      return spaced(keyword(kind), attack.shape, number(attack.squares), nearest);
    case "area": {
      const range = typeof attack.range === "number" ? number(attack.range) : attack.range;
      return spaced(keyword(kind), "radius", number(attack.radius), "within", range, nearest);
    }
  }
}

const pattern = { same: "on one target", different: "on different targets" } as const;

const countOf = ({ attacks, targets }: Attack): string =>
  attacks === undefined ? "" : spaced(number(attacks), "attacks", targets !== undefined && pattern[targets]);

function lineClause({ damage, steps }: DamageLine, context: TextContext): string {
  const parts = (damage ?? []).map(({ amount, type }) => noun.damage(amount, type, context));
  return listed([...parts, ...(steps ?? []).map((step) => context.say.step(step, "order", context))], "and");
}

const stepList = (steps: readonly Step[], context: TextContext): string =>
  listed(
    steps.map((step) => context.say.step(step, "order", context)),
    "and",
  );
