/** Walks a card's tree with the names that are bound at each place. */
import type { Action, CreatureFilter, ReplaceableEvent, TriggerEvent } from "./ast.ts";
import { nameOf, targetsOf } from "./targets.ts";

export type Scope = ReadonlySet<string>;
type Path = readonly (string | number)[];

/** Names that mean something everywhere. */
export const everywhere: readonly string[] = ["you", "opponents", "everyone", "active"];
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

export type VisitScoped = (table: Readonly<Record<string, unknown>>, path: Path, scope: Scope) => void;

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
    // What a loop runs over, and what starts a power, is read before anything is bound.
    const inner = key === "of" || key === "costs" || key === "on" || key === "would" ? scope : body;
    walkScoped(value, inner, visit, attachTo, [...path, key]);
  }
}

const withNames = (scope: Scope, names: readonly string[]): Scope =>
  names.length === 0 ? scope : new Set([...scope, ...names]);

/** Names bound for the steps that follow in the same list. */
function namesLeftBy(item: unknown): readonly string[] {
  if (!isTable(item)) return [];
  if (item.do === "pick" && typeof item.as === "string") return [item.as];
  // A target may be described by those before it.
  if (isTable(item.of) && !("do" in item)) return [typeof item.name === "string" ? item.name : "target"];
  return [];
}

/** Names bound inside the table. */
function namesFor(table: Readonly<Record<string, unknown>>, attachTo: CreatureFilter): readonly string[] {
  const names: string[] = [];
  if (table.do === "each") names.push(typeof table.as === "string" ? table.as : "it");
  if ("respondsTo" in table) names.push(...ofResponses);
  if (Array.isArray(table.costs)) {
    for (const cost of table.costs) if (isTable(cost) && typeof cost.as === "string") names.push(cost.as);
  }
  if (isPower(table)) names.push(...namesOfEvent(table.power === "triggered" ? table.on : table.would));
  if (isAction(table)) names.push(...targetsOf(table, attachTo).map(nameOf));
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
