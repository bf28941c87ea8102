/**
 * Current characteristics in one place (design rule 11): the printed value and every bonus and penalty on it
 * (mn.bonus.stacking). Nothing else reads a printed number that an effect may change.
 */

import { isActive } from "./conditions/active.ts";
import { hasCondition } from "./conditions/has.ts";
import { underDazed } from "./conditions/limits.ts";
import { cardOf } from "./reading/creatures.ts";
import type { Body, Creature } from "./state.ts";
import type { Defense, Mode } from "./vocabulary/index.ts";

/**
 * The best rating of a seat for a champion test (mn.ruling.champion-test-active): before the map is chosen that of any
 * champion of the warband, later of those in play that are active and not under the limits of Dazed.
 */
export function activeRating(body: Body, seat: number, purpose: "map" | "initiative"): number {
  let best = 0;
  for (const creature of body.creatures) {
    if (creature.owner !== seat) continue;
    if (purpose === "initiative" && (creature.status !== "in-play" || !isActive(body, creature))) continue;
    if (purpose === "initiative" && underDazed(body, creature)) continue;
    best = Math.max(best, cardOf(body, creature).champion ?? 0);
  }
  return best;
}

/** Squares of a move action: mn.condition.immobilized, mn.condition.slowed and mn.squeeze.penalties are in it. */
export function speedOf(body: Body, creature: Creature): number {
  if (hasCondition(body, creature, "immobilized") || hasCondition(body, creature, "helpless")) return 0;
  const printed = cardOf(body, creature).speed;
  return hasCondition(body, creature, "slowed") ? Math.min(2, printed) : printed;
}

export function defenseOf(body: Body, creature: Creature, defense: Defense): number {
  return cardOf(body, creature).defenses[defense];
}

export function hasMode(body: Body, creature: Creature, mode: Mode): boolean {
  const { modes } = cardOf(body, creature);
  return mode !== "phasing" && modes?.includes(mode) === true;
}
