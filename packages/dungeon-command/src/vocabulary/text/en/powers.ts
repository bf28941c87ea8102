/** Powers, events and whole cards' lines in English. */
import { asList, keyword, listed, sentence, spaced } from "@undercroft/cards";
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
import { attackName, kindName, onTerrain, phaseName, trackName, windowName } from "./words.ts";

/** One action as sentences: its targets, its condition, what it does. */
export function actionText(action: Action, outer: TextContext): string {
  const context = insideAction(outer, action);
  const targets = targetsOf(action, outer.attachTo);
  const attaches = JSON.stringify(action.steps).includes('"do":"attach"');
  const said = targets.filter((target) => targets.length > 1 || attaches || context.stated.includes(nameOf(target)));
  const sentences = said.map((target) => sentence(targetClause(target, context)));
  const clauses = actionClauses(action, action.needs === undefined ? "title" : "order", outer);
  if (action.needs === undefined) sentences.push(...clauses.map(sentence));
  else sentences.push(sentence(`if ${conditionClause(action.needs, context)}, ${clauses.join(", then ")}`));
  return sentences.join(" ");
}

function targetClause(target: Target, context: TextContext): string {
  const { count, upTo } = target;
  const label = keyword(labelOf(context.names.get(nameOf(target))));
  if (count === undefined && upTo === undefined) return `${label}: ${noun.things(target.of, "a", context)}`;
  const most = upTo === undefined ? "" : `up to ${noun.amount(upTo, context)}`;
  const least = count === undefined ? "" : noun.amount(count, context);
  const many = most === "" ? least : least === "" ? most : `from ${least} to ${noun.amount(upTo ?? 1, context)}`;
  return `${label}: ${many} ${noun.things(target.of, "many", context)}`;
}

const labelOf = (bound: Bound | undefined): string =>
  spaced(bound?.several === true ? "targets" : "target", bound?.number === undefined ? "" : String(bound.number));

export function powerClause(power: Power, context: TextContext): string {
  switch (power.power) {
    case "static": {
      const rules = joinRules(power.rules.map((rule) => ruleClause(rule, context)));
      return sentence(power.while === undefined ? rules : `while ${conditionClause(power.while, context)}, ${rules}`);
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
    power.tap === true ? keyword("tap") : "",
    ...(power.costs ?? []).map((cost) => costClause(cost, context)),
    power.limit === undefined ? "" : limitClause(power.limit),
    power.respondsTo === undefined ? "" : `in response to ${noun.actions(power.respondsTo, context)}`,
  ].filter((part) => part !== "");
  const only = power.when === undefined ? "" : ` Only if ${conditionClause(power.when, context)}.`;
  return `${head.join(", ")}: ${actionsText(power.actions, context)}${only}`;
}

const actionsText = (actions: readonly Action[], context: TextContext): string =>
  actions.map((action) => actionText(action, context)).join(" ");

const limitClause = ({ times, per }: Limit): string =>
  `${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`} per ${windowName[per]}`;

/** A trigger or replacement as one clause, without capital and stop. */
export function watchedPower(power: TriggeredPower | ReplacementPower, context: TextContext): string {
  const triggered = power.power === "triggered";
  const event = triggered ? eventClause(power.on, "when", context) : eventClause(power.would, "would", context);
  const condition = power.when === undefined ? "" : `, if ${conditionClause(power.when, context)}`;
  const extras = [
    triggered && power.tap === true ? "tap" : "",
    ...(power.costs ?? []).map((cost) => costClause(cost, context)),
    power.limit === undefined ? "" : limitClause(power.limit),
  ].filter((part) => part !== "");
  const may = power.may === true ? ", you may" : "";
  const extra = extras.length === 0 ? "" : ` (${extras.join(", ")})`;
  const head = spaced(`${event}${condition}${may}`) + extra;
  if (!triggered) {
    const instead = actionClauses({ steps: power.instead }, power.may === true ? "wish" : "order", context);
    if (instead.length === 0) return `${head}${may === "" ? ", nothing happens instead" : " prevent that"}`;
    return `${head}${may === "" ? ", instead" : " instead"}: ${instead.join(", then ")}`;
  }
  const inner = triggeredBody(power, context);
  return `${head}${may === "" && extra === "" ? "," : ":"} ${inner}`;
}

function triggeredBody(power: TriggeredPower, context: TextContext): string {
  const mood = power.may === true ? "wish" : "order";
  const parts = power.actions.map((action) => {
    const inner = insideAction(context, action);
    const targets = (action.targets ?? []).map((target) => targetClause(target, inner).replace(/^(\S+): /, "$1 "));
    const needs = action.needs === undefined ? "" : `if ${conditionClause(action.needs, inner)}, `;
    const aim = targets.length === 0 ? "" : ` (${targets.join("; ")})`;
    return `${needs}${actionClauses(action, mood, context).join(", then ")}${aim}`;
  });
  return parts.join("; ");
}

type Tense = "when" | "would";

export function eventClause(event: TriggerEvent | ReplaceableEvent, tense: Tense, context: TextContext): string {
  const start = tense === "when" ? "when" : "if";
  const be = tense === "when" ? "is" : "would be";
  const the = noun.who("who" in event ? event.who : undefined, context);
  const by = "by" in event && event.by !== undefined ? ` by ${noun.who(event.by, context)}` : "";
  switch (event.on) {
    case "enters-adjacent":
      return `${start} ${the} enters a square adjacent to ${noun.reference(event.to ?? "this", context)}`;
    case "leaves-adjacent":
      return `${start} ${the} leaves a square adjacent to ${noun.reference(event.to ?? "this", context)}`;
    case "moves":
      return `${start} ${the} ${listed(asList(event.how ?? "moves in any way").map(movementVerb), "or")}`;
    case "is-moved": {
      const how = event.how === undefined ? "moved" : listed(asList(event.how).map(movedName), "or");
      return `${start} ${the} ${be} ${how} by another player's action`;
    }
    case "enters": {
      const places = asList(event.terrain).map((terrain) => onTerrain[terrain]);
      return `${start} ${the} enters ${listed(places, "or")}`;
    }
    case "attack-declared": {
      const attacker = event.by === undefined ? "a creature" : noun.who(event.by, context);
      return `${start} ${attacker} declares ${withArticle(attackName[event.type ?? "either"])}${against(event, context)}`;
    }
    case "attack-resolved": {
      const attacker = event.by === undefined ? "a creature" : noun.who(event.by, context);
      return `${start} ${withArticle(attackName[event.type ?? "either"])} by ${attacker}${against(event, context)} has resolved`;
    }
    case "damaged": {
      const attack = event.attack === undefined ? "" : ` by ${withArticle(attackName[event.attack])}`;
      const of = by === "" ? "" : attack === "" ? by : by.replace(" by ", " of ");
      return `${start} ${the} ${be} dealt damage${attack}${of}`;
    }
    case "destroyed":
      return `${start} ${the} ${be} destroyed${by}`;
    case "damage-prevented":
      return `${start} damage to ${the} ${be} prevented`;
    case "healed":
    case "tapped":
    case "untapped":
      return `${start} ${the} ${be} ${event.on}`;
    case "cowers":
    case "dodges":
      return `${start} ${the} ${event.on}`;
    case "order-played":
      return `${start} ${the} acts with ${noun.cards(event.card, "a", context, "Order card")}`;
    case "order-drawn":
      return `${start} ${seatName[event.whose]} ${verb("draw", event.whose, tense)} an Order card`;
    case "order-discarded":
      return `${start} ${seatName[event.whose]} ${verb("discard", event.whose, tense)} an Order card`;
    case "collected-treasure":
      return `${start} ${the} collects treasure`;
    case "chest-revealed":
      return `${start} ${the} reveals a treasure chest`;
    case "deployed":
      return `${start} ${the} is deployed`;
    case "turn-starts":
    case "turn-ends":
      return `${start} ${turnName[event.whose]} ${event.on === "turn-starts" ? "starts" : "ends"}`;
    case "phase-starts":
      return `${start} the ${phaseName[event.phase]} phase of ${turnName[event.whose]} starts`;
    case "activation-starts":
    case "activation-ends":
      return `${start} the activation of ${the} ${event.on === "activation-starts" ? "starts" : "ends"}`;
    case "attached":
    case "detached": {
      const card = noun.cards(event.card, "a", context, "Order card");
      return `${start} ${card} is ${event.on === "attached" ? "attached to" : "removed from"} ${the}`;
    }
    case "track-raised":
    case "track-lowered": {
      const track = trackName[event.track];
      return `${start} ${seatName[event.whose]} ${verb(event.on === "track-raised" ? "gain" : "lose", event.whose, tense)} ${track}`;
    }
    case "control-changed":
      return `${start} control of ${the} changes`;
  }
}

const against = (
  event: Extract<TriggerEvent, { on: "attack-declared" | "attack-resolved" }>,
  context: TextContext,
): string => (event.against === undefined ? "" : ` against ${noun.who(event.against, context)}`);

const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
const seatName = { yours: "you", ally: "you or a teammate", enemy: "an opponent" } as const;
const turnName = {
  yours: "your turn",
  ally: "a turn of your side",
  enemy: "an opponent's turn",
  any: "a turn",
} as const;

const verb = (name: string, whose: keyof typeof seatName, tense: Tense): string =>
  tense === "would" ? `would ${name}` : whose === "yours" ? name : `${name}s`;

const movementVerb = (how: string): string =>
  ({ move: "moves", shift: "shifts", slide: "slides", place: "is placed", swap: "swaps places" })[how] ?? how;

const movedName = (how: string): string =>
  ({ move: "moved", shift: "shifted", slide: "slid", place: "placed", swap: "swapped" })[how] ?? how;
