import type { RuleId } from "./ledger/rule-ids.ts";
import type { Run } from "./procedures.ts";
import type { Body, Creature } from "./state.ts";
import { printedLevel } from "./traits.ts";

/**
 * Whom the effects in force give a creature: the latest of them, or else its owner (dc.control.default,
 * dc.ruling.card-conflicts). A seat that has left controls nothing.
 */
export function controllerByEffects(body: Body, creature: Creature): number {
  let seat = creature.owner;
  let stamp = -1;
  for (const effect of body.effects) {
    if (effect.what.kind !== "control" || effect.what.creature !== creature.id || effect.stamp < stamp) continue;
    if (body.seats[effect.what.by]?.out !== false) continue;
    seat = effect.what.by;
    ({ stamp } = effect);
  }
  return seat;
}

/** Hands a creature over; everything else about it stays (dc.ruling.control-change). False if it is the seat's already. */
export function takeControl(run: Run, creature: Creature, to: number, rule: RuleId): boolean {
  const { body } = run;
  const from = creature.controller;
  if (from === to || body.seats[to]?.out !== false) return false;
  creature.controller = to;
  run.emit({ event: "control-changed", creature: creature.id, from, to, rule });
  if (body.turn.active === creature.id) endActivationOf(run, creature.id);
  if (levelsControlled(body, to) > (body.seats[to]?.leadership ?? 0))
    run.emit({ event: "noted", thing: creature.id, rule: "dc.ruling.leadership-counts-controlled" });
  return true;
}

/** Its activation ends once the stack is empty, whoever has the creature by then (dc.ruling.activation-limits). */
function endActivationOf(run: Run, id: string): void {
  for (const frame of run.state.frames)
    if (frame.procedure === "activation" && frame.locals.creature === id) frame.locals.lost = true;
  run.emit({ event: "noted", thing: id, rule: "dc.ruling.control-change" });
}

/** Printed Levels of all creatures that a seat controls (dc.ruling.leadership-counts-controlled). */
export function levelsControlled(body: Body, seat: number): number {
  let sum = 0;
  for (const creature of body.creatures) if (creature.controller === seat) sum += printedLevel(body, creature);
  return sum;
}
