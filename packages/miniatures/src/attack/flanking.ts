import { isActive } from "../conditions/active.ts";
import { hasCondition } from "../conditions/has.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent, countedDistance } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import { flankingPair } from "../lines/flanking.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { arePartners } from "../moving/position.ts";
import { areEnemies, cardOf } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { isForbidden, isImmune } from "../traits.ts";
import { reachOfAttack } from "./reach.ts";
import { basicsOf } from "./text.ts";

/** Whether a line of a card deals something that a creature is not wholly immune to; one without damage does (mn.ruling.flank-partner). */
function harms(body: Body, creature: Creature, place: number, enemy: Creature): boolean {
  const damage = cardOf(body, creature).attacks[place]?.hit.damage ?? [];
  return damage.length === 0 || damage.some(({ type }) => type === undefined || !isImmune(body, enemy, type));
}

/** What keeps a creature from taking part in flanking an enemy that counts as standing at `to`, or null. */
function flankFault(body: Body, scene: Scene, creature: Creature, enemy: Creature, to: Space): RuleId | null {
  const from = spaceOf(body, creature);
  if (!areAdjacent(scene, from, to)) return "mn.attack.flanking.adjacent";
  if (!isActive(body, creature)) return "mn.attack.flanking.able";
  if (underDazed(body, creature)) return "mn.condition.dazed.flank";
  if (hasCondition(body, creature, "blinded")) return "mn.condition.blinded.flank";
  if (isForbidden(body, creature, "flank")) return "mn.precedence.level4";
  if (!reachesSpace(scene, from, to)) return "mn.attack.flanking.effective";
  const basics = basicsOf(body, creature);
  if (basics.length === 0) return "mn.attack.flanking.able";
  return basics.some((place) => harms(body, creature, place, enemy)) ? null : "mn.attack.flanking.effective";
}

/** Whether an attack of a creature reaches an enemy that is not beside it. */
const reachesAfar = (body: Body, scene: Scene, creature: Creature, to: Space): boolean =>
  cardOf(body, creature).attacks.some(
    (entry) =>
      entry.kind === "melee" &&
      countedDistance(scene, spaceOf(body, creature), to) <= reachOfAttack(body, creature, entry),
  );

/** Why two creatures do not flank an enemy together, or null if they do: for whoever asks. */
export function whyNoFlanking(
  body: Body,
  scene: Scene,
  one: Creature,
  other: Creature,
  enemy: Creature,
): RuleId | null {
  const to = spaceOf(body, enemy);
  for (const creature of [one, other]) {
    const fault = flankFault(body, scene, creature, enemy, to);
    if (fault === "mn.attack.flanking.adjacent" && reachesAfar(body, scene, creature, to))
      return "mn.ruling.flank-reach";
    if (fault !== null) return fault;
  }
  if (!areEnemies(body, one, enemy)) return "mn.attack.flanking.adjacent";
  if (areEnemies(body, one, other) || arePartners(one, other)) return "mn.ruling.flank-partner";
  const pair = flankingPair(scene, spaceOf(body, one), spaceOf(body, other), to);
  return pair === null ? "mn.attack.flanking.line" : null;
}

/**
 * The ally with which an attacker flanks an enemy, or null (mn.attack.flanking.adjacent, mn.attack.flanking.both). An attack that
 * takes in its own side flanks nobody there.
 */
export function flanksWith(body: Body, scene: Scene, attacker: Creature, enemy: Creature, to: Space): Creature | null {
  if (!areEnemies(body, attacker, enemy)) return null;
  if (flankFault(body, scene, attacker, enemy, to) !== null) return null;
  for (const ally of body.creatures) {
    if (ally.status !== "in-play" || ally === attacker || ally === enemy || arePartners(attacker, ally)) continue;
    if (areEnemies(body, attacker, ally) || flankFault(body, scene, ally, enemy, to) !== null) continue;
    if (flankingPair(scene, spaceOf(body, attacker), spaceOf(body, ally), to) !== null) return ally;
  }
  return null;
}
