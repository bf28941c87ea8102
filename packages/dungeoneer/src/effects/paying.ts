/** What cards cost besides their value (dg.ruling.glory-affordability). */
import { wound } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import { playerAt } from "../players.ts";
import { call, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { Cost } from "../vocabulary/index.ts";

const due = (costs: readonly Cost[], what: Cost["pay"]): number =>
  costs.reduce((sum, cost) => (cost.pay === what ? sum + cost.amount : sum), 0);

/** Whether a player can pay all of it at once; Peril is that of `affected`, never one's own (dg.dl.no-own-peril). A hero does not die of a price (dg.ruling.sacrifice-lethal-price). */
export function canPay(body: Body, place: number, costs: readonly Cost[], affected: number): boolean {
  const { glory, movements, life, hand } = playerAt(body, place);
  const peril = due(costs, "peril");
  return (
    glory >= due(costs, "glory") &&
    movements >= due(costs, "movements") &&
    (due(costs, "life") === 0 || life > due(costs, "life")) &&
    hand.length >= due(costs, "cards") &&
    (peril === 0 || (affected !== place && playerAt(body, affected).peril >= peril))
  );
}

/** Pays; the caller goes on at `then` where its player has to choose cards for it, else at once (null). */
export function payCosts(
  run: Run,
  place: number,
  costs: readonly Cost[],
  affected: number,
  then: string,
): ReturnType<typeof call> | null {
  const rule = "dg.ruling.glory-affordability";
  pay(run, place, "glory", due(costs, "glory"), rule);
  pay(run, place, "movements", due(costs, "movements"), rule);
  pay(run, affected, "peril", due(costs, "peril"), rule);
  wound(run, place, due(costs, "life"), rule);
  const left = due(costs, "cards");
  return left === 0 ? null : call({ procedure: "parting", locals: { place, by: place, from: "hand", left, rule } }, then);
}
