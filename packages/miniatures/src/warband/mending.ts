/** What would mend a fault of a warband: whole lists, each a single press away, that have it no more and bring no new one. */
import { factions } from "../vocabulary/index.ts";
import { itemAt, itemPlaces, withCarrier, withoutCreatures, withoutItem, withoutLastItems } from "./editing.ts";
import type { WarbandFault } from "./faults.ts";
import { type Catalogue, pointsSpent, type Warband } from "./warband.ts";

/** `mend` is the name of its message, which needs the values; cards and maps are named by id. */
export interface Mend {
  readonly mend:
    | "remove-creature"
    | "remove-cheapest"
    | "remove-dearest"
    | "remove-good"
    | "remove-evil"
    | "keep-one"
    | "remove-item"
    | "remove-items"
    | "put-down"
    | "faction"
    | "map";
  readonly values: { readonly [name: string]: string | number };
  readonly list: Warband;
}

/** Most that are offered for one fault: more would be a list to read, not a help. */
const MOST = 4;

/** What would mend this fault of the list, the likeliest first; `review` finds all faults of a list in the same game. */
export function mendsFor(
  fault: WarbandFault,
  list: Warband,
  catalogue: Catalogue,
  review: (list: Warband) => readonly WarbandFault[],
): readonly Mend[] {
  const before = review(list);
  return candidates(fault, list, catalogue)
    .filter((mend) => mends(fault, before, review(mend.list)))
    .slice(0, MOST);
}

/** One fault of its kind is gone, and there are no more of any other kind. */
function mends({ problem }: WarbandFault, before: readonly WarbandFault[], after: readonly WarbandFault[]): boolean {
  const count = (faults: readonly WarbandFault[], kind: string): number =>
    faults.filter((one) => one.problem === kind).length;
  const fewer = count(after, problem) < count(before, problem);
  return fewer && after.every(({ problem: kind }) => count(after, kind) <= count(before, kind));
}

function candidates(fault: WarbandFault, list: Warband, catalogue: Catalogue): readonly Mend[] {
  const { problem, place, values } = fault;
  const index = Number(place[1]);
  switch (problem) {
    case "no-faction":
      return otherFactions(list);
    case "wrong-faction":
      return [...withoutOne(list, index), ...otherFactions(list)];
    case "unknown-creature":
    case "single-cost":
    case "size":
      return withoutOne(list, index);
    case "pool":
      return place[0] === "creatures" ? withoutOne(list, index) : withoutItems(list, catalogue, String(values.card));
    case "unknown-item":
      return withoutItems(list, catalogue, String(values.card));
    case "points":
      return cheaper(list, catalogue, Number(values.spent) - Number(values.limit));
    case "count":
      return fewer(list, catalogue, Number(values.count) - Number(values.most));
    case "alignment":
      return [withoutSide(list, catalogue, "good"), withoutSide(list, catalogue, "evil")];
    case "unique":
      return keepOne(list, catalogue, String(values.card));
    case "items":
      return fewerItems(list, catalogue, Number(values.count) - Number(values.most));
    case "carried":
      return putDown(list, index, Number(values.most));
    case "no-map":
    case "unknown-map":
    case "map-size":
      return [...catalogue.maps.keys()].map((map) => ({ mend: "map", values: { map }, list: { ...list, map } }));
    case "limit":
    case "no-creatures":
      return [];
    default:
      throw new Error(`unknown fault ${problem satisfies never}`);
  }
}

function withoutOne(list: Warband, index: number): readonly Mend[] {
  const card = list.creatures[index]?.card;
  if (card === undefined) return [];
  return [{ mend: "remove-creature", values: { card }, list: withoutCreatures(list, [index]) }];
}

const otherFactions = (list: Warband): readonly Mend[] =>
  factions
    .filter((faction) => faction !== list.faction)
    .map((faction) => ({ mend: "faction", values: { faction }, list: { ...list, faction } }));

/** Places of the creatures, the cheapest first. */
const byCost = ({ creatures }: Warband, catalogue: Catalogue): readonly number[] =>
  [...creatures.keys()].toSorted((a, b) => costAt(creatures, a, catalogue) - costAt(creatures, b, catalogue));

const costAt = (creatures: Warband["creatures"], place: number, catalogue: Catalogue): number =>
  catalogue.creatures.get(creatures[place]?.card ?? "")?.cost ?? 0;

/** A mend of each card once, however many of it there are. */
function distinct(mends: readonly Mend[]): readonly Mend[] {
  return mends.filter(({ values }, place) => mends.findIndex((other) => other.values.card === values.card) === place);
}

/** The least that may go to save so many points; if no single card is dear enough, the dearest creatures together. */
function cheaper(list: Warband, catalogue: Catalogue, points: number): readonly Mend[] {
  const spent = pointsSpent(list, catalogue);
  const saved = (mend: Mend): number => spent - pointsSpent(mend.list, catalogue);
  const single = [
    ...[...list.creatures.keys()].flatMap((place) => withoutOne(list, place)),
    ...withoutItems(list, catalogue),
  ]
    .filter((mend) => saved(mend) >= points)
    .toSorted((a, b) => saved(a) - saved(b));
  if (single.length > 0) return distinct(single);
  const dearest = byCost(list, catalogue).toReversed();
  for (let count = 2; count < dearest.length; count += 1) {
    const mend: Mend = {
      mend: "remove-dearest",
      values: { count },
      list: withoutCreatures(list, dearest.slice(0, count)),
    };
    if (saved(mend) >= points) return [mend];
  }
  return [];
}

function fewer(list: Warband, catalogue: Catalogue, count: number): readonly Mend[] {
  const cheapest = byCost(list, catalogue);
  if (count === 1) return distinct(cheapest.flatMap((place) => withoutOne(list, place)));
  return [{ mend: "remove-cheapest", values: { count }, list: withoutCreatures(list, cheapest.slice(0, count)) }];
}

function withoutSide(list: Warband, catalogue: Catalogue, side: "good" | "evil"): Mend {
  const places = [...list.creatures.keys()].filter(
    (place) => catalogue.creatures.get(list.creatures[place]?.card ?? "")?.alignment === side,
  );
  return { mend: `remove-${side}`, values: { count: places.length }, list: withoutCreatures(list, places) };
}

/** The name counts, whatever pack a card is from (mn.warband.unique). */
function keepOne(list: Warband, catalogue: Catalogue, card: string): readonly Mend[] {
  const nameOf = (id: string): string => catalogue.creatures.get(id)?.name.en.toLowerCase() ?? id;
  const [, ...again] = [...list.creatures.keys()].filter(
    (place) => nameOf(list.creatures[place]?.card ?? "") === nameOf(card),
  );
  return [{ mend: "keep-one", values: { card }, list: withoutCreatures(list, again) }];
}

/** Without one item, each card once; of one card alone if it is given. Those without a carrier go first. */
function withoutItems(list: Warband, catalogue: Catalogue, only?: string): readonly Mend[] {
  const all = itemPlaces(list)
    .toReversed()
    .flatMap((place): readonly Mend[] => {
      const card = itemAt(list, place);
      if (card === undefined || (only !== undefined && card !== only)) return [];
      return [{ mend: "remove-item", values: { card }, list: withoutItem(list, place) }];
    });
  const cost = ({ values: { card } }: Mend): number => catalogue.items.get(String(card))?.cost ?? 0;
  return distinct(all).toSorted((a, b) => cost(a) - cost(b));
}

function fewerItems(list: Warband, catalogue: Catalogue, count: number): readonly Mend[] {
  if (count === 1) return withoutItems(list, catalogue);
  return [{ mend: "remove-items", values: { count }, list: withoutLastItems(list, count) }];
}

/** The last items of a creature that carries too many go to nobody. */
function putDown(list: Warband, carrier: number, most: number): readonly Mend[] {
  const creature = list.creatures[carrier];
  if (creature === undefined) return [];
  let put = list;
  for (let at = creature.items.length - 1; at >= most; at -= 1) put = withCarrier(put, { carrier, at }, null);
  return [{ mend: "put-down", values: { card: creature.card, count: creature.items.length - most }, list: put }];
}
