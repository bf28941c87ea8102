import type { RuleId } from "../ledger/rule-ids.ts";
import type { Size } from "../vocabulary/index.ts";

/** In the rulebook's order; the first is the standard way to play, the others are variants of it (mn.scenario.assault.standard). */
export const battleScenarioNames = [
  "assault",
  "arena",
  "bounty",
  "quick-raid",
  "uncontested-victory",
  "sealed-booster",
] as const;
export type BattleScenarioName = (typeof battleScenarioNames)[number];

export const standardScenario: BattleScenarioName = "assault";

/** What a scenario says where the standard rules leave room. Everything else is the same for all of them. */
export interface BattleScenario {
  /** Point limits that may be chosen. */
  readonly limits: { readonly of: readonly number[]; readonly rule: RuleId };
  /** Most creatures of a warband, or null where the point limit decides. */
  readonly creatures: { readonly most: number; readonly rule: RuleId } | null;
  /** Largest size that may be used, or null for any. */
  readonly largest: { readonly size: Size | null; readonly rule: RuleId };
  readonly map: { readonly size: "half" | "by-limit"; readonly rule: RuleId };
  /** Victory points for a destroyed enemy: `times` its cost and its items', and `plus`. */
  readonly kill: { readonly times: number; readonly plus: number; readonly rule: RuleId };
  readonly areas: AreaScoring;
  /** Rules of construction that it sets aside, each by the rule that says so. */
  readonly lifts: readonly { readonly rule: RuleId; readonly by: RuleId }[];
}

/** Victory points for victory areas at the end of a round. */
export type AreaScoring =
  /** Once for a player with a creature in an own area; `award` by point limit. */
  | {
      readonly each: "player";
      readonly award: ReadonlyMap<number, number>;
      readonly rule: RuleId;
      readonly cap: RuleId;
    }
  /** For each creature in an own area without enemies, the same at every limit. */
  | { readonly each: "creature"; readonly award: number; readonly rule: RuleId };

const battle = {
  limits: { of: [100, 200, 500], rule: "mn.scenario.limits" },
  creatures: null,
  largest: { size: "huge", rule: "mn.scenario.no-bigger-than-huge" },
  map: { size: "by-limit", rule: "mn.warband.map.size" },
  kill: { times: 1, plus: 0, rule: "mn.scenario.assault.kills" },
  lifts: [],
} as const;

/** 5 percent of the point limit, as printed. */
const printedAwards: ReadonlyMap<number, number> = new Map([
  [100, 5],
  [200, 10],
  [500, 25],
]);

/** As in Assault: an award for a player, never more than once in a round; variants say both in one sentence. */
const onceEach = (rule: RuleId, award = printedAwards, cap = rule): AreaScoring => ({
  each: "player",
  award,
  rule,
  cap,
});

/** components.scenarioTable of the ledger */
export const battleScenarios: { readonly [N in BattleScenarioName]: BattleScenario } = {
  assault: { ...battle, areas: onceEach("mn.scenario.assault.areas", printedAwards, "mn.scenario.assault.areas.cap") },
  arena: {
    ...battle,
    creatures: { most: 5, rule: "mn.scenario.arena.count" },
    map: { size: "half", rule: "mn.scenario.arena.map" },
    kill: { times: 1, plus: 0, rule: "mn.scenario.arena.scoring" },
    areas: onceEach("mn.scenario.arena.scoring"),
  },
  bounty: {
    ...battle,
    kill: { times: 1, plus: 5, rule: "mn.scenario.bounty.kills" },
    areas: onceEach("mn.scenario.bounty.areas"),
  },
  "quick-raid": {
    ...battle,
    kill: { times: 2, plus: 0, rule: "mn.scenario.quickraid.kills" },
    areas: onceEach("mn.scenario.quickraid.areas"),
  },
  "uncontested-victory": {
    ...battle,
    kill: { times: 1, plus: 0, rule: "mn.scenario.uncontested.kills" },
    areas: { each: "creature", award: 5, rule: "mn.scenario.uncontested.areas" },
  },
  "sealed-booster": {
    ...battle,
    limits: { of: [200, 400], rule: "mn.scenario.sealed.limit" },
    largest: { size: null, rule: "mn.ruling.sealed-size" },
    kill: { times: 1, plus: 0, rule: "mn.scenario.sealed.kills" },
    areas: onceEach(
      "mn.scenario.sealed.areas",
      new Map([
        [200, 10],
        [400, 20],
      ]),
    ),
    lifts: [
      { rule: "mn.warband.faction.one", by: "mn.scenario.sealed.no-factions" },
      { rule: "mn.warband.alignment", by: "mn.scenario.sealed.no-alignment-unique" },
      { rule: "mn.warband.unique", by: "mn.scenario.sealed.no-alignment-unique" },
      { rule: "mn.scenario.no-bigger-than-huge", by: "mn.ruling.sealed-size" },
    ],
  },
};
