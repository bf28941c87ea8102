/** Walks a card's tree with the names that are bound at each place. */
import type { Action, CreatureFilter, ReplaceableEvent, TriggerEvent } from "./ast.ts";
import { nameOf, targetsOf } from "./targets.ts";

/** The names that are bound, each with whether it may hold several things. */
export type Scope = ReadonlyMap<string, boolean>;
type Name = readonly [name: string, several: boolean];
type Path = readonly (string | number)[];

export const scopeOf = (outer: Scope, ...names: readonly string[]): Scope => withNames(outer, names.map(one));
const one = (name: string): Name => [name, false];

/** Names that mean something everywhere. */
export const everywhere: Scope = new Map([...["you", "active"].map(one), ["opponents", true], ["everyone", true]]);
/** Names that an order or power with `respondsTo` adds. */
export const ofResponses: readonly string[] = ["response", "it", "attacker", "attacked", "player"];

/** Names that a trigger or replacement adds. */
export function namesOfEvent({ on }: TriggerEvent | ReplaceableEvent): readonly string[] {
  switch (on) {
    case "attack-declared":
    case "attack-resolved":
      return ["it", "attacker", "attacked", "source", "player"];
    case "damaged":
    case "destroyed":
      return ["it", "source", "attacker", "player"];
    case "order-drawn":
    case "order-discarded":
    case "turn-starts":
    case "turn-ends":
    case "phase-starts":
    case "track-raised":
    case "track-lowered":
      return ["player"];
    default:
      return ["it", "source", "player"];
  }
}

/** What a loop runs over, who is made an offer and what starts a power is read before anything is bound. */
const outside: readonly string[] = ["of", "by", "costs", "on", "would"];

export type VisitScoped = (table: Table, path: Path, scope: Scope) => void;

/** Visits every table below `tree`, outer ones first. `attachTo` is the attach entry of the order that the tree is of. */
export function walkScoped(
  tree: unknown,
  scope: Scope,
  visit: VisitScoped,
  attachTo: CreatureFilter = {},
  path: Path = [],
): void {
  if (Array.isArray(tree)) {
    let inner = scope;
    tree.forEach((item, index) => {
      walkScoped(item, inner, visit, attachTo, [...path, index]);
      inner = withNames(inner, namesLeftBy(item));
    });
    return;
  }
  if (!isTable(tree)) return;
  visit(tree, path, scope);
  const body = withNames(scope, namesFor(tree, attachTo));
  for (const [key, value] of Object.entries(tree)) {
    const inner = outside.includes(key) ? scope : body;
    walkScoped(value, inner, visit, attachTo, [...path, key]);
  }
}

const withNames = (scope: Scope, names: readonly Name[]): Scope =>
  names.length === 0 ? scope : new Map([...scope, ...names]);

type Table = Readonly<Record<string, unknown>>;

/** Whether a target, a pick or a cost may be of more than one thing. */
const isOfSeveral = ({ upTo, count }: Table): boolean => (upTo ?? count ?? 1) !== 1;

/** Names bound for the steps that follow in the same list. */
function namesLeftBy(item: unknown): readonly Name[] {
  if (!isTable(item)) return [];
  if (item.do === "pick" && typeof item.as === "string") return [[item.as, isOfSeveral(item)]];
  // A target may be described by those before it.
  if (isTable(item.of) && !("do" in item))
    return [[typeof item.name === "string" ? item.name : "target", isOfSeveral(item)]];
  return [];
}

/** The names that the costs of an order, a power or an offer bind. */
export const namesOfCosts = (costs: unknown): readonly Name[] =>
  Array.isArray(costs)
    ? costs.flatMap((cost) => (isTable(cost) && typeof cost.as === "string" ? [[cost.as, isOfSeveral(cost)]] : []))
    : [];

/** Names bound inside the table. */
function namesFor(table: Table, attachTo: CreatureFilter): readonly Name[] {
  const names: Name[] = [];
  if (table.do === "each") names.push(one(typeof table.as === "string" ? table.as : "it"));
  // Whoever an offer is made to.
  if (table.do === "may" && "by" in table) names.push(one("player"));
  if ("respondsTo" in table) names.push(...ofResponses.map(one));
  names.push(...namesOfCosts(table.costs));
  if (isPower(table)) names.push(...namesOfEvent(table.power === "triggered" ? table.on : table.would).map(one));
  if (isAction(table))
    for (const target of targetsOf(table, attachTo)) names.push([nameOf(target), isOfSeveral({ ...target })]);
  return names;
}

type EventPower =
  | { readonly power: "triggered"; readonly on: TriggerEvent }
  | { readonly power: "replacement"; readonly would: ReplaceableEvent };

const isPower = (table: object): table is EventPower =>
  "power" in table && (table.power === "triggered" || table.power === "replacement");

const isAction = (table: object): table is Action => "steps" in table && !("do" in table) && Array.isArray(table.steps);

export const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
