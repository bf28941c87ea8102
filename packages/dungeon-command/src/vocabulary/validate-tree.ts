/** What is wrong in a card's tree beyond its shape: wrong numbers, unbound names, steps that can never do anything. */
import { type Finding, isTable, literalsOf, type Scope, suggestion } from "@undercroft/cards";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { CreatureFilter } from "./ast.ts";
import { walkScoped } from "./scope.ts";
import { reservedNames } from "./words.ts";

type Table = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Findings cite rules of this game's ledger. */
export interface CardFinding extends Finding {
  readonly rule?: RuleId;
}

/** Where a tree stands: what its default creature, card and answered action are. */
export interface TreePlace {
  readonly scope: Scope;
  readonly attachTo?: CreatureFilter;
  /** "this" names no creature: a commander's text. */
  readonly noCreature?: true;
}

export function checkTree(tree: unknown, path: Path, place: TreePlace): CardFinding[] {
  const findings: CardFinding[] = [];
  walkScoped(
    tree,
    place.scope,
    (table, at, scope) => {
      const found = [
        ...checkNumbers(table),
        ...checkNames(table, scope),
        ...checkSense(table, scope),
        ...(place.noCreature === true ? checkWithoutCreature(table) : []),
      ];
      for (const finding of found) findings.push({ ...finding, path: [...path, ...at, ...finding.path] });
    },
    place.attachTo,
  );
  return findings;
}

/* ---- Numbers ---- */

// Keys that hold points of damage or Hit Points, by the word of the table they stand in.
function pointsKeys(table: Table): readonly string[] {
  if (["damage", "heal", "prevent"].includes(String(table.do))) return ["amount"];
  if (table.rule === "reduce-damage" || table.pay === "damage") return ["amount"];
  if (table.rule === "attacks") return ["plus"];
  const stat = String(table.stat);
  if (table.rule === "change" && ["melee", "ranged-damage", "hit-points"].includes(stat)) return ["plus", "set"];
  return [];
}

function checkNumbers(table: Table): CardFinding[] {
  const rule = "dc.ruling.damage-multiples-of-ten";
  const message = "damage, healing and Hit Points are multiples of 10";
  const odd = (value: unknown, path: Path): CardFinding[] =>
    literalsOf(value)
      .filter((number) => number % 10 !== 0)
      .map(() => ({ path, message, rule }));
  const findings = pointsKeys(table).flatMap((key) => odd(table[key], [key]));
  if (table.do === "attack" && isTable(table.damage)) {
    const change = table.damage;
    findings.push(...odd(change.plus, ["damage", "plus"]), ...odd(change.set, ["damage", "set"]));
  }
  return findings;
}

/* ---- Names ---- */

/** The names that the table's own keys refer to. */
export function referencesIn(table: Table): { readonly key: string; readonly name: string }[] {
  const found: { key: string; name: string }[] = [];
  for (const [key, name] of Object.entries(table)) {
    if (typeof name === "string" && isReference(key, name, table)) found.push({ key, name });
  }
  return found;
}

const alwaysReferences: readonly string[] = [
  ...["who", "by", "against", "target", "at", "of", "what", "a", "b", "action", "adjacentTo", "notThe"],
  ...["inCoverFrom", "that", "exists", "count", "activating", "controllerOf", "ownerOf"],
];

function isReference(key: string, name: string, table: Table): boolean {
  if (alwaysReferences.includes(key)) return name !== "all";
  if (key === "to") return table.do !== "search" && table.do !== "return";
  if (key === "from") return table.rule === "remove" || table.do === "pick" || isDistance(table);
  if (key === "on") return "attachments" in table || "counters" in table || "do" in table;
  return false;
}

const isDistance = (table: Table): boolean => Object.keys(table).sort().join() === "from,to";

function checkNames(table: Table, scope: Scope): CardFinding[] {
  const findings: CardFinding[] = [];
  for (const { key, name } of referencesIn(table)) {
    const implied = (table.do === "attack" && key === "target") || (table.do === "attach" && key === "to");
    if (scope.has(name) || implied) continue;
    findings.push({ path: [key], message: `nothing here is called "${name}"${suggestion(name, [...scope.keys()])}` });
  }
  const bound = table.as ?? ("of" in table && !("do" in table) ? table.name : undefined);
  if (typeof bound === "string" && !["target", "it"].includes(bound) && reservedNames.some((name) => name === bound)) {
    findings.push({ path: ["as" in table ? "as" : "name"], message: `the name "${bound}" has a meaning of its own` });
  }
  return findings;
}

/* ---- Sense ---- */

const zeroKeys: Readonly<Record<string, string>> = {
  damage: "amount",
  heal: "amount",
  prevent: "amount",
  move: "squares",
  shift: "squares",
  slide: "squares",
  draw: "count",
  discard: "count",
  search: "count",
  return: "count",
  gain: "amount",
  lose: "amount",
  repeat: "times",
  counter: "add",
  uncounter: "remove",
};

const ranges: readonly string[] = ["level", "damage", "hitPoints", "speed"];
/** Where cards lie that others may not see. */
const hiddenZones: readonly string[] = ["order-hand", "order-deck", "creature-hand", "creature-deck"];
const hiddenRule: RuleId = "dc.ruling.hidden-information";

function checkSense(table: Table, scope: Scope): CardFinding[] {
  const findings: CardFinding[] = [];
  for (const key of ranges) {
    const range = table[key];
    if (isTable(range) && Object.keys(range).length === 0) {
      findings.push({ path: [key], message: "say atLeast, atMost or exactly" });
    }
  }
  if ("compare" in table && Object.keys(table).length === 1) {
    findings.push({ path: ["compare"], message: "say atLeast, atMost or exactly" });
  }
  const say = (key: string, message: string, rule?: RuleId): void => {
    findings.push({ path: [key], message, ...(rule === undefined ? {} : { rule }) });
  };
  const verb = String(table.do);
  const zero = Object.hasOwn(zeroKeys, verb) ? zeroKeys[verb] : undefined;
  const amount = zero === undefined ? undefined : table[zero];
  if (zero !== undefined && typeof amount === "number" && amount <= 0) say(zero, "this does nothing: give 1 or more");

  const answers =
    (verb === "prevent" && (table.from ?? "response") === "response") ||
    (["cancel", "redirect", "evade"].includes(verb) && !("action" in table)) ||
    "threatened" in table;
  if (answers && !scope.has("response")) {
    say("do" in table ? "do" : "threatened", "nothing is responded to here: say respondsTo", "dc.kind.immediate-when");
  }
  if (verb === "attack") checkAttack(table, say);
  if (verb === "choose" && Array.isArray(table.modes) && typeof table.count === "number") {
    if (table.count >= table.modes.length) say("count", "as many as there are modes is no choice");
  }
  if (
    table.rule === "attacks" &&
    !["plus", "distance", "unpreventable", "cannotBeDodged"].some((key) => key in table)
  ) {
    say("rule", "this changes nothing about attacks");
  }
  if ((table.on === "attack-declared" || table.on === "attack-resolved") && !("by" in table || "against" in table)) {
    say("on", "say by, against or both");
  }
  if (table.power === "triggered" && "costs" in table && table.may !== true) {
    say("costs", "what must be paid for is optional: say may", "dc.ruling.trigger-optionality");
  }
  if (table.power === "replacement" && "costs" in table && table.may !== true) {
    say("costs", "what must be paid for is optional: say may");
  }
  if (table.power === "activated" && "respondsTo" in table && isStandard(table)) {
    say("respondsTo", "standard actions never respond", "dc.ruling.response-kinds");
  }
  if (table.rule === "grant-power" && isTable(table.power) && givesPower(table.power)) {
    say("power", "a power that is given gives no power itself");
  }
  if ("steps" in table && "upTo" in table) say("upTo", "targets say upTo themselves");
  if (!("do" in table) && isTable(table.of) && "cards" in table.of && hiddenZones.includes(String(table.of.in))) {
    say("of", "a target is told to everybody: choose cards of a hand or deck by pick, each or search", hiddenRule);
  }
  checkChooser(table, scope, say);
  return findings;
}

/** One player chooses, or takes control: of several who are named it must be said which one. */
function checkChooser(table: Table, scope: Scope, say: (key: string, message: string, rule: RuleId) => void): void {
  const isTarget = !("do" in table) && isTable(table.of);
  if (!isTarget && !["choose", "pick", "control"].includes(String(table.do))) return;
  if (!namesSeveralSeats(table.by, scope)) return;
  const first = isTarget
    ? "make one of them a target before this one, {name: rival, of: {seats: {side: opponent}}}"
    : "pick one of them first, {do: pick, from: {seats: {side: opponent}}, as: rival}";
  say("by", `one player decides this, and these may be several: ${first}, and say by: rival`, severalRule);
}

const severalRule: RuleId = "dc.ruling.several-deciders";

function namesSeveralSeats(by: unknown, scope: Scope): boolean {
  if (typeof by === "string") return scope.get(by) === true;
  if (!isTable(by)) return false;
  const whose = by.controllerOf ?? by.ownerOf;
  return typeof whose === "string" ? scope.get(whose) === true : true;
}

/** A static power that gives powers: of a given power nothing would come of it. */
function givesPower({ power, rules }: Table): boolean {
  return (
    power === "static" && Array.isArray(rules) && rules.some((rule) => isTable(rule) && rule.rule === "grant-power")
  );
}

const isStandard = (table: Table): boolean => table.kind === "standard";

function checkAttack(table: Table, say: (key: string, message: string, rule?: RuleId) => void): void {
  const melee = table.type === "melee";
  for (const key of ["distance", "besideEnemies", "withoutEntry", "cannotBeDodged", "sight"]) {
    if (melee && key in table) say(key, "only ranged attacks have this", "dc.ranged.within-distance");
  }
  if (table.withoutEntry !== true) return;
  const sets = (key: string): boolean => isTable(table[key]) && "set" in table[key];
  if (!sets("damage") || !sets("distance")) {
    say("withoutEntry", "without a ranged entry both damage and distance are set", "dc.ranged.needs-entry");
  }
}

/* ---- Commanders ---- */

const needsWho: readonly string[] = ["change", "grant", "remove", "grant-ability", "grant-keyword", "grant-power"];

function checkWithoutCreature(table: Table): CardFinding[] {
  const rule = "dc.ruling.leader-power-scope";
  const findings: CardFinding[] = [];
  const say = (key: string, message: string): void => {
    findings.push({ path: [key], message, rule });
  };
  if (table.tap === true) say("tap", "a commander cannot tap");
  const named = ["of", "to", "from", "who", "by"].some((key) => key in table);
  const word = String(table.rule);
  const unnamed = needsWho.includes(word) || ["forbid", "permit", "attacks", "reduce-damage"].includes(word);
  if (unnamed && !named) say("rule", "a commander is no creature: say which creatures");
  if (typeof table.on === "string" && !["who", "whose", "by", "against"].some((key) => key in table)) {
    say("on", "a commander is no creature: say who");
  }
  if (["attack", "move", "shift"].includes(String(table.do)) && !("by" in table || "who" in table)) {
    say("do", "a commander is no creature: say which creature acts");
  }
  return findings;
}
