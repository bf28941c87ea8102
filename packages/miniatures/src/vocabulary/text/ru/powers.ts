/** Powers in Russian. */
import { capital, counted, keyword, number, sentence, signed, spaced } from "@undercroft/cards";
import type { Power, Pulse } from "../../ast-powers.ts";
import type { TextContext } from "../context.ts";
import { eventClause } from "./events.ts";
import * as noun from "./nouns.ts";
import { continuousClause, rulesClause } from "./rules.ts";
import { conditionClause, stepsClause } from "./steps.ts";
import { costName } from "./words.ts";

export function powerText(power: Power, context: TextContext): string {
  switch (power.power) {
    case "continuous":
      return sentence(continuousClause(power.rules, context));
    case "aura": {
      const affected = { creatures: power.affects };
      const rules = power.rules === undefined ? "" : sentence(rulesClause(power.rules, affected, context));
      const pulse = power.pulse === undefined ? "" : pulseText(power, power.pulse, context);
      return spaced(`${keyword(`Аура ${power.squares}`)}:`, rules, pulse);
    }
    case "triggered":
      return triggered(power, context);
    case "used": {
      const provokes = power.provokes === true ? " (провоцирует атаки)" : "";
      const only = power.when === undefined ? "" : ` Только если ${conditionClause(power.when, context)}.`;
      const head = `${keyword(capital(costName[power.cost]))}${provokes}`;
      return `${head}: ${sentence(stepsClause(power.steps, "title", context))}${only}`;
    }
    case "set-up":
      return sentence(setUpClause(power.does, context));
    case "construction": {
      const { creatures } = power;
      return `В отряде может быть на ${number(creatures)} ${counted(creatures, "существо", "существа", "существ")} больше.`;
    }
  }
}

const pulseVerb = {
  "turn-starts": "начинает в ней ход",
  "turn-ends": "заканчивает в ней ход",
  enters: "входит в неё",
};

function pulseText(aura: Extract<Power, { power: "aura" }>, pulse: Pulse, context: TextContext): string {
  const affected = noun.creatures(aura.affects, "one", "nom", context);
  return sentence(`когда ${affected} ${pulseVerb[pulse.at]}, ${stepsClause(pulse.steps, "order", context)}`);
}

function triggered(power: Extract<Power, { power: "triggered" }>, context: TextContext): string {
  const event = eventClause(power.on, power.after === true ? "after" : "when", context);
  const active = power.activeOnly === true ? ", если это существо активно" : "";
  const condition = power.when === undefined ? "" : `, если ${conditionClause(power.when, context)}`;
  const start = `${event}${active}${condition}`;
  if (power.as === undefined) {
    const may = power.may === true;
    const steps = stepsClause(power.steps, may ? "wish" : "order", context);
    return sentence(`${start}, ${may ? "вы можете " : ""}${steps}`);
  }
  const head = keyword(power.as === "free" ? "Свободное действие" : "Мгновенное действие");
  return `${head}, ${start}: ${sentence(stepsClause(power.steps, "title", context))}`;
}

function setUpClause(does: Extract<Power, { power: "set-up" }>["does"], context: TextContext): string {
  switch (does.setUp) {
    case "scout":
      return `${keyword("Разведчик")} (можно выставить в пустой области победы)`;
    case "wandering-monster":
      return `${keyword("Бродячее чудовище")} (выставляется в случайной области победы)`;
    case "delayed":
      return `${keyword("Поздний приход")} (начинает битву вне карты)`;
    case "hit-points":
      return `при расстановке у ${noun.creatures(does.of, "each", "gen", context)} ${signed(does.plus)} к здоровью`;
  }
}

export const usesClause = (uses: number): string =>
  `${uses} ${counted(uses, "использование", "использования", "использований")}`;
export const turnClause = "весь ход";

export const rechargeText = (power: Pick<Power, "recharge">, context: TextContext): string =>
  power.recharge === undefined
    ? ""
    : sentence(`одно использование возвращается, ${eventClause(power.recharge, "when", context)}`);
