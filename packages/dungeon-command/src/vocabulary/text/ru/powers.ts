/** Powers and events in Russian. */
import { asList, declined, keyword, listed, sentence, spaced } from "@undercroft/cards";
import type {
  Action,
  ActivatedPower,
  Limit,
  Power,
  ReplaceableEvent,
  ReplacementPower,
  Target,
  TriggerEvent,
  TriggeredPower,
} from "../../ast.ts";
import { nameOf, targetsOf } from "../../targets.ts";
import { type Bound, insideAction, type TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { joinRules, ruleClause } from "./rules.ts";
import { actionClauses, conditionClause, costClause } from "./steps.ts";
import { attackName, kindName, ontoTerrain, phaseName, trackNoun, windowName } from "./words.ts";

export function actionText(action: Action, outer: TextContext): string {
  const context = insideAction(outer, action);
  const targets = targetsOf(action, outer.attachTo);
  const attaches = JSON.stringify(action.steps).includes('"do":"attach"');
  const said = targets.filter((target) => targets.length > 1 || attaches || context.stated.includes(nameOf(target)));
  const sentences = said.map((target) => sentence(targetClause(target, context)));
  const clauses = actionClauses(action, action.needs === undefined ? "title" : "order", outer);
  if (action.needs === undefined) sentences.push(...clauses.map(sentence));
  else sentences.push(sentence(`если ${conditionClause(action.needs, context)}, ${clauses.join(", затем ")}`));
  return sentences.join(" ");
}

function targetClause(target: Target, context: TextContext): string {
  const { count, upTo } = target;
  const label = keyword(labelOf(context.names.get(nameOf(target))));
  if (count === undefined && upTo === undefined) return `${label}: ${noun.things(target.of, "one", "nom", context)}`;
  const limits = [
    count === undefined
      ? ""
      : upTo === undefined
        ? noun.amount(count, "nom", context)
        : `от ${noun.amount(count, "gen", context)}`,
    upTo === undefined ? "" : `до ${noun.amount(upTo, "gen", context)}`,
  ].filter((part) => part !== "");
  return `${label} (${limits.join(" ")}): ${noun.things(target.of, "many", "nom", context)}`;
}

const labelOf = (bound: Bound | undefined): string =>
  spaced(bound?.several === true ? "цели" : "цель", bound?.number === undefined ? "" : String(bound.number));

export function powerClause(power: Power, context: TextContext): string {
  switch (power.power) {
    case "static": {
      const rules = joinRules(power.rules.map((rule) => ruleClause(rule, context)));
      return sentence(power.while === undefined ? rules : `пока ${conditionClause(power.while, context)}, ${rules}`);
    }
    case "activated":
      return activated(power, context);
    case "triggered":
    case "replacement":
      return sentence(watchedPower(power, context));
  }
}

function activated(power: ActivatedPower, context: TextContext): string {
  const kind = power.kind ?? (power.tap === true ? "immediate" : "minor");
  const head = [
    keyword(kindName[kind]),
    power.tap === true ? keyword("поворот") : "",
    ...(power.costs ?? []).map((cost) => costClause(cost, "wish", context)),
    power.limit === undefined ? "" : limitClause(power.limit),
    power.respondsTo === undefined ? "" : `в ответ (${noun.actions(power.respondsTo, context)})`,
  ].filter((part) => part !== "");
  const only = power.when === undefined ? "" : ` Только если ${conditionClause(power.when, context)}.`;
  return `${head.join(", ")}: ${power.actions.map((action) => actionText(action, context)).join(" ")}${only}`;
}

const limitClause = ({ times, per }: Limit): string =>
  `${times === 1 ? "один раз" : `не чаще ${times} раз`} ${windowName[per]}`;

export function watchedPower(power: TriggeredPower | ReplacementPower, context: TextContext): string {
  const triggered = power.power === "triggered";
  const event = triggered ? eventClause(power.on, "when", context) : eventClause(power.would, "would", context);
  const condition = power.when === undefined ? "" : `, если ${conditionClause(power.when, context)}`;
  const extras = [
    triggered && power.tap === true ? "поворот" : "",
    ...(power.costs ?? []).map((cost) => costClause(cost, "wish", context)),
    power.limit === undefined ? "" : limitClause(power.limit),
  ].filter((part) => part !== "");
  const extra = extras.length === 0 ? "" : ` (${extras.join(", ")})`;
  const mood = power.may === true ? "wish" : "order";
  const may = power.may === true ? ", вы можете" : "";
  if (!triggered) {
    const instead = actionClauses({ steps: power.instead }, mood, context);
    if (instead.length === 0) {
      return `${event}${condition}${may === "" ? ", ничего не происходит" : `, вы можете${extra} не допустить этого`}`;
    }
    const body = instead.join(", затем ");
    return `${event}${condition}${may === "" ? "," : may} вместо этого${extra}: ${body}`;
  }
  const parts = power.actions.map((action) => {
    const inner = insideAction(context, action);
    const targets = (action.targets ?? []).map((target) => targetClause(target, inner));
    const needs = action.needs === undefined ? "" : `если ${conditionClause(action.needs, inner)}, `;
    const aim = targets.length === 0 ? "" : ` (${targets.join("; ")})`;
    return `${needs}${actionClauses(action, mood, context).join(", затем ")}${aim}`;
  });
  return `${event}${condition}${may}${extra}${may === "" && extra === "" ? "," : ":"} ${parts.join("; ")}`;
}

type Tense = "when" | "would";

export function eventClause(event: TriggerEvent | ReplaceableEvent, tense: Tense, context: TextContext): string {
  const start = tense === "when" ? "когда" : "если";
  const be = tense === "when" ? "" : "должно быть ";
  const the = noun.who("who" in event ? event.who : undefined, "nom", context);
  const by = "by" in event && event.by !== undefined ? noun.who(event.by, "ins", context) : "";
  switch (event.on) {
    case "enters-adjacent":
      return `${start} ${the} входит на клетку рядом с ${noun.reference(event.to ?? "this", "ins", context)}`;
    case "leaves-adjacent":
      return `${start} ${the} уходит с клетки рядом с ${noun.reference(event.to ?? "this", "ins", context)}`;
    case "moves":
      return `${start} ${the} ${event.how === undefined ? "движется любым способом" : listed(asList(event.how).map(movementVerb), "или")}`;
    case "is-moved": {
      const how = event.how === undefined ? "перемещено" : listed(asList(event.how).map(movedName), "или");
      return `${start} ${the} ${be}${how} действием другого игрока`;
    }
    case "enters":
      return `${start} ${the} входит на ${listed(
        asList(event.terrain).map((terrain) => ontoTerrain[terrain]),
        "или на",
      )}`;
    case "attack-declared": {
      const attacker = event.by === undefined ? "существо" : noun.who(event.by, "nom", context);
      return `${start} ${attacker} объявляет ${attackName(event.type ?? "either", "acc")}${against(event, context)}`;
    }
    case "attack-resolved": {
      const attacker = event.by === undefined ? "" : ` ${noun.who(event.by, "gen", context)}`;
      return `${start} завершается ${attackName(event.type ?? "either", "nom")}${attacker}${against(event, context)}`;
    }
    case "damaged": {
      const attack = event.attack === undefined ? "" : ` от ${attackName(event.attack, "gen")}`;
      const from = event.by === undefined ? "" : `${attack === "" ? " от" : ""} ${noun.who(event.by, "gen", context)}`;
      return `${start} ${the} ${tense === "when" ? "получает" : "должно получить"} урон${attack}${from}`;
    }
    case "destroyed":
      return `${start} ${spaced(the, `${be}уничтожено`, by)}`;
    case "damage-prevented":
      return `${start} предотвращён урон по ${noun.who(event.who, "dat", context)}`;
    case "healed":
      return `${start} ${the} ${be}исцелено`;
    case "tapped":
      return `${start} ${the} ${be}повёрнуто`;
    case "untapped":
      return `${start} ${the} ${be}развёрнуто`;
    case "cowers":
      return `${start} ${the} отступает в страхе`;
    case "dodges":
      return `${start} ${the} уворачивается`;
    case "order-played":
      return `${start} ${the} действует по ${noun.cards(event.card, "one", "dat", context, "order")}`;
    case "order-drawn":
      return `${start} ${verb(event.whose, tense, "берёте", "берёт", "взять")} карту приказа`;
    case "order-discarded":
      return `${start} ${verb(event.whose, tense, "сбрасываете", "сбрасывает", "сбросить")} карту приказа`;
    case "collected-treasure":
      return `${start} ${the} собирает сокровище`;
    case "chest-revealed":
      return `${start} ${the} открывает сундук`;
    case "deployed":
      return `${start} ${the} вступает в игру`;
    case "turn-starts":
    case "turn-ends":
      return `${start} ${event.on === "turn-starts" ? "начинается" : "заканчивается"} ${turnName[event.whose]}`;
    case "phase-starts":
      return `${start} начинается фаза ${phaseName[event.phase]} (${turnName[event.whose]})`;
    case "activation-starts":
    case "activation-ends":
      return `${start} ${event.on === "activation-starts" ? "начинается" : "заканчивается"} активация ${noun.who(event.who, "gen", context)}`;
    case "attached":
      return `${start} к ${noun.who(event.who, "dat", context)} прикреплена ${noun.cards(event.card, "one", "nom", context, "order")}`;
    case "detached":
      return `${start} с ${noun.who(event.who, "gen", context)} снята ${noun.cards(event.card, "one", "nom", context, "order")}`;
    case "track-raised":
      return `${start} ${verb(event.whose, tense, "увеличиваете", "увеличивает", "увеличить")} ${declined(trackNoun[event.track], "acc")}`;
    case "track-lowered":
      return `${start} ${verb(event.whose, tense, "уменьшаете", "уменьшает", "уменьшить")} ${declined(trackNoun[event.track], "acc")}`;
    case "control-changed":
      return `${start} контроль над ${noun.who(event.who, "ins", context)} переходит к другому игроку`;
  }
}

const against = (
  event: Extract<TriggerEvent, { on: "attack-declared" | "attack-resolved" }>,
  context: TextContext,
): string => (event.against === undefined ? "" : ` против ${noun.who(event.against, "gen", context)}`);

const turnName = { yours: "ваш ход", ally: "ход вашей стороны", enemy: "ход противника", any: "любой ход" } as const;

/** «вы берёте», «противник берёт», «вы должны взять», «противник должен взять». */
function verb(whose: "yours" | "ally" | "enemy", tense: Tense, you: string, other: string, wish: string): string {
  const subject = { yours: "вы", ally: "игрок вашей стороны", enemy: "противник" }[whose];
  if (tense === "would") return `${subject} ${whose === "yours" ? "должны" : "должен"} ${wish}`;
  return `${subject} ${whose === "yours" ? you : other}`;
}

const movementVerb = (how: string): string =>
  ({
    move: "перемещается",
    shift: "смещается",
    slide: "сдвигается",
    place: "ставится на клетку",
    swap: "меняется местами",
  })[how] ?? how;

const movedName = (how: string): string =>
  ({ move: "перемещено", shift: "смещено", slide: "сдвинуто", place: "поставлено", swap: "переставлено" })[how] ?? how;
