import type { RuleId } from "../ledger/rule-ids.ts";
import type { State } from "../procedures.ts";
import { holds } from "../reading/holds.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Names } from "../state.ts";
import { copyNames } from "./binding.ts";
import { envOf } from "./env.ts";
import { refusalOf } from "./legal-target.ts";
import type { Env } from "./locals.ts";
import { actionsAt, type TargetSpec, targetSpecs, textOfProgram } from "./specs.ts";

/** What is left of an action's targets when it resolves. */
export interface RecheckedTargets {
  /** All names of the action, targets that are still legal alone. */
  readonly names: Names;
  /** Targets that are skipped, each with the entry by which it is (dc.ruling.partial-targets). */
  readonly dropped: readonly { readonly thing: string; readonly rule: RuleId }[];
  /** The entry by which the action does nothing at all, or null if it resolves. */
  readonly fizzles: RuleId | null;
}

/**
 * Tests the targets of an action that resolves, each requirement that concerns them (dc.target.recheck-on-resolve,
 * dc.ruling.recheck-scope). It resolves for those that are still legal; if none is, it does nothing
 * (dc.ruling.partial-targets, dc.ruling.attach-fizzle, dc.ruling.attacker-restrictions-recheck).
 */
export function recheckTargets(state: State, action: Waiting): RecheckedTargets {
  const { program } = action;
  if (program === null) return { names: action.names, dropped: [], fizzles: null };
  const { text, action: index } = textOfProgram(program);
  const { content } = state.body;
  const env = envOf(state, action);
  const names = copyNames(action.names);
  const dropped: { thing: string; rule: RuleId }[] = [];
  let kept = 0;
  let lastSpec: TargetSpec | null = null;
  for (const spec of targetSpecs(content, text)) {
    if (spec.action !== index || spec.purpose === "modes") continue;
    const chosen = action.names[spec.name] ?? [];
    const legal = testEach(state, env, spec, chosen, dropped);
    if (legal.length < chosen.length) lastSpec = spec;
    names[spec.name] = legal;
    env.names[spec.name] = legal;
    kept += legal.length;
  }
  if (dropped.length > 0 && kept === 0) return { names, dropped, fizzles: fizzleRule(dropped, lastSpec) };
  const needs = actionsAt(content, text)[index]?.needs;
  const fizzles = needs === undefined || holds(state, needs, env) ? null : "dc.stack.impossible-action-does-nothing";
  return { names, dropped: dropped.map(({ thing }) => ({ thing, rule: "dc.ruling.partial-targets" })), fizzles };
}

function testEach(
  state: State,
  env: Env,
  spec: TargetSpec,
  chosen: readonly string[],
  dropped: { thing: string; rule: RuleId }[],
): readonly string[] {
  if (chosen.every((id) => refusalOf(state, env, spec, id, false) === null)) return chosen;
  const legal: string[] = [];
  for (const thing of chosen) {
    const rule = refusalOf(state, env, spec, thing, false);
    if (rule === null) legal.push(thing);
    else dropped.push({ thing, rule });
  }
  return legal;
}

/** Why an action without a single legal target does nothing. */
function fizzleRule(dropped: readonly { readonly rule: RuleId }[], spec: TargetSpec | null): RuleId {
  if (spec?.attaches === true) return "dc.ruling.attach-fizzle";
  const only = dropped.length === 1 ? dropped[0]?.rule : undefined;
  if (only === "dc.ranged.not-beside-enemy") return "dc.ruling.attacker-restrictions-recheck";
  if (dropped.length > 1) return "dc.ruling.partial-targets";
  return only === "dc.ruling.recheck-scope" ? only : "dc.target.recheck-on-resolve";
}
