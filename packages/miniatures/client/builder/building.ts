import {
  type BattleScenarioName,
  type Catalogue,
  canUse,
  type HouseRules,
  itemAt,
  itemPlaces,
  mostCarried,
  reviewWarband,
  type SealedPool,
  sealedFaults,
  type Warband,
  type WarbandFault,
  withCreature,
  withItem,
  withoutCreatures,
  withoutItem,
} from "../engine/index.ts";

/** What a warband is built for, and out of what. */
export interface Building {
  readonly catalogue: Catalogue;
  readonly scenario: BattleScenarioName;
  readonly limit: number;
  readonly house: HouseRules;
  /** What its boosters held; null where any card may be taken. */
  readonly pool: SealedPool | null;
}

/** Every fault of a list. */
export function faultsOf(list: Warband, building: Building): readonly WarbandFault[] {
  const { catalogue, pool, limit, house } = building;
  if (pool !== null) return sealedFaults(list, pool, catalogue, limit, house);
  return reviewWarband(list, catalogue, building).faults;
}

/** Faults say where in the list they are; a card that joins may move the place of one that was there. */
const sameFault = (one: WarbandFault, other: WarbandFault): boolean =>
  one.problem === other.problem && JSON.stringify(one.values) === JSON.stringify(other.values);

/** Faults of the next list that the one before has not: what a card would bring. */
export function broughtFaults(
  next: Warband,
  before: readonly WarbandFault[],
  building: Building,
): readonly WarbandFault[] {
  return faultsOf(next, building).filter((fault) => !before.some((known) => sameFault(known, fault)));
}

/** Copies of a card that the list holds. */
export const copiesOf = ({ creatures, items }: Warband, id: string): number =>
  creatures.reduce(
    (sum, { card, items: carried }) => sum + (card === id ? 1 : 0) + carried.filter((one) => one === id).length,
    items.filter((one) => one === id).length,
  );

/** A creature that can use the item and has a hand free for it; null if there is none (mn.ruling.item-assignment). */
function carrierFor(list: Warband, item: string, { creatures, items }: Catalogue): number | null {
  const thing = items.get(item);
  const place = list.creatures.findIndex(({ card, items: carried }) => {
    const creature = creatures.get(card);
    if (creature === undefined || thing === undefined) return false;
    return canUse(thing, creature).usable && carried.length < mostCarried(creature);
  });
  return place < 0 ? null : place;
}

/** The list with one more of a card; an item is meant for the first who can use it. */
export function withCard(list: Warband, id: string, catalogue: Catalogue): Warband {
  if (catalogue.creatures.has(id)) return withCreature(list, id);
  return withItem(list, id, carrierFor(list, id, catalogue));
}

/** The list with one less of a card, the one that joined last; the same list if it has none. */
export function withoutCard(list: Warband, id: string): Warband {
  const place = list.creatures.findLastIndex(({ card }) => card === id);
  if (place >= 0) return withoutCreatures(list, [place]);
  const item = itemPlaces(list).findLast((one) => itemAt(list, one) === id);
  return item === undefined ? list : withoutItem(list, item);
}
