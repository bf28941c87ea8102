/** Victory points, by scenario. Who is credited and who stands where is for the battle to say. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { type BattleScenarioName, battleScenarios } from "./battle-scenarios.ts";

/** Victory points, at least 0, and what they come from. */
export interface Scored {
  readonly points: number;
  readonly rule: RuleId;
  /** Rules that decided the amount beside it. */
  readonly with: readonly RuleId[];
}

/** For a destroyed enemy of this cost; `itemsCost` is that of all items assigned to it at that moment, usable or not. */
export function pointsForKill(scenario: BattleScenarioName, cost: number, itemsCost: number): Scored {
  const { times, plus, rule } = battleScenarios[scenario].kill;
  const items: readonly RuleId[] = itemsCost > 0 ? ["mn.card.item.cost"] : [];
  return { points: times * (cost + itemsCost) + plus, rule, with: ["mn.card.creature.cost", ...items] };
}

/** Where the creatures of one player stand at the end of a round. */
export interface Standing {
  /** Creatures in at least one victory area of their player. */
  readonly inOwnAreas: number;
  /** Of these, the ones in at least one such area that holds no enemy (mn.ruling.uncontested-count). */
  readonly uncontested: number;
}

/** For the victory areas of one player at the end of a round; the other's are scored at the same time by the same rule. */
export function pointsForAreas(scenario: BattleScenarioName, limit: number, standing: Standing): Scored {
  const { areas } = battleScenarios[scenario];
  if (areas.each === "creature") return { points: areas.award * standing.uncontested, rule: areas.rule, with: [] };
  const { amount, rules } = areaAward(scenario, limit);
  return { points: standing.inOwnAreas > 0 ? amount : 0, rule: areas.rule, with: [areas.cap, ...rules] };
}

/** What one award for victory areas is worth; of a limit that is not printed, 5 percent in steps of 5 (mn.ruling.limits-400). */
export function areaAward(
  scenario: BattleScenarioName,
  limit: number,
): { readonly amount: number; readonly rules: readonly RuleId[] } {
  const { areas } = battleScenarios[scenario];
  if (areas.each === "creature") return { amount: areas.award, rules: [] };
  const printed = areas.award.get(limit);
  if (printed !== undefined) return { amount: printed, rules: [] };
  return { amount: Math.max(5, Math.floor(limit / 100) * 5), rules: ["mn.ruling.limits-400"] };
}

/** Victory points that win, if no more are reached by the other player at the same check. */
export function targetOf(limit: number): Scored {
  return { points: limit, rule: "mn.scenario.target", with: [] };
}
