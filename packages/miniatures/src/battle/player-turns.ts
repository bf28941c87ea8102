import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body } from "../state.ts";

/** Creatures of a seat that have not had their turn in the round. */
function waiting(body: Body, seat: number): number {
  let count = 0;
  for (const creature of body.creatures)
    if (creature.owner === seat && creature.status === "in-play" && !creature.acted) count += 1;
  return count;
}

/** The next player turn of the round: whose, how many creatures, and the rule that says so; null if all have acted. */
export function playersTurn(body: Body): { seat: number; creatures: number; rule: RuleId } | null {
  const { first, player } = body.battle;
  const left = body.sides.map((_, seat) => waiting(body, seat));
  if (player === null) {
    const opener = first ?? 0;
    const starter = left[opener] === 0 ? 1 - opener : opener;
    if (left[starter] === 0) return null;
    return { seat: starter, creatures: 1, rule: "mn.battle.turns.first" };
  }
  const other = 1 - player;
  if ((left[other] ?? 0) > 0) {
    const alone = left[other] === 1;
    return {
      seat: other,
      creatures: alone ? 1 : 2,
      rule: alone ? "mn.battle.turns.last-one" : "mn.battle.turns.alternate",
    };
  }
  const rest = left[player] ?? 0;
  if (rest === 0) return null;
  return { seat: player, creatures: Math.min(2, rest), rule: "mn.battle.turns.leftover" };
}
