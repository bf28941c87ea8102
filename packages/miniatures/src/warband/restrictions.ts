/** What the rules of construction forbid a warband, before anything is lifted. */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { BattleScenarioName } from "../scenarios/battle-scenarios.ts";
import { battleScenarios } from "../scenarios/battle-scenarios.ts";
import type { HouseRules } from "../scenarios/house-rules.ts";
import { mapSizeFor, mostCreatures, type Ruled, singleCostCap } from "../scenarios/limits.ts";
import { type CreatureCard, sizes, spaceOfSize } from "../vocabulary/index.ts";
import { mostCarried } from "./items.ts";
import { type Catalogue, itemsOf, pointsSpent, type Warband } from "./warband.ts";

/** The game that a warband is built for. */
export interface BuiltFor {
  readonly scenario: BattleScenarioName;
  readonly limit: number;
  readonly house: HouseRules;
}

/** A rule that the warband breaks unless something lifts it. */
export interface Restriction {
  /** The name of its message, which needs the values; cards, items and maps are named by id. */
  readonly problem:
    | "limit"
    | "pool"
    | "no-creatures"
    | "unknown-creature"
    | "unknown-item"
    | "no-faction"
    | "wrong-faction"
    | "points"
    | "count"
    | "single-cost"
    | "size"
    | "alignment"
    | "unique"
    | "items"
    | "carried"
    | "no-map"
    | "unknown-map"
    | "map-size";
  readonly rule: RuleId;
  /** Rules that it draws on beside. */
  readonly with: readonly RuleId[];
  /** Path in the warband: ["creatures", 2, "items", 0]. */
  readonly place: readonly (string | number)[];
  readonly values: { readonly [name: string]: string | number };
}

/** A creature of the list with its card. */
interface Member {
  readonly index: number;
  readonly card: CreatureCard;
}

/** Everything that the rules of construction forbid here, in the order in which a warband is built (mn.warband.build-order). */
export function restrictionsOn(list: Warband, catalogue: Catalogue, game: BuiltFor): readonly Restriction[] {
  const members = list.creatures.flatMap(({ card: id }, index): readonly Member[] => {
    const card = catalogue.creatures.get(id);
    return card === undefined ? [] : [{ index, card }];
  });
  return [
    ...unprintedLimit(game),
    ...factionOf(list, members),
    ...missing(list, catalogue),
    ...creaturesEach(members, game),
    ...creaturesTogether(list, members, game),
    ...itemsTogether(list, members),
    ...points(list, catalogue, game),
    ...map(list, catalogue, game),
  ];
}

/** mn.scenario.limits, mn.scenario.sealed.limit */
function unprintedLimit({ scenario, limit }: BuiltFor): readonly Restriction[] {
  const { of, rule } = battleScenarios[scenario].limits;
  if (of.includes(limit)) return [];
  return [
    { problem: "limit", rule, with: ["mn.warband.points.sizes"], place: [], values: { limit, of: of.join(", ") } },
  ];
}

/** Each figure is one creature with its card, and each item has its own (mn.card.creature.figure, mn.card.item.name). */
function missing(list: Warband, catalogue: Catalogue): readonly Restriction[] {
  const found: Restriction[] = [];
  const item = (id: string, place: Restriction["place"]): void => {
    if (catalogue.items.has(id)) return;
    found.push({ problem: "unknown-item", rule: "mn.card.item.name", with: [], place, values: { card: id } });
  };
  for (const [index, creature] of list.creatures.entries()) {
    const place = ["creatures", index];
    if (!catalogue.creatures.has(creature.card)) {
      const rule = "mn.card.creature.figure";
      found.push({ problem: "unknown-creature", rule, with: [], place, values: { card: creature.card } });
    }
    for (const [at, id] of creature.items.entries()) item(id, [...place, "items", at]);
  }
  for (const [index, id] of list.items.entries()) item(id, ["items", index]);
  return found;
}

/** mn.warband.faction.one: a creature of several factions serves in a warband of any of them (mn.warband.faction.multi). */
function factionOf({ faction }: Warband, members: readonly Member[]): readonly Restriction[] {
  if (faction === null) {
    const rule = "mn.warband.faction.one";
    return [{ problem: "no-faction", rule, with: ["mn.warband.build-order"], place: ["faction"], values: {} }];
  }
  return members
    .filter(({ card }) => !card.factions.includes(faction))
    .map(({ card, index }) => ({
      problem: "wrong-faction",
      rule: "mn.warband.faction.one",
      with: ["mn.card.creature.factions"],
      place: ["creatures", index],
      values: { card: card.id, faction },
    }));
}

/** mn.warband.single-cost, mn.scenario.no-bigger-than-huge */
function creaturesEach(members: readonly Member[], { scenario, limit, house }: BuiltFor): readonly Restriction[] {
  const cap = singleCostCap(limit, house);
  const found: Restriction[] = [];
  for (const { card, index } of members) {
    const place = ["creatures", index];
    if (cap.value !== null && card.cost > cap.value) {
      const values = { card: card.id, cost: card.cost, most: cap.value };
      found.push({ problem: "single-cost", ...ruled(cap, "mn.card.creature.cost"), place, values });
    }
    if (sizes.indexOf(card.size) > sizes.indexOf("huge")) {
      const rule = "mn.scenario.no-bigger-than-huge";
      const values = { card: card.id, size: card.size, squares: spaceOfSize[card.size], scenario };
      found.push({ problem: "size", rule, with: ["mn.ruling.size-space"], place, values });
    }
  }
  return found;
}

/** The first rule decides, the others stand beside it. */
const ruled = ({ rules }: Ruled<unknown>, ...more: readonly RuleId[]): Pick<Restriction, "rule" | "with"> => {
  const [rule, ...others] = rules;
  return { rule, with: [...others, ...more] };
};

function creaturesTogether(
  { creatures }: Warband,
  members: readonly Member[],
  { scenario, limit }: BuiltFor,
): readonly Restriction[] {
  const place = ["creatures"];
  const count = creatures.length;
  if (count === 0) return [{ problem: "no-creatures", rule: "mn.warband.build-order", with: [], place, values: {} }];
  const found: Restriction[] = [];
  const most = mostCreatures(scenario, limit);
  if (count > most.value) found.push({ problem: "count", ...ruled(most), place, values: { count, most: most.value } });
  const good = members.find(({ card }) => card.alignment === "good");
  const evil = members.find(({ card }) => card.alignment === "evil");
  if (good !== undefined && evil !== undefined) {
    const values = { good: good.card.id, evil: evil.card.id };
    found.push({
      problem: "alignment",
      rule: "mn.warband.alignment",
      with: ["mn.card.creature.alignment"],
      place,
      values,
    });
  }
  return [...found, ...sameUniques(members)];
}

/** mn.warband.unique: the name counts, whatever pack a card is from (mn.card.creature.name). One fault for each name too often. */
function sameUniques(members: readonly Member[]): readonly Restriction[] {
  const byName = new Map<string, Member[]>();
  for (const member of members) {
    if (member.card.unique !== true) continue;
    const name = member.card.name.en.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), member]);
  }
  return [...byName.values()].flatMap(([first, again, ...more]): readonly Restriction[] => {
    if (first === undefined || again === undefined) return [];
    return [
      {
        problem: "unique",
        rule: "mn.warband.unique",
        with: ["mn.card.creature.name", "mn.card.creature.unique-flag"],
        place: ["creatures", again.index],
        values: { card: again.card.id, count: more.length + 2 },
      },
    ];
  });
}

/** mn.warband.items for the warband, mn.ruling.items-per-creature for each proposed carrier. */
function itemsTogether(list: Warband, members: readonly Member[]): readonly Restriction[] {
  const found: Restriction[] = [];
  const count = itemsOf(list).length;
  const most = plainItems(members.map(({ card }) => card));
  if (count > most) {
    const rule = "mn.warband.items";
    const values = { count, most };
    found.push({ problem: "items", rule, with: ["mn.ruling.items-per-creature"], place: ["items"], values });
  }
  for (const { card, index } of members) {
    const carried = list.creatures[index]?.items.length ?? 0;
    const due = mostCarried(card);
    if (carried <= due) continue;
    found.push({
      problem: "carried",
      rule: "mn.ruling.items-per-creature",
      with: ["mn.setup.items.one-each"],
      place: ["creatures", index, "items"],
      values: { card: card.id, count: carried, most: due },
    });
  }
  return found;
}

/** Items that a warband may hold before powers that raise the number: one for each creature, two for each Unique one. */
export function plainItems(cards: readonly CreatureCard[]): number {
  return cards.reduce((sum, { unique }) => sum + (unique === true ? 2 : 1), 0);
}

function points(list: Warband, catalogue: Catalogue, { limit }: BuiltFor): readonly Restriction[] {
  const spent = pointsSpent(list, catalogue);
  if (spent <= limit) return [];
  const costs: readonly RuleId[] = ["mn.card.creature.cost", "mn.card.item.cost"];
  return [{ problem: "points", rule: "mn.warband.points.total", with: costs, place: [], values: { spent, limit } }];
}

function map({ map: id }: Warband, catalogue: Catalogue, { scenario, limit }: BuiltFor): readonly Restriction[] {
  const place = ["map"];
  if (id === null) return [{ problem: "no-map", rule: "mn.warband.map", with: [], place, values: {} }];
  const known = catalogue.maps.get(id);
  if (known === undefined)
    return [{ problem: "unknown-map", rule: "mn.warband.map", with: [], place, values: { map: id } }];
  const due = mapSizeFor(scenario, limit);
  if (known.size === due.value) return [];
  return [{ problem: "map-size", ...ruled(due), place, values: { map: id, size: known.size, due: due.value } }];
}
