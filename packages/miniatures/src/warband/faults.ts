/** Whether a warband is legal: what construction forbids, less what is lifted, by the game's one precedence. */
import { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { bookForbids, cardLifts, verdict } from "../precedence.ts";
import { type BattleScenarioName, battleScenarios } from "../scenarios/battle-scenarios.ts";
import type { HouseRules } from "../scenarios/house-rules.ts";
import { mostCreatures } from "../scenarios/limits.ts";
import { extraItems } from "./items.ts";
import { couldLift, extraCreatures, type Lift, liftsFor } from "./lifts.ts";
import { type BuiltFor, plainItems, type Restriction, restrictionsOn } from "./restrictions.ts";
import { type Catalogue, itemsOf, pointsSpent, type Warband } from "./warband.ts";

export interface WarbandFault extends Restriction {
  /** Rules that lift it, in another scenario, by agreement or by a power. */
  readonly liftedBy: readonly RuleId[];
}

/** A restriction that the warband would break if `by` did not lift it. */
export interface Lifted extends Restriction {
  readonly by: RuleId;
}

export interface WarbandReview {
  readonly faults: readonly WarbandFault[];
  readonly lifted: readonly Lifted[];
}

/** Every illegality of a warband, with what would lift it; and what is lifted already. */
export function reviewWarband(list: Warband, catalogue: Catalogue, game: BuiltFor): WarbandReview {
  const lifts = liftsFor(list, catalogue, game);
  const faults: WarbandFault[] = [];
  const lifted: Lifted[] = [];
  for (const restriction of restrictionsOn(list, catalogue, game)) {
    const by = liftOf(restriction, lifts);
    if (by === null) faults.push({ ...restriction, liftedBy: couldLift(restriction, game) });
    else lifted.push({ ...restriction, by });
  }
  return { faults, lifted };
}

/** The rule that lifts the restriction, or null if it stands. */
function liftOf({ rule }: Restriction, lifts: readonly Lift[]): RuleId | null {
  const claims = new Claims<RuleId>();
  bookForbids(claims, rule);
  const naming = lifts.find((lift) => lift.rule === rule);
  if (naming !== undefined) cardLifts(claims, [naming.rule]);
  return verdict(claims).legal && naming !== undefined ? naming.by : null;
}

/** Every illegality of a warband; empty if it may be played. Of a list read in from outside, unknown cards are among them. */
export function warbandFaults(
  list: Warband,
  catalogue: Catalogue,
  scenario: BattleScenarioName,
  limit: number,
  house: HouseRules,
): readonly WarbandFault[] {
  return reviewWarband(list, catalogue, { scenario, limit, house }).faults;
}

/** What a builder shows of its progress: how much of each limit is used, and the rule of the limit. */
export interface Tally {
  readonly of: "points" | "creatures" | "items";
  readonly used: number;
  readonly most: number;
  readonly rules: readonly RuleId[];
}

export function tallyWarband(list: Warband, catalogue: Catalogue, game: BuiltFor): readonly Tally[] {
  const cards = list.creatures.flatMap(({ card }) => catalogue.creatures.get(card) ?? []);
  const creatures = mostCreatures(game.scenario, game.limit);
  const more = extraCreatures(cards);
  const extra = cards.reduce((sum, card) => sum + extraItems(card), 0);
  return [
    {
      of: "points",
      used: pointsSpent(list, catalogue),
      most: game.limit,
      rules: ["mn.warband.points.total", "mn.card.creature.cost", "mn.card.item.cost"],
    },
    {
      of: "creatures",
      used: list.creatures.length,
      most: creatures.value + more,
      rules: more > 0 ? [...creatures.rules, "mn.warband.count.extension"] : creatures.rules,
    },
    {
      of: "items",
      used: itemsOf(list).length,
      most: plainItems(cards) + extra,
      rules: ["mn.warband.items", "mn.ruling.items-per-creature"],
    },
  ];
}

/** The steps of building in their order, and whether each is done (mn.warband.build-order). Items are never owed. */
export interface BuildStep {
  readonly step: "faction" | "creatures" | "items" | "map";
  readonly done: boolean;
  readonly rule: RuleId;
}

export function buildSteps(list: Warband, scenario: BattleScenarioName): readonly BuildStep[] {
  const free = battleScenarios[scenario].lifts.some(({ rule }) => rule === "mn.warband.faction.one");
  const rule = "mn.warband.build-order";
  return [
    ...(free ? [] : [{ step: "faction", done: list.faction !== null, rule } as const]),
    { step: "creatures", done: list.creatures.length > 0, rule },
    { step: "items", done: true, rule: "mn.ruling.unassigned-items" },
    { step: "map", done: list.map !== null, rule: "mn.warband.map" },
  ];
}
