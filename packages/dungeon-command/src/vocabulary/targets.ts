/** Which targets an action has: those it states, and those that its attacks and attachments imply. */
import { walk } from "@undercroft/cards";
import type { Action, CreatureFilter, Reference, Target } from "./ast.ts";
import { unsaid } from "./unsaid.ts";
import { reservedNames } from "./words.ts";

const boundByTheGame: readonly string[] = reservedNames.filter((name) => name !== "target");

/**
 * Every target of the action in the order in which it is chosen: the stated ones, then for each attack or attachment
 * whose target no other node binds, a creature of its own. An implied target of an attack is any creature but the
 * attacker (dc.attack.any-side, dc.ruling.no-self-attack); reach and sight come with the attack. That of an attachment
 * is what the card's attach entry allows.
 */
export function targetsOf(action: Action, attachTo: CreatureFilter = {}): readonly Target[] {
  const targets: Target[] = [...(action.targets ?? [])];
  const bound = new Set<string>([...boundByTheGame, ...targets.map(nameOf), ...namesBoundInside(action)]);
  walk(action.steps, (table) => {
    const implied = impliedBy(table);
    if (implied === undefined || bound.has(implied.name)) return;
    bound.add(implied.name);
    targets.push({ name: implied.name, of: { creatures: implied.attack ? { another: true } : attachTo } });
  });
  return targets;
}

/** The name a target is bound to. */
export const nameOf = (target: Target): Reference => target.name ?? "target";

function impliedBy(table: object): { readonly name: Reference; readonly attack: boolean } | undefined {
  const word = textUnder(table, "do");
  if (word === "attack") return { name: textUnder(table, "target") ?? unsaid.attack.target, attack: true };
  if (word === "attach") return { name: textUnder(table, "to") ?? unsaid.attach.to, attack: false };
  return undefined;
}

// Loops, picks and costs bind names too; an attack on one of those has no target of its own.
function namesBoundInside(action: Action): readonly string[] {
  const names: string[] = [];
  walk(action.steps, (table) => {
    const as = textUnder(table, "as");
    if (as !== undefined) names.push(as);
  });
  return names;
}

function textUnder(table: object, key: string): string | undefined {
  const value: unknown = Object.entries(table).find(([own]) => own === key)?.[1];
  return typeof value === "string" ? value : undefined;
}
