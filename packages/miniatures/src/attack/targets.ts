import { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import { seesSpace } from "../lines/sight.ts";
import { verdict } from "../precedence.ts";
import { areEnemies } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import type { Attack } from "../vocabulary/index.ts";

type Melee = Extract<Attack, { kind: "melee" }>;
type Ranged = Extract<Attack, { kind: "ranged" }>;

/** mn.attack.melee.target, mn.attack.melee.reach */
function claimMelee(body: Body, attacker: Creature, attack: Melee, target: Creature, claims: Claims<RuleId>): void {
  const scene = sceneOf(body);
  const [from, to] = [spaceOf(body, attacker), spaceOf(body, target)];
  const reach = attack.reach ?? 1;
  if (reach > 1) claims.permit("mn.attack.melee.reach");
  if (countedDistance(scene, from, to) > reach)
    claims.forbid(reach > 1 ? "mn.attack.melee.reach" : "mn.attack.melee.target");
  else if (!reachesSpace(scene, from, to)) claims.forbid("mn.wall.blocks");
}

/** mn.attack.ranged.target and the ranges. */
function claimRanged(body: Body, attacker: Creature, attack: Ranged, target: Creature, claims: Claims<RuleId>): void {
  const scene = sceneOf(body);
  const [from, to] = [spaceOf(body, attacker), spaceOf(body, target)];
  if (!seesSpace(scene, from, to, 0) || !reachesSpace(scene, from, to)) claims.forbid("mn.attack.ranged.target");
  const far = countedDistance(scene, from, to);
  if (typeof attack.range === "number") {
    if (far > attack.range) claims.forbid("mn.attack.ranged.range");
  } else if (attack.range === "nearest") {
    if (far > nearestSeen(body, attacker)) claims.forbid("mn.attack.ranged.range-nearest");
  } else claims.permit("mn.attack.ranged.range-sight");
}

/** Distance to the nearest enemy in line of sight (mn.ruling.ranged-nearest). */
function nearestSeen(body: Body, attacker: Creature): number {
  const scene = sceneOf(body);
  const from = spaceOf(body, attacker);
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of body.creatures) {
    if (other.status !== "in-play" || !areEnemies(body, attacker, other)) continue;
    const to = spaceOf(body, other);
    if (seesSpace(scene, from, to, 0)) nearest = Math.min(nearest, countedDistance(scene, from, to));
  }
  return nearest;
}

/** Claims about aiming a melee or ranged attack at one creature. */
export function claimTarget(body: Body, attacker: Creature, attack: Attack, target: Creature): Claims<RuleId> {
  const claims = new Claims<RuleId>();
  if (target.status !== "in-play") claims.forbid("mn.hp.destroyed");
  else if (!areEnemies(body, attacker, target))
    claims.forbid(attack.kind === "melee" ? "mn.attack.melee.no-allies" : "mn.attack.ranged.no-allies");
  else if (attack.kind === "melee") claimMelee(body, attacker, attack, target, claims);
  else if (attack.kind === "ranged") claimRanged(body, attacker, attack, target, claims);
  return claims;
}

/** Whether an attack could be aimed at anybody now (mn.ruling.no-target). */
export const anyTarget = (body: Body, attacker: Creature, attack: Attack): boolean =>
  targetsFor(body, attacker, attack).length > 0;

/** Creatures that a melee or ranged attack may be aimed at. */
export const targetsFor = (body: Body, attacker: Creature, attack: Attack): readonly Creature[] =>
  body.creatures.filter((target) => verdict(claimTarget(body, attacker, attack, target)).legal);
