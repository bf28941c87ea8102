/** What is wrong in a card's tree beyond its shape: wrong numbers, unbound names, steps that can never do anything. */
import { type Finding, isTable, literalsOf, type Scope, suggestion, type Table, walkScoped } from "@undercroft/cards";
import type { RuleId } from "../ledger/rule-ids.ts";
import { binding, isMark, markOf } from "./scope.ts";
import { mapTerrains, reservedNames } from "./words.ts";

type Path = readonly (string | number)[];
type Say = (key: string, message: string, rule?: RuleId) => void;

/** Findings cite rules of this game's ledger. */
export interface CardFinding extends Finding {
  readonly rule?: RuleId;
}

export function checkTree(tree: unknown, path: Path, scope: Scope): CardFinding[] {
  const findings: CardFinding[] = [];
  walkScoped(
    tree,
    scope,
    (table, at, names) => {
      const say: Say = (key, message, rule) => {
        findings.push({ path: [...path, ...at, key], message, ...(rule === undefined ? {} : { rule }) });
      };
      checkNumbers(table, say);
      checkNames(table, names, say);
      checkAnswers(table, names, say);
      checkRanges(table, say);
      checkAttack(table, say);
      checkEffect(table, say);
      checkRule(table, say);
      checkPower(table, say);
    },
    binding,
  );
  return findings;
}

/* ---- Numbers ---- */

const points: readonly string[] = ["damage", "heal", "bonus-hit-points", "ongoing", "prevent"];

function pointsKey(table: Table): string | undefined {
  if (points.includes(String(table.do)) || table.rule === "resist" || table.rule === "vulnerable") return "amount";
  if (table.rule === "change" && table.stat === "damage") return "plus";
  if (table.setUp === "hit-points") return "plus";
  // A part of base damage.
  return Object.keys(table).every((key) => key === "amount" || key === "type") ? "amount" : undefined;
}

function checkNumbers(table: Table, say: Say): void {
  const key = pointsKey(table);
  if (key === undefined) return;
  for (const number of literalsOf(table[key])) {
    if (number % 5 !== 0) say(key, "damage and hit points go in steps of 5", "mn.damage.round");
    else if (number === 0) say(key, "this does nothing: give 5 or more");
  }
}

const countKeys: Readonly<Record<string, string>> = {
  push: "squares",
  pull: "squares",
  slide: "squares",
  teleport: "squares",
  repeat: "times",
};

function checkRanges(table: Table, say: Say): void {
  for (const key of ["level", "cost", "hitPoints", "size"]) {
    const range = table[key];
    if (isTable(range) && Object.keys(range).length === 0) say(key, "say atLeast, atMost or both");
  }
  if ("compare" in table && Object.keys(table).length === 1) say("compare", "say atLeast, atMost or exactly");
  const key = countKeys[String(table.do)];
  if (key !== undefined && typeof table[key] === "number" && Number(table[key]) <= 0) {
    say(key, "this does nothing: give 1 or more");
  }
  if (table.do === "choose" && Array.isArray(table.modes) && Number(table.count ?? 1) >= table.modes.length) {
    say("count", "as many as there are modes is no choice");
  }
}

/* ---- Names ---- */

const references: readonly string[] = [
  ...["who", "to", "by", "target", "of", "a", "b", "from", "adjacentTo", "notThe", "seenBy", "advantageTo"],
  ...["that", "exists", "count", "riderOf", "mountOf", "moved"],
];

function isReference(key: string, table: Table): boolean {
  if (key === "on") return table.do === "end";
  if (key === "at") return table.do === "terrain";
  return references.includes(key);
}

function checkNames(table: Table, scope: Scope, say: Say): void {
  const known = [...scope.keys()].filter((name) => !isMark(name));
  for (const [key, name] of Object.entries(table)) {
    if (typeof name !== "string" || !isReference(key, table) || scope.has(name)) continue;
    say(key, `nothing here is called "${name}"${suggestion(name, known)}`);
  }
  const bound = table.as;
  const isName = table.do === "each" || table.do === "pick";
  if (isName && typeof bound === "string" && bound !== "it" && reservedNames.some((name) => name === bound)) {
    say("as", `the name "${bound}" has a meaning of its own`);
  }
}

/* ---- What a step answers ---- */

interface Answer {
  readonly events: readonly string[];
  readonly what: string;
  readonly rule: RuleId;
}

const answers: Readonly<Record<string, Answer>> = {
  prevent: {
    events: ["would-take-damage"],
    what: "damage that would be taken",
    rule: "mn.resist.weakness",
  },
  redirect: { events: ["targeted"], what: "being targeted", rule: "mn.attack.redirect" },
  result: { events: ["attack-rolled", "hit", "missed"], what: "an attack roll", rule: "mn.attackroll.natural-1" },
  reroll: {
    events: ["attack-rolled", "hit", "missed", "champion-test", "saves", "fails-save"],
    what: "a roll",
    rule: "mn.resolve.cancellation",
  },
  again: { events: ["attack", "hit", "missed", "attack-ends"], what: "an attack", rule: "mn.attackroll.repeated" },
};

const amountEvents: readonly string[] = ["would-take-damage", "takes-damage", "healed", "movement-ends"];

function checkAnswers(table: Table, scope: Scope, say: Say): void {
  const has = (event: string): boolean => scope.has(markOf(event));
  const verb = String(table.do);
  const answer = Object.hasOwn(answers, verb) ? answers[verb] : undefined;
  if (answer !== undefined && !answer.events.some(has)) {
    say("do", `there is nothing to answer here: this needs ${answer.what}`, answer.rule);
  }
  if (table.event === "amount" && !amountEvents.some(has)) say("event", "the event has no amount");
}

/* ---- Attacks and effects ---- */

function checkAttack(table: Table, say: Say): void {
  for (const key of ["hit", "miss", "followup"]) {
    const line = table[key];
    if ("versus" in table && isTable(line) && Object.keys(line).length === 0) say(key, "this does nothing");
  }
  if ("versus" in table && "targets" in table && !("attacks" in table)) {
    say("targets", "one attack has one target: say how many attacks", "mn.attack.rolls-per-action");
  }
  const areal = table.kind === "close" || table.kind === "area";
  if (areal && "versus" in table && "attacks" in table) {
    say("attacks", "an area takes in its targets itself", "mn.attack.close.rolls");
  }
}

const strikes: readonly string[] = ["basic-attack", "melee-basic-attack", "charge"];

function checkEffect(table: Table, say: Say): void {
  if ("group" in table && table.do !== "ongoing" && table.until !== "save") {
    say("group", "effects of a group share a save: say until: save", "mn.save.group");
  }
  if (table.do === "act") {
    const action = String(table.action);
    const moves = action === "move" || action === "shift";
    if ("squares" in table && !moves) say("squares", "only a move or shift has squares", "mn.move.action");
    if ("bonus" in table && !strikes.includes(action)) say("bonus", "only an attack has a bonus", "mn.bonus.notation");
  }
  if (table.do === "enter" && isTable(table.at) && isNearThis(table.at)) {
    say("at", "it is not on the map yet: nothing is near it", "mn.setup.delayed");
  }
  if (table.do === "terrain") checkTerrain(table, say);
}

function checkTerrain(table: Table, say: Say): void {
  if (!("gains" in table) && !("loses" in table)) say("do", "say gains or loses");
  for (const key of ["gains", "loses"])
    if (mapTerrains.some((terrain) => terrain === table[key]))
      say(
        key,
        `only the map has a ${String(table[key])}: no square gains or loses one`,
        "mn.ruling.terrain-of-the-map",
      );
}

const isNearThis = ({ within, adjacentTo }: Table): boolean =>
  adjacentTo === "this" || (isTable(within) && (within.of ?? "this") === "this");

/* ---- Rules and powers ---- */

const filtered: readonly string[] = ["attack", "damage", "ac", "fortitude", "reflex", "will", "defenses"];

function checkRule(table: Table, say: Say): void {
  if (table.rule === "change") {
    const stat = String(table.stat);
    if (table.plus === 0) say("plus", "this changes nothing");
    for (const key of ["attacks", "against"]) {
      if (key in table && !filtered.includes(stat)) say(key, `${stat} does not depend on attacks`);
    }
    if ("type" in table && stat !== "damage") say("type", "only damage has a type");
  }
  if (table.rule === "permit") {
    const { permission } = table;
    if (permission === "shift" && !("squares" in table)) say("squares", "say how many squares", "mn.move.shift");
    if (permission === "opportunity-attacks" && !("times" in table)) {
      say("times", "say how many in one turn", "mn.oa.once-per-turn");
    }
    if (permission === "move" && !("despite" in table)) {
      say("despite", "say which conditions it moves in spite of", "mn.precedence.level3");
    }
  }
}

const unlimited: readonly string[] = ["continuous", "aura", "set-up", "construction"];

/** Steps in which powers are declared anyway, and a roll that is answered before it counts: nothing waits until they are over. */
const endless: readonly string[] = ["round-starts", "round-ends", "turn-starts", "turn-ends", "champion-test"];

function checkPower(table: Table, say: Say): void {
  if ("recharge" in table && !("uses" in table) && table.do === undefined) {
    say("recharge", "only what has uses can get them back: say uses", "mn.power.recharge");
  }
  if (unlimited.includes(String(table.power)) && "uses" in table) {
    say("uses", "it works all the time and is not used", "mn.power.limited");
  }
  if (table.power === "aura" && !("rules" in table) && !("pulse" in table)) say("power", "say rules, pulse or both");
  if (table.power !== "triggered") return;
  const chosen = table.may === true;
  if (table.as === "immediate" && !chosen) say("as", "an immediate action is declared: say may", "mn.action.immediate");
  if (table.after === true && table.as !== "immediate") {
    say("after", "only an immediate action interrupts", "mn.action.immediate.timing");
  }
  if (table.after === true && isTable(table.on) && endless.includes(String(table.on.on))) {
    say("after", `${String(table.on.on)} has no end of its own to wait for`, "mn.ruling.immediate-default");
  }
  if (table.activeOnly === true && chosen) {
    say("activeOnly", "the inactive declare nothing anyway", "mn.power.activated.active-only");
  }
}
