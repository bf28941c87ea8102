/** What lifts rules of construction: scenarios, what the players agreed on, and powers of the creatures themselves. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { battleScenarios } from "../scenarios/battle-scenarios.ts";
import { houseLifts } from "../scenarios/house-rules.ts";
import { mostCreatures } from "../scenarios/limits.ts";
import type { CreatureCard, Power } from "../vocabulary/index.ts";
import { extraItems } from "./items.ts";
import { type BuiltFor, plainItems, type Restriction } from "./restrictions.ts";
import { type Catalogue, itemsOf, type Warband } from "./warband.ts";

/** `by` names `rule` and lifts it (mn.precedence.level3). */
export interface Lift {
  readonly rule: RuleId;
  readonly by: RuleId;
}

/** Everything that lifts a rule for this warband in this game. */
export function liftsFor(list: Warband, catalogue: Catalogue, game: BuiltFor): readonly Lift[] {
  const cards = list.creatures.flatMap(({ card }) => catalogue.creatures.get(card) ?? []);
  return [
    ...battleScenarios[game.scenario].lifts,
    ...houseLifts(game.house),
    ...countLifts(cards, list.creatures.length, game),
    ...itemLifts(cards, itemsOf(list).length),
  ];
}

/** Powers that raise the number of creatures, as far as they raise it. */
function countLifts(cards: readonly CreatureCard[], count: number, game: BuiltFor): readonly Lift[] {
  const most = mostCreatures(game.scenario, game.limit);
  if (count > most.value + extraCreatures(cards)) return [];
  return [{ rule: most.rules[0], by: "mn.warband.count.extension" }];
}

function itemLifts(cards: readonly CreatureCard[], count: number): readonly Lift[] {
  const extra = cards.reduce((sum, card) => sum + extraItems(card), 0);
  if (count > plainItems(cards) + extra) return [];
  return [{ rule: "mn.warband.items", by: "mn.ruling.items-per-creature" }];
}

/** Creatures beyond the usual number. The same power of several creatures counts once (mn.bonus.duplicate, mn.bonus.identity). */
export function extraCreatures(cards: readonly CreatureCard[]): number {
  const met = new Set<string>();
  let extra = 0;
  for (const power of cards.flatMap(({ powers }) => powers ?? [])) {
    if (power.power !== "construction" || met.has(identityOf(power))) continue;
    met.add(identityOf(power));
    extra += power.creatures;
  }
  return extra;
}

const identityOf = (power: Power): string => power.name?.en ?? JSON.stringify(power);

/** What could lift a restriction, here or in another game: for those who ask what to do about it. */
export function couldLift({ problem }: Restriction, { limit }: BuiltFor): readonly RuleId[] {
  switch (problem) {
    case "no-faction":
    case "wrong-faction":
      return ["mn.scenario.sealed.no-factions"];
    case "alignment":
    case "unique":
      return ["mn.scenario.sealed.no-alignment-unique"];
    case "count":
      return ["mn.warband.count.extension"];
    case "single-cost":
      return limit === 500 ? ["mn.ruling.single-cost-500"] : ["mn.warband.single-cost.large"];
    case "size":
      return ["mn.ruling.sealed-size"];
    case "items":
    case "carried":
      return ["mn.ruling.items-per-creature"];
    case "map-size":
      return ["mn.ruling.map-size"];
    default:
      return [];
  }
}
