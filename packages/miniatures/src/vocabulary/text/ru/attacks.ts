/** Attacks in Russian: «ближний бой, досягаемость 2, +9 против брони, 10 урона и цель ошеломлена (до спасброска)». */
import { counted, declined, keyword, listed, number, signed, spaced } from "@undercroft/cards";
import type { Step } from "../../ast.ts";
import type { Attack, DamageLine } from "../../ast-attacks.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { attackHead, defenseNoun } from "./words.ts";

export function attackClause(attack: Attack, context: TextContext): string {
  const main = [
    reachOf(attack),
    countOf(attack),
    attack.affects === undefined ? "" : `только против ${noun.creatures(attack.affects, "many", "gen", context)}`,
    `${signed(attack.bonus)} против ${declined(defenseNoun[attack.versus], "gen")}`,
    lineClause(attack.hit, context),
  ].filter((part) => part !== "");
  const rest = [
    attack.miss === undefined ? "" : `промах: ${lineClause(attack.miss, context)}`,
    attack.followup === undefined ? "" : `добивание: ${lineClause(attack.followup, context)}`,
    attack.critical === undefined ? "" : `критическое попадание: ${stepList(attack.critical, context)}`,
    attack.provokes === undefined ? "" : `${attack.provokes ? "провоцирует" : "не провоцирует"} атаки`,
  ].filter((part) => part !== "");
  return [main.join(", "), ...rest].join("; ");
}

const shapes = { blast: "выброс", burst: "вспышка", line: "линия" } as const;

function reachOf(attack: Attack): string {
  const head = keyword(attackHead[attack.kind]);
  const nearest = "nearest" in attack && attack.nearest === true ? ", с ближайшим врагом" : "";
  switch (attack.kind) {
    case "melee":
      return (attack.reach ?? 1) > 1 ? `${head}, досягаемость ${number(attack.reach ?? 1)}` : head;
    case "ranged":
      return typeof attack.range === "number"
        ? `${head} ${number(attack.range)}`
        : `${head}, ${attack.range === "sight" ? "кого видит" : "ближайшего"}`;
    case "close":
      return `${head}, ${shapes[attack.shape]} ${number(attack.squares)}${nearest}`;
    case "area": {
      const range = typeof attack.range === "number" ? `в пределах ${number(attack.range)}` : "в пределах видимости";
      return `${head}, радиус ${number(attack.radius)} ${range}${nearest}`;
    }
  }
}

const pattern = { same: "по одной цели", different: "по разным целям" } as const;

const countOf = ({ attacks, targets }: Attack): string =>
  attacks === undefined
    ? ""
    : spaced(number(attacks), counted(attacks, "атака", "атаки", "атак"), targets !== undefined && pattern[targets]);

function lineClause({ damage, steps }: DamageLine, context: TextContext): string {
  const parts = (damage ?? []).map(({ amount, type }) => noun.damage(amount, type, context));
  return listed([...parts, ...(steps ?? []).map((step) => context.say.step(step, "order", context))], "и");
}

const stepList = (steps: readonly Step[], context: TextContext): string =>
  listed(
    steps.map((step) => context.say.step(step, "order", context)),
    "и",
  );
