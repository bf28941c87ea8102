import { Claims } from "@undercroft/kernel";
import { distanceBetween } from "./distance.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { hasLineOfSight } from "./line-of-sight.ts";
import { areAdjacent, enemyBeside } from "./moving/space.ts";
import { tapped, timing } from "./powers.ts";
import { CARD_LEVEL } from "./precedence.ts";
import type { State } from "./procedures.ts";
import { factsOf } from "./reading/facts.ts";
import type { Body, Creature } from "./state.ts";
import { forbids, hasTrait, rangedOf } from "./traits.ts";

/** How one attack differs from the attacker's own melee or ranged attack. */
export interface AttackTerms {
  readonly type: "melee" | "ranged";
  /** Distance of the ranged attack; the attacker's entry if null. */
  readonly distance: number | null;
  /** It may be made with enemies adjacent. */
  readonly besideEnemies: boolean;
  /** It needs no ranged entry. */
  readonly withoutEntry: boolean;
  /** It needs line of sight. */
  readonly sight: boolean;
}

const basicTermsOf = (type: "melee" | "ranged"): AttackTerms => ({
  type,
  distance: null,
  besideEnemies: false,
  withoutEntry: false,
  sight: true,
});

/** The terms of a creature's own melee and ranged attack. */
export const basicTerms: { readonly [T in "melee" | "ranged"]: AttackTerms } = {
  melee: basicTermsOf("melee"),
  ranged: basicTermsOf("ranged"),
};

/** Whether the active creature, the turn player's own, may attack at all now, whomever (dc.attack.declare). */
export function strikeClaims(state: State, seat: number, attacker: Creature, claims: Claims<RuleId>): void {
  timing(state, seat, "standard", attacker, claims);
  tapped(state, "standard", attacker, claims);
}

/** Whether the active creature may declare its melee or ranged attack on a target now (dc.attack.declare). */
export function attackClaims(
  state: State,
  seat: number,
  attacker: Creature,
  type: "melee" | "ranged",
  target: string,
  claims: Claims<RuleId> = new Claims<RuleId>(),
): Claims<RuleId> {
  strikeClaims(state, seat, attacker, claims);
  if (claims.settled) return claims;
  const other = state.body.creatures.find((c) => c.id === target);
  if (other === undefined) claims.forbid("dc.target.must-choose");
  else reachClaims(state, attacker, other, basicTerms[type], claims);
  return claims;
}

/** What the rules say of an attack between two creatures where they stand: on declaration and again on resolution. */
export function reachClaims(
  state: State,
  attacker: Creature,
  target: Creature,
  terms: AttackTerms,
  claims: Claims<RuleId>,
): void {
  const { body } = state;
  if (attacker === target) {
    claims.forbid("dc.ruling.no-self-attack");
    return;
  }
  if (terms.type === "melee") {
    if (!areAdjacent(body, attacker, target))
      claims.forbid(claims.explained ? outOfReach(body, attacker, target) : "dc.melee.adjacent");
    if (!claims.settled) forbidden(state, attacker, target, "melee", claims);
    return;
  }
  const entry = rangedOf(body, attacker);
  if (entry === null && !terms.withoutEntry) {
    claims.forbid("dc.ranged.needs-entry");
    return;
  }
  besideEnemyClaims(body, attacker, terms, claims);
  if (!claims.settled) shotClaims(state, attacker, target, terms, terms.distance ?? entry?.distance ?? 0, claims);
}

/** Whether enemies beside it keep a creature from any ranged attack (dc.ranged.not-beside-enemy). */
export function besideEnemyClaims(body: Body, attacker: Creature, terms: AttackTerms, claims: Claims<RuleId>): void {
  if (terms.besideEnemies || enemyBeside(body, attacker) === null) return;
  claims.forbid("dc.ranged.not-beside-enemy");
  if (hasTrait(body, attacker, "shoots-beside-enemies"))
    claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.ranged.not-beside-enemy"]);
}

/** What the target of a ranged attack decides: its distance in squares, prohibitions, line of sight. */
export function shotClaims(
  state: State,
  attacker: Creature,
  target: Creature,
  terms: AttackTerms,
  distance: number,
  claims: Claims<RuleId>,
): void {
  const { body } = state;
  // The straight distance is never longer than the route around walls: a cheap test first.
  const tooFar = distanceBetween(body, attacker, target, true) > distance;
  if (tooFar) claims.forbid("dc.ranged.within-distance");
  if (claims.settled) return;
  forbidden(state, attacker, target, "ranged", claims);
  if (tooFar || claims.settled) return;
  if (terms.sight && !hasLineOfSight(body, attacker, target)) claims.forbid("dc.ranged.needs-los");
  else if (distanceBetween(body, attacker, target, !terms.sight) > distance) claims.forbid("dc.distance.around-walls");
}

/** Why a target cannot be reached hand to hand: too far away, or a wall in between, straight or around a corner. */
function outOfReach(body: Body, attacker: Creature, target: Creature): RuleId {
  if (distanceBetween(body, attacker, target, true) > 1) return "dc.melee.adjacent";
  const { width } = body.battlefield.shape;
  const columns = Math.abs((attacker.at % width) - (target.at % width));
  const rows = Math.abs(Math.floor(attacker.at / width) - Math.floor(target.at / width));
  return columns === 1 && rows === 1 ? "dc.ruling.adjacency-and-walls" : "dc.melee.not-across-wall";
}

function forbidden(
  state: State,
  attacker: Creature,
  target: Creature,
  type: "melee" | "ranged",
  claims: Claims<RuleId>,
): void {
  if (!factsOf(state.body.content).barsAttacks) return;
  const barred =
    forbids(state, "attack", attacker, target) ??
    forbids(state, type === "melee" ? "attack-melee" : "attack-ranged", attacker, target) ??
    forbids(state, "be-attacked", target, attacker);
  if (barred !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
}
