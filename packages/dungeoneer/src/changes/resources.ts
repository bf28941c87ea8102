import { isDungeonlord } from "../campaign/party.ts";
import type { Resource } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";

/** A player gains Glory, Peril or Movements; there is no most (dg.ruling.resource-cap). */
export function gain(
  run: Run,
  place: number,
  resource: Resource,
  amount: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  const player = playerAt(run.body, place);
  if (amount <= 0 || !(player.alive || isDungeonlord(run.body, place))) return;
  player[resource] += amount;
  run.emit({ event: "gained", player: place, resource, amount, rule, because });
}

/**
 * A whole cost is paid at once (dg.ruling.glory-affordability); nothing is said of a cost of 0.
 * @throws Error if there is less: whoever may pay is found out before.
 */
export function pay(
  run: Run,
  place: number,
  resource: Resource,
  amount: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  if (amount === 0) return;
  const player = playerAt(run.body, place);
  if (player[resource] < amount) throw new Error(`${player.id} has ${player[resource]} ${resource}, not ${amount}`);
  player[resource] -= amount;
  run.emit({ event: "paid", player: place, resource, amount, rule, because });
}

/** Losses stop at 0 (dg.ruling.resource-cap). */
export function lose(
  run: Run,
  place: number,
  resource: Resource,
  amount: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  const player = playerAt(run.body, place);
  const lost = Math.min(player[resource], amount);
  if (lost <= 0) return;
  player[resource] -= lost;
  const capped: readonly RuleId[] = lost < amount ? ["dg.ruling.resource-cap"] : [];
  run.emit({ event: "lost", player: place, resource, amount: lost, rule, because: [...because, ...capped] });
}
