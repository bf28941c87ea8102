import { isActive } from "../conditions/active.ts";
import { hasCondition } from "../conditions/has.ts";
import { underDazed } from "../conditions/limits.ts";
import { areAdjacent } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import { flankingPair } from "../lines/flanking.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { arePartners } from "../moving/position.ts";
import { areEnemies, cardOf } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { isForbidden, isImmune } from "../traits.ts";
import { basicsOf } from "./text.ts";

/** Whether a line of a card deals something that a creature is not wholly immune to; one without damage does (mn.ruling.flank-partner). */
function harms(body: Body, creature: Creature, place: number, enemy: Creature): boolean {
  const damage = cardOf(body, creature).attacks[place]?.hit.damage ?? [];
  return damage.length === 0 || damage.some(({ type }) => type === undefined || !isImmune(body, enemy, type));
}

/** Whether a creature takes part in flanking an enemy that counts as standing at `to` (mn.attack.flanking.able, mn.attack.flanking.effective). */
function canFlank(body: Body, scene: Scene, creature: Creature, enemy: Creature, to: Space): boolean {
  const from = spaceOf(body, creature);
  if (!areAdjacent(scene, from, to) || !isActive(body, creature)) return false;
  if (underDazed(body, creature) || hasCondition(body, creature, "blinded")) return false;
  if (isForbidden(body, creature, "flank") || !reachesSpace(scene, from, to)) return false;
  return basicsOf(body, creature).some((place) => harms(body, creature, place, enemy));
}

/** The ally with which an attacker flanks an enemy, or null (mn.attack.flanking.adjacent, mn.attack.flanking.both). */
export function flanksWith(body: Body, scene: Scene, attacker: Creature, enemy: Creature, to: Space): Creature | null {
  if (!canFlank(body, scene, attacker, enemy, to)) return null;
  for (const ally of body.creatures) {
    if (ally.status !== "in-play" || ally === attacker || ally === enemy || arePartners(attacker, ally)) continue;
    if (areEnemies(body, attacker, ally) || !canFlank(body, scene, ally, enemy, to)) continue;
    if (flankingPair(scene, spaceOf(body, attacker), spaceOf(body, ally), to) !== null) return ally;
  }
  return null;
}
