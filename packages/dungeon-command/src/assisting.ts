import { canPay, tapsItself } from "./effects/costs.ts";
import { envFor } from "./effects/env.ts";
import type { State } from "./procedures.ts";
import type { WholeOrder } from "./reading/whole.ts";
import type { Creature } from "./state.ts";
import { levelOf } from "./traits.ts";

/**
 * Whether a card's price can still be paid while these creatures assist: each of them taps for that and cannot be
 * tapped for the price, too (dc.assist.tap-each).
 */
export function leavesPayers(state: State, order: WholeOrder, acting: Creature, assisting: readonly string[]): boolean {
  const { costs, text } = order;
  if (costs === undefined || !costs.some(({ pay }) => pay === "tap")) return true;
  const env = envFor(state, {
    seat: acting.controller,
    self: acting.id,
    text,
    names: {},
    amount: null,
    response: null,
  });
  const tapping = tapsItself(state.body.content, text, null) ? [acting.id, ...assisting] : assisting;
  return canPay(state, costs, env, order.id, tapping);
}

/** Whether some of the willing bring the Levels that are missing and leave enough others to pay the price. */
export function canHelpAndPay(
  state: State,
  order: WholeOrder,
  acting: Creature,
  willing: readonly Creature[],
  missing: number,
  chosen: readonly string[] = [],
): boolean {
  if (!leavesPayers(state, order, acting, chosen)) return false;
  if (chosen.length > 0 && missing <= 0) return true;
  return willing.some((one, i) =>
    canHelpAndPay(state, order, acting, willing.slice(i + 1), missing - levelOf(state.body, one), [...chosen, one.id]),
  );
}
