import type { Next } from "@undercroft/kernel";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Dc, Run } from "../procedures.ts";
import { call } from "../procedures.ts";
import { mayBeReplaced } from "./change.ts";
import type { Change } from "./locals.ts";
import { applyChange } from "./perform.ts";

/** Changes after which nobody can have fallen for want of hit points. */
type Harmless = Exclude<Change, { readonly change: "detach" | "control" }>;

/**
 * Makes a change at once, which needs no frame, and returns null; where some text of the match could replace it, returns
 * the call that goes on at `then`. Its result is asked for by those who call the procedure themselves.
 */
export function makeChange(run: Run, change: Harmless, source: Source, rule: RuleId, then: string): Next<Dc> | null {
  if (mayBeReplaced(run.state, change, source))
    return call({ procedure: "change", locals: { change, source, rule, met: [] } }, then);
  applyChange(run, change, source, rule);
  return null;
}
