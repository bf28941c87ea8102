import { Claims } from "@undercroft/kernel";
import { attacksOf, cannotBeDodged, dodgedName, type WaitingAttack } from "./effects/attacks.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { hasCover } from "./line-of-sight.ts";
import { foreignRule } from "./multiplayer.ts";
import { tapped, timing } from "./powers.ts";
import { CARD_LEVEL, verdict } from "./precedence.ts";
import type { Run, State } from "./procedures.ts";
import { actionById, creatureOf } from "./reading/names.ts";
import type { Waiting } from "./stack/waiting.ts";
import type { Creature } from "./state.ts";
import { forbids, permits } from "./traits.ts";

/**
 * Whether a creature may dodge an action on the stack: it is the target of a ranged attack and has
 * cover from the attacker now (dc.dodge.action, dc.ruling.dodge-timing).
 */
export function dodgeClaims(
  state: State,
  seat: number,
  id: string,
  against: string,
  claims: Claims<RuleId> = new Claims<RuleId>(),
): Claims<RuleId> {
  const creature = state.body.creatures.find((c) => c.id === id);
  const action = actionById(state, against);
  if (creature === undefined || action === null || action.void) {
    claims.forbid("dc.ruling.dodge-timing");
    return claims;
  }
  const attack = attackAnswered(state, action, creature);
  if (attack === undefined) {
    claims.forbid("dc.dodge.action");
    return claims;
  }
  if (creature.controller !== seat) claims.forbid(foreignRule(state.body, seat, creature.controller));
  timing(state, seat, "immediate", creature, claims);
  tapped(state, "immediate", creature, claims);
  if (claims.settled) return claims;
  if (action.evaded.includes(id) || action.dodged?.some((one) => one.startsWith(`${id} `)) === true)
    claims.forbid("dc.ruling.source-dodge-one-attack");
  oneAttackClaims(state, attack, creature, claims);
  return claims;
}

/** What speaks for and against dodging one attack: cover, and what texts say of the creature and the attack. */
function oneAttackClaims(state: State, attack: WaitingAttack, creature: Creature, claims: Claims<RuleId>): void {
  if (attack.type === "melee") {
    claims.forbid("dc.ruling.cover-scope");
    if (permits(state, "dodge-melee", creature) !== null)
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.ruling.cover-scope"]);
  } else if (attack.attacker !== null && !hasCover(state.body, attack.attacker, creature.id)) {
    claims.forbid("dc.cover.clear-shot");
    if (permits(state, "dodge-without-cover", creature) !== null)
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.cover.clear-shot"]);
  }
  if (cannotBeDodged(state, attack, creature) || forbids(state, "dodge", creature) !== null)
    claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
}

/** The attacks of an action on a creature. */
function attacksAt(state: State, action: Waiting, id: string): readonly WaitingAttack[] {
  return attacksOf(state, action).filter(({ targets }) => targets.includes(id));
}

/** Whether a creature may dodge an attack, as it stands now. */
function mayDodge(state: State, attack: WaitingAttack, creature: Creature): boolean {
  const claims = new Claims<RuleId>("verdict");
  oneAttackClaims(state, attack, creature, claims);
  return verdict(claims).legal;
}

/** The attack that a dodge is judged by: of several by one action the first that the creature may dodge, else the first. */
function attackAnswered(state: State, action: Waiting, creature: Creature): WaitingAttack | undefined {
  const attacks = attacksAt(state, action, creature.id);
  const open = attacks.length < 2 ? undefined : attacks.find((attack) => mayDodge(state, attack, creature));
  return open ?? attacks[0];
}

/** Who makes the attack that a dodge of an action is judged by, or null. */
export function attackerDodged(state: State, against: string, id: string): string | null {
  const action = actionById(state, against);
  const creature = creatureOf(state.body, id);
  if (action === null || creature === null) return null;
  return attackAnswered(state, action, creature)?.attacker ?? null;
}

/**
 * Which attacks a dodge answers, fixed when it is declared; none are named where it answers all that the action makes on the
 * creature (dc.ruling.dodge-several-attacks).
 */
export function answeredBy(state: State, against: string, id: string): readonly string[] {
  const action = actionById(state, against);
  const creature = creatureOf(state.body, id);
  if (action === null || creature === null) return [];
  const answered: string[] = [];
  let others = 0;
  attacksOf(state, action).forEach((attack, place) => {
    if (!attack.targets.includes(id)) return;
    if (mayDodge(state, attack, creature)) answered.push(dodgedName(id, place));
    else others += 1;
  });
  return others === 0 ? [] : answered;
}

/** The dodge resolves: the attack passes the creature by, even if cover has been lost since (dc.dodge.effect). */
export function markDodged(run: Run, action: Waiting): void {
  const against = action.response === null ? null : actionById(run.state, action.response);
  if (against === null || against.void || action.creature === null) {
    run.emit({ event: "fizzled", action: action.id, rule: "dc.stack.impossible-action-does-nothing" });
    return;
  }
  const answered = action.names["dodged"] ?? [];
  if (answered.length > 0) {
    against.dodged ??= [];
    against.dodged.push(...answered);
    run.emit({ event: "noted", thing: action.creature, rule: "dc.ruling.dodge-several-attacks" });
  } else against.evaded.push(action.creature);
  run.emit({ event: "dodged", creature: action.creature, action: against.id, rule: "dc.dodge.effect" });
  // Cover was the condition for taking the action; that it has gone since does not matter.
  const attacker = attackerDodged(run.state, against.id, action.creature);
  if (attacker !== null && !hasCover(run.body, attacker, action.creature))
    run.emit({ event: "noted", thing: action.creature, rule: "dc.ruling.dodge-timing" });
}
