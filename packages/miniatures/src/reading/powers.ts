import type { Body, Creature } from "../state.ts";
import { factsOfCard, type PowerText } from "./facts.ts";
import { workingItems } from "./items.ts";

/** Every power of a creature: of its card and of items that work for it, which count as printed on it (mn.card.item.powers). */
export function powersOf(body: Body, creature: Creature): readonly PowerText[] {
  const own = factsOfCard(body.content, creature.card).powers;
  if (creature.items.length === 0) return own;
  return [...own, ...workingItems(body, creature).flatMap((item) => factsOfCard(body.content, item).powers)];
}
