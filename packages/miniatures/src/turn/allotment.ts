import type { Claims } from "@undercroft/kernel";
import { isActive } from "../conditions/active.ts";
import { hasCondition } from "../conditions/has.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { isSpent } from "../mounting/spent.ts";
import type { Body, Creature, CreatureTurn } from "../state.ts";

/** What an action is spent as. */
export type Spending = "attack" | "move" | "minor";

/**
 * Claims about spending one more action of a kind (mn.turn.actions.allotment). An attack action may become a move or
 * minor action, a move action a minor one (mn.ruling.substitution-chain), so that only sums count.
 */
export function claimSpending(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  spending: Spending,
  claims: Claims<RuleId>,
): void {
  if (turn.charged) claims.forbid("mn.charge.one-free");
  else if (turn.over) claims.forbid(isSpent(body, creature) ? "mn.dismount.no-more-actions" : "mn.power.replaces.turn");
  const attacks = turn.attacks + (spending === "attack" ? 1 : 0);
  const moves = turn.moves + (spending === "move" ? 1 : 0);
  const minors = turn.minors + (spending === "minor" ? 1 : 0);
  if (attacks > 1) claims.forbid("mn.turn.actions.allotment");
  else if (attacks + moves > 2 || attacks + moves + minors > 3) claims.forbid("mn.ruling.substitution-chain");
  if (!isActive(body, creature)) claims.forbid("mn.condition.stunned.no-actions");
  else if (turn.noActions) claims.forbid("mn.condition.confused.table");
  else if (underDazed(body, creature) && turn.attacks + turn.moves + turn.minors > 0)
    claims.forbid(ruleOfDazed(body, creature));
  if (spending === "move" && turn.moves > 0) claims.permit("mn.turn.actions.substitute-attack");
  if (spending === "minor" && turn.minors > 0) claims.permit("mn.turn.actions.substitute-move");
}

/** Claims about what is done in place of an attack, move or minor action: whoever is Dominated attacks with a basic attack or not at all. */
export function claimReplacing(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  spending: Spending,
  claims: Claims<RuleId>,
): void {
  claimSpending(body, creature, turn, spending, claims);
  if (spending === "attack" && turn.dominator !== null) claims.forbid("mn.condition.dominated.basic-only");
}

/** Whose limits of Dazed a creature is under: by that name, or by another that includes them (mn.ruling.dazed-family). */
function ruleOfDazed(body: Body, creature: Creature): RuleId {
  if (hasCondition(body, creature, "dazed")) return "mn.condition.dazed.one-action";
  return hasCondition(body, creature, "confused") ? "mn.condition.confused.dazed" : "mn.condition.dominated.dazed";
}

/** Claims about spending all three actions at once (mn.turn.actions.replaces-turn): none may be spent, nor barred by a condition. */
export function claimWholeTurn(body: Body, creature: Creature, turn: CreatureTurn, claims: Claims<RuleId>): void {
  if (turn.attacks + turn.moves + turn.minors > 0) claims.forbid("mn.power.replaces.turn");
  if (underDazed(body, creature)) claims.forbid("mn.ruling.dazed-replaces");
  claimSpending(body, creature, turn, "attack", claims);
}

/** Marks all three actions as spent. */
export function spendWholeTurn(turn: CreatureTurn): void {
  turn.attacks = 1;
  turn.moves = 1;
  turn.minors = 1;
  turn.over = true;
}

/** Marks an action as spent. */
export function spend(turn: CreatureTurn, spending: Spending): void {
  if (spending === "attack") turn.attacks += 1;
  else if (spending === "move") turn.moves += 1;
  else turn.minors += 1;
}
