import type { Run } from "../procedures.ts";
import { cardOf } from "../reading/creatures.ts";
import { factsOf } from "../reading/facts.ts";
import { powersOf } from "../reading/powers.ts";
import { refTo } from "../reading/text.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Head } from "../vocabulary/index.ts";
import { isAwaited } from "./awaited.ts";
import type { Moment } from "./moments.ts";
import { recharge } from "./uses.ts";
import { wordsAt } from "./words.ts";

/** Everything of a creature that has boxes and gets them back by something. */
function rechargeable(run: Run, creature: Creature): readonly { readonly head: Head; readonly text: TextRef }[] {
  const entries = cardOf(run.body, creature).attacks.map((head, i) => ({
    head,
    text: refTo(creature.card, "attacks", i),
  }));
  const powers = powersOf(run.body, creature).map(({ power, text }) => ({ head: power, text }));
  return [...entries, ...powers].filter(({ head }) => head.recharge !== undefined);
}

const mayRecharge = (cards: ReadonlySet<string>, { status, card, items }: Creature): boolean =>
  status === "in-play" && (cards.has(card) || (items.length > 0 && items.some((item) => cards.has(item))));

/** Whether something in play may get uses back by a moment of this kind. */
export function isRechargedBy({ content, creatures }: Body, { on }: Moment): boolean {
  const cards = factsOf(content).recharging.get(on);
  if (cards === undefined) return false;
  for (const creature of creatures) if (mayRecharge(cards, creature)) return true;
  return false;
}

/** One use comes back to everything that recharges by this (mn.power.recharge). */
export function giveUsesBack(run: Run, moment: Moment): void {
  const cards = factsOf(run.body.content).recharging.get(moment.on);
  if (cards === undefined) return;
  for (const creature of run.body.creatures) {
    if (!mayRecharge(cards, creature)) continue;
    for (const { head, text } of rechargeable(run, creature))
      if (
        head.recharge !== undefined &&
        isAwaited(run.state, head.recharge, moment, wordsAt(run.state, moment, creature))
      )
        recharge(run, creature, text, 1, "mn.power.recharge");
  }
}
