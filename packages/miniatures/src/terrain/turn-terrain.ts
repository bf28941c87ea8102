/** What terrain does as a creature's turn starts and ends: for the phases of the turn. */
import type { Blow } from "../damage/locals.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { spaceOf } from "../reading/space.ts";
import { standsOn } from "../reading/standing.ts";
import type { Body, Creature } from "../state.ts";
import { terrainBlow } from "./harm.ts";

/**
 * The damage of the terrain that a creature starts its turn on, each type an event of its own (mn.terrain.fire, mn.terrain.corrosive,
 * mn.ruling.start-damage). A rider stands where its mount stands.
 */
export function startOfTurnBlows(body: Body, creature: Creature): readonly Blow[] {
  const blows: Blow[] = [];
  if (standsOn(body, spaceOf(body, creature), "fire")) blows.push(terrainBlow(creature, "fire", null));
  if (standsOn(body, spaceOf(body, creature), "corrosive")) blows.push(terrainBlow(creature, "corrosive", null));
  return blows;
}

/** Tells by what terrain a creature is hurt as its turn starts; any square of its space will do. */
export function tellStart(run: Run, creature: Creature, { source }: Blow): void {
  const rule = source.terrain === "fire" ? "mn.terrain.fire" : "mn.terrain.corrosive";
  const because: readonly RuleId[] = spaceOf(run.body, creature).size > 1 ? ["mn.map.big-in-terrain"] : [];
  run.emit({ event: "noted", thing: creature.id, because, rule });
}

/** On 1 to 5 dangerous terrain hurts. */
const DANGER = 5;

export const isInDanger = (body: Body, creature: Creature): boolean =>
  creature.status === "in-play" && standsOn(body, spaceOf(body, creature), "dangerous");

/** The roll of a creature that ends its turn on dangerous terrain, and the damage it brings (mn.terrain.dangerous.roll). */
export function dangerousRoll(run: Run, creature: Creature): readonly Blow[] {
  const die = run.draw("dangerous terrain", 20) + 1;
  const rule = "mn.terrain.dangerous.roll";
  run.emit({ event: "rolled", seat: creature.owner, purpose: "dangerous terrain", die, rule });
  return die <= DANGER ? [terrainBlow(creature, "dangerous", null)] : [];
}
