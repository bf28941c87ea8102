/** What a point limit decides. Limits that no scenario prints are answered as well (mn.ruling.limits-400). */
import type { RuleId } from "../ledger/rule-ids.ts";
import { type BattleScenarioName, battleScenarios } from "./battle-scenarios.ts";
import type { HouseRules } from "./house-rules.ts";

/** A number and the rules it comes from, the most telling first. */
export interface Ruled<T> {
  readonly value: T;
  readonly rules: readonly [RuleId, ...RuleId[]];
}

const printedLimits: readonly number[] = [100, 200, 500];

/** Creatures of a warband, before powers that raise the number. */
export function mostCreatures(scenario: BattleScenarioName, limit: number): Ruled<number> {
  const own = battleScenarios[scenario].creatures;
  if (own !== null) return { value: own.most, rules: [own.rule, "mn.warband.count"] };
  const value = limit > 100 ? 10 : 8;
  return printedLimits.includes(limit)
    ? { value, rules: ["mn.warband.count"] }
    : { value, rules: ["mn.warband.count", "mn.ruling.limits-400"] };
}

/** The most that a single creature may cost; null without a cap. Unprinted limits under 400 have the cap of the printed one above. */
export function singleCostCap(limit: number, house: HouseRules): Ruled<number | null> {
  if (limit === 500) {
    return { value: house.singleCostAt500, rules: ["mn.warband.single-cost", "mn.ruling.single-cost-500"] };
  }
  if (limit >= 400) return { value: null, rules: ["mn.warband.single-cost.large", "mn.ruling.limits-400"] };
  return { value: limit > 100 ? 150 : 75, rules: ["mn.warband.single-cost"] };
}

/** The size of map that a warband must bring. */
export function mapSizeFor(scenario: BattleScenarioName, limit: number): Ruled<"full" | "half"> {
  const { size, rule } = battleScenarios[scenario].map;
  const value = size === "half" || limit <= 100 ? "half" : "full";
  return { value, rules: [rule, "mn.ruling.map-size"] };
}
