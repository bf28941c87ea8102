/** Powers in English. */
import { capital, keyword, sentence, spaced } from "@undercroft/cards";
import type { Power, Pulse } from "../../ast-powers.ts";
import type { TextContext } from "../context.ts";
import { eventClause } from "./events.ts";
import * as noun from "./nouns.ts";
import { continuousClause, rulesClause } from "./rules.ts";
import { conditionClause, stepsClause } from "./steps.ts";
import { costName } from "./words.ts";

/** What the power does, in sentences; its name and uses stand before it. */
export function powerText(power: Power, context: TextContext): string {
  switch (power.power) {
    case "continuous":
      return sentence(continuousClause(power.rules, context));
    case "aura": {
      const affected = noun.creatures(power.affects, "each", context);
      const rules = power.rules === undefined ? "" : sentence(rulesClause(power.rules, affected, context));
      const pulse = power.pulse === undefined ? "" : pulseText(power, power.pulse, context);
      return spaced(`${keyword(`Aura ${power.squares}`)}:`, rules, pulse);
    }
    case "triggered":
      return triggered(power, context);
    case "used": {
      const provokes = power.provokes === true ? " (provokes opportunity attacks)" : "";
      const only = power.when === undefined ? "" : ` Only if ${conditionClause(power.when, context)}.`;
      const head = `${keyword(capital(costName[power.cost]))}${provokes}`;
      return `${head}: ${sentence(stepsClause(power.steps, "title", context))}${only}`;
    }
    case "set-up":
      return sentence(setUpClause(power.does, context));
    case "construction":
      return sentence(`your warband may hold ${noun.countOf(power.creatures, "more creature", context)}`);
  }
}

const pulseVerb = { "turn-starts": "starts its turn in it", "turn-ends": "ends its turn in it", enters: "enters it" };

function pulseText(aura: Extract<Power, { power: "aura" }>, pulse: Pulse, context: TextContext): string {
  const affected = noun.creatures(aura.affects, "a", context);
  return sentence(`when ${affected} ${pulseVerb[pulse.at]}, ${stepsClause(pulse.steps, "order", context)}`);
}

function triggered(power: Extract<Power, { power: "triggered" }>, context: TextContext): string {
  const event = eventClause(power.on, power.after === true ? "after" : "when", context);
  const active = power.activeOnly === true ? ", if this creature is active" : "";
  const condition = power.when === undefined ? "" : `, if ${conditionClause(power.when, context)}`;
  const start = `${event}${active}${condition}`;
  if (power.as === undefined) {
    const may = power.may === true;
    return sentence(`${start}, ${may ? "you may " : ""}${stepsClause(power.steps, may ? "wish" : "order", context)}`);
  }
  const head = keyword(power.as === "free" ? "Free action" : "Immediate action");
  return `${head} ${start}: ${sentence(stepsClause(power.steps, "title", context))}`;
}

function setUpClause(does: Extract<Power, { power: "set-up" }>["does"], context: TextContext): string {
  switch (does.setUp) {
    case "scout":
      return `${keyword("Scout")} (may be set up in an empty victory area)`;
    case "wandering-monster":
      return `${keyword("Wandering Monster")} (is set up in a victory area chosen by chance)`;
    case "delayed":
      return `${keyword("Delayed")} (begins the battle off the map)`;
    case "hit-points": {
      const has = noun.bonus(does.plus, "hit points", context);
      return `at set-up ${noun.creatures(does.of, "each", context)} has ${has}`;
    }
  }
}

/** "2 uses" */
export const usesClause = (uses: number): string => `${uses} ${uses === 1 ? "use" : "uses"}`;
export const turnClause = "whole turn";

export const rechargeText = (power: Pick<Power, "recharge">, context: TextContext): string =>
  power.recharge === undefined ? "" : sentence(`one use comes back ${eventClause(power.recharge, "when", context)}`);
