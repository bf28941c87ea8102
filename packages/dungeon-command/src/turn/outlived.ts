import type { Next } from "@undercroft/kernel";
import { checkHitPoints } from "../damage/hit-points.ts";
import { call, type Dc, type Run } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";

/**
 * Goes on at `then` when a part of the turn has begun or ended: first whoever only lived by the time that is over is
 * destroyed (dc.ruling.destruction-timing), then what happened triggers; null if nothing does. `again`: the step that sees
 * to the triggers where some text may replace a destruction.
 */
export function settleOutlived(run: Run, again: string, then: string): Next<Dc> | null {
  const deaths = checkHitPoints(run);
  return deaths === null ? settle(run, then) : call(deaths, again);
}
