import type { Body, Creature } from "../state.ts";
import type { ItemCard } from "../vocabulary/index.ts";
import { canUse } from "../warband/items.ts";
import { cardOf } from "./creatures.ts";
import { hasKeyword } from "./keywords.ts";

/** @throws Error if the battle has no such card. */
export function itemCard(body: Body, item: string): ItemCard {
  const card = body.content.items[item];
  if (card === undefined) throw new Error(`there is no item card ${item}`);
  return card;
}

/**
 * Whether an item works for its bearer: level, keywords, factions and alignment as the card asks (mn.card.item.level-range,
 * mn.card.item.requirements, mn.ruling.item-assignment).
 */
export const canUseItem = (body: Body, bearer: Creature, item: string): boolean =>
  canUse(itemCard(body, item), cardOf(body, bearer), (keyword) => hasKeyword(body, bearer, keyword)).usable;

/** Whether an item works and is the first of its kind: two of one kind are one power (mn.bonus.identity). */
const counts = (body: Body, bearer: Creature, item: string, place: number): boolean =>
  bearer.items.indexOf(item) === place && canUseItem(body, bearer, item);

/** The items that count as printed on its card (mn.card.item.powers). Its own list where all of them do. */
export function workingItems(body: Body, bearer: Creature): readonly string[] {
  const { items } = bearer;
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place];
    if (item !== undefined && !counts(body, bearer, item, place))
      return items.filter((one, i) => counts(body, bearer, one, i));
  }
  return items;
}
