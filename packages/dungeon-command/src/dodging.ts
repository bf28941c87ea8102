import { Claims } from "@undercroft/kernel";
import { attacksOf, cannotBeDodged, type WaitingAttack } from "./effects/attacks.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { hasCover } from "./line-of-sight.ts";
import { foreignRule } from "./multiplayer.ts";
import { tapped, timing } from "./powers.ts";
import { CARD_LEVEL } from "./precedence.ts";
import type { Run, State } from "./procedures.ts";
import { actionById, creatureOf } from "./reading/names.ts";
import type { Waiting } from "./stack/waiting.ts";
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
  const attack = attackOn(state, action, id);
  if (attack === undefined) {
    claims.forbid("dc.dodge.action");
    return claims;
  }
  if (creature.controller !== seat) claims.forbid(foreignRule(state.body, seat, creature.controller));
  timing(state, seat, "immediate", creature, claims);
  tapped(state, "immediate", creature, claims);
  if (claims.settled) return claims;
  if (action.evaded.includes(id) || action.dodged?.includes(id) === true)
    claims.forbid("dc.ruling.source-dodge-one-attack");
  if (attack.type === "melee") {
    claims.forbid("dc.ruling.cover-scope");
    if (permits(state, "dodge-melee", creature) !== null)
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.ruling.cover-scope"]);
  } else if (attack.attacker !== null && !hasCover(state.body, attack.attacker, id)) {
    claims.forbid("dc.cover.clear-shot");
    if (permits(state, "dodge-without-cover", creature) !== null)
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.cover.clear-shot"]);
  }
  if (cannotBeDodged(state, attack, creature) || forbids(state, "dodge", creature) !== null)
    claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
  return claims;
}

/**
 * The attack on a creature that a dodge would answer: of several by one action the first from which it has cover, else the
 * first (dc.ruling.dodge-several-attacks).
 */
function attackOn(state: State, action: Waiting, id: string): WaitingAttack | undefined {
  const attacks = attacksOf(state, action);
  const covered =
    attacks.length < 2
      ? undefined
      : attacks.find(
          ({ type, attacker, targets }) =>
            type === "ranged" && targets.includes(id) && attacker !== null && hasCover(state.body, attacker, id),
        );
  return covered ?? attacks.find(({ targets }) => targets.includes(id));
}

/** Whether an action also strikes a creature hand to hand, which its cover does nothing against (dc.ruling.cover-scope). */
function strikesToo(state: State, action: Waiting, id: string): boolean {
  const creature = creatureOf(state.body, id);
  if (creature === null || permits(state, "dodge-melee", creature) !== null) return false;
  return attacksOf(state, action).some(({ type, targets }) => type === "melee" && targets.includes(id));
}

/** The dodge resolves: the attack passes the creature by, even if cover has been lost since (dc.dodge.effect). */
export function markDodged(run: Run, action: Waiting): void {
  const against = action.response === null ? null : actionById(run.state, action.response);
  if (against === null || against.void || action.creature === null) {
    run.emit({ event: "fizzled", action: action.id, rule: "dc.stack.impossible-action-does-nothing" });
    return;
  }
  if (strikesToo(run.state, against, action.creature)) {
    against.dodged ??= [];
    against.dodged.push(action.creature);
    run.emit({ event: "noted", thing: action.creature, rule: "dc.ruling.dodge-several-attacks" });
  } else against.evaded.push(action.creature);
  run.emit({ event: "dodged", creature: action.creature, action: against.id, rule: "dc.dodge.effect" });
  // Cover was the condition for taking the action; that it has gone since does not matter.
  if (against.creature !== null && !hasCover(run.body, against.creature, action.creature))
    run.emit({ event: "noted", thing: action.creature, rule: "dc.ruling.dodge-timing" });
}
