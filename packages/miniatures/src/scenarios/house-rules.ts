import type { RuleId } from "../ledger/rule-ids.ts";

/** What the players may agree on before they build. */
export interface HouseRules {
  /** Most that one creature may cost at 500 points: the printed number, or none (mn.ruling.single-cost-500). */
  readonly singleCostAt500: 150 | null;
  /** Maps of any size (mn.ruling.map-size). */
  readonly anyMapSize: boolean;
  /** Spike stones hurt whoever is forced into them (mn.ruling.spike-forced). */
  readonly forcedSpikes: boolean;
}

export const printedRules: HouseRules = { singleCostAt500: 150, anyMapSize: false, forcedSpikes: false };

/** Restrictions that the house rules set aside. */
export function houseLifts({ anyMapSize }: HouseRules): readonly { readonly rule: RuleId; readonly by: RuleId }[] {
  if (!anyMapSize) return [];
  return [
    { rule: "mn.scenario.arena.map", by: "mn.ruling.map-size" },
    { rule: "mn.warband.map.size", by: "mn.ruling.map-size" },
  ];
}
