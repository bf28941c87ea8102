import { Claims } from "@undercroft/kernel";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body } from "../state.ts";
import { claimSpending, type Spending } from "../turn/allotment.ts";

/** What is left of a turn. */
export interface ActionsLeft {
  readonly actions: readonly Spending[];
  /** Only one of them may be taken (mn.condition.dazed.one-action). */
  readonly onlyOne: boolean;
}

/**
 * The actions that the creature whose turn it is has not spent. A second move was paid for with the attack action, a second minor
 * action with the move action or, where that is gone too, the attack action (mn.ruling.substitution-chain).
 */
export function actionsLeft(body: Body): ActionsLeft {
  const { turn } = body.battle;
  if (turn === null) return { actions: [], onlyOne: false };
  const creature = creatureOf(body, turn.creature);
  // Whoever may not even take a minor action takes none.
  const claims = new Claims<RuleId>("verdict");
  claimSpending(body, creature, turn, "minor", claims);
  if (claims.settled) return { actions: [], onlyOne: false };
  const extraMinors = Math.max(0, turn.minors - 1);
  const moves = Math.max(0, 1 - turn.moves - extraMinors);
  const attacks = 1 - turn.attacks - Math.max(0, turn.moves + extraMinors - 1);
  const actions: readonly Spending[] = [
    ...(attacks > 0 ? (["attack"] as const) : []),
    ...(moves > 0 ? (["move"] as const) : []),
    ...(turn.minors === 0 ? (["minor"] as const) : []),
  ];
  return { actions, onlyOne: underDazed(body, creature) };
}
