import { dropAttachments } from "../attachments.ts";
import { moveMarker } from "../changes/perform.ts";
import { testMorale } from "../ending.ts";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { factsOf } from "../reading/facts.ts";
import { creatureOf } from "../reading/names.ts";
import type { Body, Creature } from "../state.ts";
import { hitPointsOf, levelOf, printedHitPoints, printedLevel } from "../traits.ts";
import type { Loss } from "./locals.ts";

/** Why a creature's owner loses Morale as it does: the most special entry that made a difference. */
function lossRule(creature: Creature, printed: number, level: number): RuleId {
  if (creature.controller !== creature.owner) return "dc.ruling.control-and-morale";
  return printed === level ? "dc.destroy.morale-loss" : "dc.destroy.printed-level-only";
}

/** Whether its damage is enough (dc.destroy.condition). */
export function isDead(body: Body, creature: Creature): boolean {
  return creature.damage >= hitPointsOf(body, creature);
}

/**
 * Takes creatures off the battlefield together and says what their owners lose: printed Levels. The cards go to their
 * owners' graveyards, what was attached to them to its owners' discard piles.
 */
export function bury(run: Run, ids: readonly string[], source: Source, rule: RuleId): Loss[] {
  const { body } = run;
  const dead: Creature[] = [];
  const losses: Loss[] = [];
  for (const id of ids) {
    const creature = creatureOf(body, id);
    if (creature === null || dead.includes(creature)) continue;
    dead.push(creature);
    const printed = printedLevel(body, creature);
    losses.push({ seat: creature.owner, by: printed, rule: lossRule(creature, printed, levelOf(body, creature)) });
  }
  if (dead.length > 1) run.emit({ event: "noted", thing: null, rule: "dc.ruling.simultaneous-destruction" });
  for (const creature of dead) body.creatures.splice(body.creatures.indexOf(creature), 1);
  for (const creature of dead) {
    const { id, card, owner, at, controller, attached } = creature;
    body.seats[owner]?.graveyard.push(card);
    run.emit({ event: "destroyed", creature: id, card, owner, controller, attached: [...attached], at, source, rule });
    const where = controller === owner ? "dc.destroy.graveyard" : "dc.control.destroyed-to-owner";
    run.emit({ event: "noted", thing: id, rule: where });
    dropAttachments(run, creature, "dc.destroy.attached-discard");
  }
  return losses;
}

/** Creatures whose Hit Points something has lowered to their damage (dc.ruling.destruction-timing), spared ones left out. */
export function fallen(body: Body): string[] {
  const dead: string[] = [];
  const { keys, lowersHitPoints } = factsOf(body.content);
  if (!keys.has("hit-points")) return dead;
  for (const creature of body.creatures) {
    if (creature.damage === 0 || (!lowersHitPoints && creature.damage < printedHitPoints(body, creature))) continue;
    const excess = creature.damage - hitPointsOf(body, creature);
    if (excess >= 0 && (creature.spared === undefined || excess > creature.spared)) dead.push(creature.id);
  }
  return dead;
}

/** What creatures were spared from destroys them no more (dc.ruling.spared-unhealed). */
export function noteSpared(run: Run, ids: readonly string[]): void {
  for (const id of ids) {
    const creature = creatureOf(run.body, id);
    if (creature === null || !isDead(run.body, creature)) continue;
    creature.spared = creature.damage - hitPointsOf(run.body, creature);
    run.emit({ event: "noted", thing: id, rule: "dc.ruling.spared-unhealed" });
  }
}

/**
 * Destroys creatures together where nothing is replaced, and in the same event those that only lived by them: all losses
 * are applied, then Morale is tested once.
 */
export function destroyNow(run: Run, ids: readonly string[], source: Source, rule: RuleId): void {
  let dead = ids;
  let why = rule;
  while (dead.length > 0) {
    for (const loss of bury(run, dead, source, why)) moveMarker(run, "morale", loss.seat, -loss.by, loss.rule);
    dead = fallen(run.body);
    why = "dc.ruling.destruction-timing";
  }
  testMorale(run);
}
