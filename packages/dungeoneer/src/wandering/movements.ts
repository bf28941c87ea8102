/** Movements of a Pack: those of its walk in this phase, never those of a hero (dg.opt.wandering.movement-roll). */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run, State } from "../procedures.ts";
import type { WanderingLocals } from "./locals.ts";

/** The walk of a Pack that is under way; null if it does not walk now, and has no Movements. */
function walkOf({ frames }: State, owner: number): WanderingLocals["wandering"] | null {
  const frame = frames.findLast((one) => one.procedure === "wandering" && one.locals.owner === owner);
  return frame?.procedure === "wandering" ? frame.locals : null;
}

/** The Movements that a Pack has left. */
export const packMovements = (state: State, owner: number): number => walkOf(state, owner)?.left ?? 0;

/** They become more or fewer; they stop at 0 (dg.ruling.resource-cap). */
export function movePackBy(run: Run, owner: number, plus: number, rule: RuleId): void {
  const walk = walkOf(run.state, owner);
  if (walk === null) return;
  const left = Math.max(0, walk.left + plus);
  const by = left - walk.left;
  if (by === 0) return;
  walk.left = left;
  run.emit({ event: "pack-paced", player: owner, by, left, rule });
}
