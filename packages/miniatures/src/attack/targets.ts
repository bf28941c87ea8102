import { straightSpaceDistance } from "@undercroft/grid";
import { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import { bookForbids, cardPermits, notOffered } from "../precedence.ts";
import { areEnemies } from "../reading/creatures.ts";
import { wordsOf } from "../reading/names.ts";
import { fitsCreature } from "../reading/read.ts";
import { sceneOf } from "../reading/scene.ts";
import { sees, whyUnseen } from "../reading/seeing.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { permitsOf } from "../traits.ts";
import type { Attack } from "../vocabulary/index.ts";
import { reachOfAttack } from "./reach.ts";

type Melee = Extract<Attack, { kind: "melee" }>;
type Ranged = Extract<Attack, { kind: "ranged" }>;

/** mn.attack.melee.target, mn.attack.melee.reach; range comes first (mn.target.check-range). */
function claimMelee(body: Body, attacker: Creature, attack: Melee, target: Creature, claims: Claims<RuleId>): void {
  const scene = sceneOf(body);
  const [from, to] = [spaceOf(body, attacker), spaceOf(body, target)];
  const reach = reachOfAttack(body, attacker, attack);
  if (reach > 1) claims.permit("mn.attack.melee.reach");
  if (countedDistance(scene, from, to) > reach)
    notOffered(claims, reach > 1 ? "mn.attack.melee.reach" : "mn.attack.melee.target");
  else if (!reachesSpace(scene, from, to)) notOffered(claims, "mn.attack.melee.target");
}

/** mn.attack.ranged.target and the ranges. */
function claimRanged(body: Body, attacker: Creature, attack: Ranged, target: Creature, claims: Claims<RuleId>): void {
  if (typeof attack.range === "number") {
    if (countedDistance(sceneOf(body), spaceOf(body, attacker), spaceOf(body, target)) > attack.range) {
      notOffered(claims, "mn.attack.ranged.range");
      return;
    }
    claims.permit("mn.attack.ranged.range");
  } else if (attack.range === "sight") claims.permit("mn.attack.ranged.range-sight");
  // Whoever is seen can be reached: what stops lines of effect stops those of sight (mn.los.blocked, mn.loe.blocked).
  const unseen = whyUnseen(body, attacker, target);
  if (unseen !== null) notOffered(claims, unseen);
  else if (attack.range === "nearest") claimNearest(body, attacker, target, claims);
}

/** Range "nearest": one of the nearest enemies in sight, and no other (mn.ruling.ranged-nearest, mn.attack.ranged.range-nearest.tie). */
function claimNearest(body: Body, attacker: Creature, target: Creature, claims: Claims<RuleId>): void {
  const nearest = nearestEnemies(body, attacker);
  if (!nearest.includes(target)) bookForbids(claims, "mn.attack.ranged.range-nearest");
  else claims.permit(nearest.length > 1 ? "mn.attack.ranged.range-nearest.tie" : "mn.attack.ranged.range-nearest");
}

/** The enemies in a creature's line of sight that are nearest to it, all of them if several are (mn.nearest.tie). */
export function nearestEnemies(body: Body, attacker: Creature): readonly Creature[] {
  const scene = sceneOf(body);
  const from = spaceOf(body, attacker);
  let least = Number.POSITIVE_INFINITY;
  let nearest: Creature[] = [];
  for (const other of body.creatures) {
    if (other.status !== "in-play" || !areEnemies(body, attacker, other)) continue;
    const far = countedDistance(scene, from, spaceOf(body, other));
    if (far > least || !sees(body, attacker, other)) continue;
    if (far < least) nearest = [];
    least = far;
    nearest.push(other);
  }
  return nearest;
}

/** Whether an attack's own text means allies. */
const meansAllies = ({ affects }: Attack): boolean => affects?.side === "ally" || affects?.side === "yours";

/** Claims about aiming a melee or ranged attack at one creature. */
export function claimTarget(
  body: Body,
  attacker: Creature,
  attack: Attack,
  target: Creature,
  claims: Claims<RuleId> = new Claims(),
): Claims<RuleId> {
  if (target.status !== "in-play") {
    bookForbids(claims, "mn.hp.destroyed");
    return claims;
  }
  if (target.id === attacker.id) {
    notOffered(claims, "mn.attack.step4-targets");
    return claims;
  }
  if (!areEnemies(body, attacker, target)) {
    if (meansAllies(attack)) cardPermits(claims, "attack-allies");
    for (const { despite } of permitsOf(body, attacker, "attack-allies")) cardPermits(claims, "attack-allies", despite);
    bookForbids(claims, attack.kind === "melee" ? "mn.attack.melee.no-allies" : "mn.attack.ranged.no-allies");
    if (claims.list.length === 1) return claims;
  }
  if (attack.affects !== undefined && !fitsCreature(body, attack.affects, target, wordsOf(body, attacker)))
    notOffered(claims, "mn.attack.step4-targets");
  else if (attack.kind === "melee") claimMelee(body, attacker, attack, target, claims);
  else if (attack.kind === "ranged") claimRanged(body, attacker, attack, target, claims);
  return claims;
}

/** Whether a melee or ranged attack may be aimed at a creature. */
const isTarget = (body: Body, attacker: Creature, attack: Attack, target: Creature): boolean =>
  target.status === "in-play" &&
  !isOutOfReach(body, attacker, attack, target) &&
  !claimTarget(body, attacker, attack, target, new Claims("verdict")).settled;

/** A look before everything else is gone through: whoever is too far away, walls or not, is no target of a melee or ranged attack. */
function isOutOfReach(body: Body, attacker: Creature, attack: Attack, target: Creature): boolean {
  if (attack.kind !== "melee" && attack.kind !== "ranged") return false;
  const [from, to] = [spaceOf(body, attacker), spaceOf(body, target)];
  const far = straightSpaceDistance(sceneOf(body).board, from.at, from.size, to.at, to.size);
  if (attack.kind === "ranged") return typeof attack.range === "number" && far > attack.range;
  return far > 1 && far > reachOfAttack(body, attacker, attack);
}

/** Creatures that a melee or ranged attack may be aimed at. */
export const targetsFor = (body: Body, attacker: Creature, attack: Attack): readonly Creature[] =>
  body.creatures.filter((target) => isTarget(body, attacker, attack, target));

/** Whether there is one at all among those that are meant. */
export function hasTarget(
  body: Body,
  attacker: Creature,
  attack: Attack,
  isMeant: (target: Creature) => boolean = () => true,
): boolean {
  for (const target of body.creatures) if (isMeant(target) && isTarget(body, attacker, attack, target)) return true;
  return false;
}
