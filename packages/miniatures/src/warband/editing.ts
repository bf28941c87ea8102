/** Single changes of a warband's list, legal or not: what a builder's buttons do. None changes its argument. */
import { itemsOf, type Warband } from "./warband.ts";

/** Where an item of a list stands: behind the creature that is meant to carry it, or, with carrier null, behind none. */
export interface ItemPlace {
  readonly carrier: number | null;
  /** Its place among the items of the carrier, or among those without one. */
  readonly at: number;
}

const removed = <T>(list: readonly T[], places: readonly number[]): readonly T[] =>
  list.filter((_, place) => !places.includes(place));

export const withCreature = (list: Warband, card: string): Warband => ({
  ...list,
  creatures: [...list.creatures, { card, items: [] }],
});

/** Without the creatures at these places. What they were meant to carry stays in the warband (mn.ruling.unassigned-items). */
export function withoutCreatures(list: Warband, places: readonly number[]): Warband {
  const left = list.creatures.filter((_, place) => places.includes(place)).flatMap(({ items }) => items);
  return { ...list, creatures: removed(list.creatures, places), items: [...list.items, ...left] };
}

/** With one more item, meant for the creature at the place `carrier`, or for nobody yet (mn.setup.items.declare). */
export function withItem(list: Warband, item: string, carrier: number | null): Warband {
  if (carrier === null || list.creatures[carrier] === undefined) return { ...list, items: [...list.items, item] };
  const creatures = list.creatures.map((one, place) =>
    place === carrier ? { ...one, items: [...one.items, item] } : one,
  );
  return { ...list, creatures };
}

/** The item at a place of the list, or undefined. */
export const itemAt = ({ creatures, items }: Warband, { carrier, at }: ItemPlace): string | undefined =>
  (carrier === null ? items : creatures[carrier]?.items)?.[at];

export function withoutItem(list: Warband, { carrier, at }: ItemPlace): Warband {
  if (carrier === null) return { ...list, items: removed(list.items, [at]) };
  const creatures = list.creatures.map((one, place) =>
    place === carrier ? { ...one, items: removed(one.items, [at]) } : one,
  );
  return { ...list, creatures };
}

/** The item at `place` given to another creature, or put down. */
export function withCarrier(list: Warband, place: ItemPlace, carrier: number | null): Warband {
  const item = itemAt(list, place);
  return item === undefined ? list : withItem(withoutItem(list, place), item, carrier);
}

/** The places of all items in the order of itemsOf. */
export function itemPlaces(list: Warband): readonly ItemPlace[] {
  const carried = list.creatures.flatMap(({ items }, carrier) => items.map((_, at): ItemPlace => ({ carrier, at })));
  return [...carried, ...list.items.map((_, at): ItemPlace => ({ carrier: null, at }))];
}

/** Without the last so many items. */
export function withoutLastItems(list: Warband, count: number): Warband {
  const surplus = itemPlaces(list).slice(Math.max(0, itemsOf(list).length - count));
  // From the end, so that the places before still hold.
  return surplus.toReversed().reduce(withoutItem, list);
}
