import type { Run } from "../procedures.ts";
import { factsOf, factsOfCard, type Recharge } from "../reading/facts.ts";
import { workingItems } from "../reading/items.ts";
import type { Body, Creature } from "../state.ts";
import { isAwaited } from "./awaited.ts";
import type { Moment } from "./moments.ts";
import { marked, recharge } from "./uses.ts";
import { wordsAt } from "./words.ts";

/** Everything of a creature that has boxes and gets them back by something. */
function rechargesOf(body: Body, creature: Creature): readonly Recharge[] {
  const own = factsOfCard(body.content, creature.card).recharges;
  if (creature.items.length === 0) return own;
  return [...own, ...workingItems(body, creature).flatMap((item) => factsOfCard(body.content, item).recharges)];
}

function hasMarks({ uses }: Creature): boolean {
  for (const box in uses) if ((uses[box] ?? 0) > 0) return true;
  return false;
}

const mayRecharge = (cards: ReadonlySet<string>, creature: Creature): boolean =>
  creature.status === "in-play" &&
  hasMarks(creature) &&
  (cards.has(creature.card) || creature.items.some((item) => cards.has(item)));

/** One use comes back to everything that recharges by this (mn.power.recharge). */
export function giveUsesBack(run: Run, moment: Moment): void {
  const { body, state } = run;
  const cards = factsOf(body.content).recharging.get(moment.on);
  if (cards === undefined) return;
  for (const creature of body.creatures) {
    if (!mayRecharge(cards, creature)) continue;
    for (const { on, text } of rechargesOf(body, creature))
      if (marked(creature, text) > 0 && isAwaited(state, on, moment, wordsAt(state, moment, creature)))
        recharge(run, creature, text, 1, "mn.power.recharge");
  }
}
