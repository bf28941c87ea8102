/** Targets while they are chosen: what may be chosen now, how many, and whether there is enough. */
import { seatOf } from "../ids.ts";
import type { State } from "../procedures.ts";
import { amount } from "../reading/amount.ts";
import { holds } from "../reading/holds.ts";
import { select } from "../reading/select.ts";
import type { TextRef } from "../state.ts";
import { candidatesFor, hasCandidates } from "./legal-target.ts";
import type { Env } from "./locals.ts";
import { actionsAt, type TargetSpec, targetSpecs } from "./specs.ts";

export { attacksOf, type WaitingAttack } from "./attacks.ts";
export { type RecheckedTargets, recheckTargets } from "./recheck.ts";
export {
  type AttackFacts,
  actionsAt,
  programsAt,
  type TargetSpec,
  targetSpecs,
} from "./specs.ts";

/**
 * Everything that may be chosen for a target now, in the usual order of things. For the actions of a card after the
 * first only kinds are tested (dc.ruling.multi-action-target-legality).
 */
export function candidates(state: State, env: Env, spec: TargetSpec): readonly string[] {
  return candidatesFor(state, env, spec, spec.later);
}

/** How many things are chosen for a target, and the seat number of whoever chooses. */
export function rangeOf(
  state: State,
  env: Env,
  spec: TargetSpec,
): { readonly min: number; readonly max: number; readonly chooser: number } {
  const { count, upTo, by } = spec;
  const [seat] = by === null ? [] : select(state, by, env);
  const chooser = (seat === undefined ? null : seatOf(seat)) ?? env.seat;
  if (upTo !== null) return { min: count === null ? 0 : 1, max: Math.max(0, amount(state, upTo, env)), chooser };
  const exact = count === null ? 1 : Math.max(0, amount(state, count, env));
  return { min: exact, max: exact, chooser };
}

/**
 * Whether every target that the text needs could be chosen from legal ones now (dc.ruling.no-legal-target), the
 * conditions of its actions among them. Looks no further than the first candidate that does.
 */
export function hasAllTargets(state: State, env: Env, text: TextRef): boolean {
  const { content } = state.body;
  const specs = targetSpecs(content, text);
  const actions = actionsAt(content, text);
  if (specs.length === 0) {
    for (let i = 0; i < actions.length; i++) if (!meetsNeeds(state, env, text, i)) return false;
    return true;
  }
  return canChoose(state, env, text, specs, 0, 0);
}

/** The condition of an action; of later ones it is tested on resolution alone. */
function meetsNeeds(state: State, env: Env, text: TextRef, action: number): boolean {
  if (action > 0) return true;
  const needs = actionsAt(state.body.content, text)[action]?.needs;
  return needs === undefined || holds(state, needs, env);
}

/** Whether the targets from place `at` on can all be chosen, the names before them being bound. */
function canChoose(
  state: State,
  env: Env,
  text: TextRef,
  specs: readonly TargetSpec[],
  at: number,
  done: number,
): boolean {
  const spec = specs[at];
  const action = spec?.action ?? done + 1;
  if (action > done && !meetsNeeds(state, env, text, done)) return false;
  if (spec === undefined) return true;
  const { min, max } = rangeOf(state, env, spec);
  if (!spec.isRead) {
    if (min > 0 && !hasCandidates(state, env, spec, spec.later, min)) return false;
    return canChoose(state, env, text, specs, at + 1, action);
  }
  const before = env.names[spec.name];
  const list = max === 0 ? [] : candidatesFor(state, env, spec, spec.later);
  let found = false;
  if (list.length >= min) {
    // Where several are chosen, each is tried as the first of them.
    for (let i = 0; i < list.length && !found; i++) {
      env.names[spec.name] = [...list.slice(i), ...list.slice(0, i)].slice(0, Math.max(1, min));
      found = canChoose(state, env, text, specs, at + 1, action);
    }
    if (!found && min === 0) {
      env.names[spec.name] = [];
      found = canChoose(state, env, text, specs, at + 1, action);
    }
  }
  if (before === undefined) delete env.names[spec.name];
  else env.names[spec.name] = before;
  return found;
}
