/** The names that are bound at each place of a card's tree. */
import {
  type BoundName,
  isOfSeveral,
  isTable,
  namesOfCoreStep,
  namesOfPick,
  oneName,
  type Scope,
  type Table,
  type VisitScoped,
  walkScoped as walkBound,
} from "@undercroft/cards";
import type { Action, CreatureFilter, ReplaceableEvent, TriggerEvent } from "./ast.ts";
import { nameOf, targetsOf } from "./targets.ts";

/** Names that mean something everywhere. */
export const everywhere: Scope = new Map([...["you", "active"].map(oneName), ["opponents", true], ["everyone", true]]);
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

/** Visits every table below `tree`, outer ones first. `attachTo` is the attach entry of the order that the tree is of. */
export function walkScoped(tree: unknown, scope: Scope, visit: VisitScoped, attachTo: CreatureFilter = {}): void {
  walkBound(tree, scope, visit, { inside: (table) => namesFor(table, attachTo), after: namesLeftBy, outside });
}

/** Names bound for what follows in the same list. */
function namesLeftBy(item: unknown): readonly BoundName[] {
  // A target may be described by those before it.
  if (isTable(item) && isTable(item.of) && !("do" in item))
    return [[typeof item.name === "string" ? item.name : "target", isOfSeveral(item)]];
  return namesOfPick(item);
}

/** The names that the costs of an order, a power or an offer bind. */
export const namesOfCosts = (costs: unknown): readonly BoundName[] =>
  Array.isArray(costs)
    ? costs.flatMap((cost) => (isTable(cost) && typeof cost.as === "string" ? [[cost.as, isOfSeveral(cost)]] : []))
    : [];

/** Names bound inside the table. */
function namesFor(table: Table, attachTo: CreatureFilter): readonly BoundName[] {
  const names: BoundName[] = [...namesOfCoreStep(table)];
  // Whoever an offer is made to.
  if (table.do === "may" && "by" in table) names.push(oneName("player"));
  if ("respondsTo" in table) names.push(...ofResponses.map(oneName));
  names.push(...namesOfCosts(table.costs));
  if (isPower(table)) names.push(...namesOfEvent(table.power === "triggered" ? table.on : table.would).map(oneName));
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
