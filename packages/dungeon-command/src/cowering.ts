import { Claims } from "@undercroft/kernel";
import type { Source } from "./events.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { CARD_LEVEL } from "./precedence.ts";
import type { Run, State } from "./procedures.ts";
import { actionById, creatureOf } from "./reading/names.ts";
import type { Creature } from "./state.ts";
import { forbids, hitPointsOf } from "./traits.ts";

/** Morale that cowering from this much damage costs: 1 for every full 10 points (dc.cower.morale-cost). */
export function cowerCost(points: number): number {
  return Math.floor(points / 10);
}

/**
 * What speaks for and against a creature's cowering: `amount` is the damage it would take now, after all reductions
 * (dc.ruling.cower-amount). It need not be untapped (dc.cower.no-tap).
 */
export function checkCower(
  state: State,
  source: Source,
  { creature: id, amount }: { readonly creature: string; readonly amount: number },
  unpreventable = false,
): Claims<RuleId> {
  const claims = new Claims<RuleId>();
  const { seats } = state.body;
  const creature = creatureOf(state.body, id);
  if (creature === null) {
    claims.forbid("dc.cower.option");
    return claims;
  }
  const payer = seats[creature.controller];
  const cost = cowerCost(amount);
  if (cost <= 0) claims.forbid("dc.ruling.cower-amount");
  if (hasTakenFrom(state, source, id)) claims.forbid("dc.cower.no-splitting");
  if (payer === undefined || payer.morale < cost) {
    const others = seats.some((one) => one !== payer && one.team === payer?.team && !one.out && one.morale >= cost);
    claims.forbid(others ? "dc.ruling.cower-cost-unavoidable" : "dc.cower.must-afford");
    // What it could pay for a part of the damage is of no use.
    if (payer !== undefined && payer.morale > 0) claims.forbid("dc.cower.no-splitting");
  }
  if (unpreventable) claims.forbid("dc.ruling.cower-unpreventable", CARD_LEVEL);
  if (forbids(state, "cower", creature) !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
  return claims;
}

/** Whether a creature has taken damage of this source already: one action is one source (dc.ruling.source-granularity). */
function hasTakenFrom({ frames }: State, { action }: Source, id: string): boolean {
  if (action === null) return false;
  for (const frame of frames) {
    if (frame.procedure !== "effect" || frame.locals.env.action !== action) continue;
    if (frame.locals.env.dealt.some((one) => one.creature === id && one.amount > 0)) return true;
  }
  return false;
}

/**
 * A creature cowers: its controller's warband pays at once, so that less is left for the next one
 * (dc.ruling.cower-several-creatures), and all else that the same action would do passes it by. Morale is tested by the
 * caller, after the whole event.
 */
export function cower(run: Run, creature: Creature, points: number, source: Source): void {
  const { id, controller: seat } = creature;
  const cost = cowerCost(points);
  const payer = run.body.seats[seat];
  if (payer === undefined) throw new Error(`nobody controls ${id}`);
  payer.morale -= cost;
  const stays = creature.tapped ? "dc.ruling.cower-while-tapped" : "dc.cower.no-tap";
  run.emit({ event: "cowered", creature: id, seat, cost, amount: points, source, rule: stays });
  const foreign = creature.owner !== seat;
  const rule = foreign ? "dc.ruling.control-and-morale" : "dc.cower.morale-cost";
  run.emit({ event: "track-lowered", track: "morale", seat, by: cost, to: payer.morale, rule });
  run.emit({ event: "damage-prevented", creature: id, amount: points, source, rule: "dc.cower.prevents-everything" });
  if (points > hitPointsOf(run.body, creature) - creature.damage) note(run, id, "dc.cower.full-amount");
  if (payer.morale === 0) note(run, id, "dc.ruling.cower-exact-morale");
  const action = source.action === null ? null : actionById(run.state, source.action);
  if (action === null) return;
  note(run, id, "dc.ruling.cower-is-not-an-action");
  if (action.evaded.includes(id)) return;
  action.evaded.push(id);
  note(run, id, "dc.ruling.cower-other-effects");
}

function note(run: Run, thing: string, rule: RuleId): void {
  run.emit({ event: "noted", thing, rule });
}
