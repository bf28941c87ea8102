/** The terms of a battle: everything that both players are shown before they build, each with its rule. */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Size } from "../vocabulary/index.ts";
import { type BattleScenarioName, battleScenarios, standardScenario } from "./battle-scenarios.ts";
import type { HouseRules } from "./house-rules.ts";
import { mapSizeFor, mostCreatures, type Ruled, singleCostCap } from "./limits.ts";
import { areaAward, targetOf } from "./scoring.ts";

/** `term` is the name of its line; the words are the client's. */
export type Term =
  | Line<"kind", "standard" | "variant">
  | Line<"players", number>
  | Line<"limit", number>
  | Line<"target", number>
  | Line<"faction", "one" | "any">
  | Line<"alignment", "not-both" | "any">
  | Line<"unique", "once" | "any">
  /** Most creatures; a power may raise it. */
  | Line<"creatures", number>
  /** Most that one creature may cost, null without a cap. */
  | Line<"single-cost", number | null>
  | Line<"largest", Size | null>
  /** Champions, null for any number. */
  | Line<"champions", null>
  /** Items for each creature that is not Unique, and for each that is. */
  | Line<"items", readonly [number, number]>
  | Line<"map", "full" | "half" | "any">
  | Line<"set-up", "standard">
  | Line<"kill", { readonly times: number; readonly plus: number }>
  | Line<"areas", { readonly award: number; readonly each: "player" | "creature" }>
  /** Where the warbands come from. */
  | Line<"cards", "own" | "boosters">;

interface Line<N extends string, V> extends Ruled<V> {
  readonly term: N;
}

export function battleTerms(scenario: BattleScenarioName, limit: number, house: HouseRules): readonly Term[] {
  const own = battleScenarios[scenario];
  const award = areaAward(scenario, limit);
  const liftOf = (rule: RuleId): RuleId | undefined => own.lifts.find((lift) => lift.rule === rule)?.by;
  const choice = <A, B>(rule: RuleId, holds: A, lifted: B): Ruled<A | B> => {
    const by = liftOf(rule);
    return by === undefined ? { value: holds, rules: [rule] } : { value: lifted, rules: [by, rule] };
  };
  const sealed = scenario === "sealed-booster";
  return [
    {
      term: "kind",
      value: scenario === standardScenario ? "standard" : "variant",
      rules: ["mn.scenario.assault.standard"],
    },
    { term: "players", value: 2, rules: ["mn.scenario.players"] },
    {
      term: "cards",
      value: sealed ? "boosters" : "own",
      rules: [sealed ? "mn.scenario.sealed.boosters" : "mn.scenario.limits"],
    },
    { term: "limit", value: limit, rules: ["mn.warband.points.total", own.limits.rule, "mn.warband.points.sizes"] },
    { term: "target", value: targetOf(limit).points, rules: [targetOf(limit).rule] },
    { term: "faction", ...choice("mn.warband.faction.one", "one", "any") },
    { term: "alignment", ...choice("mn.warband.alignment", "not-both", "any") },
    { term: "unique", ...choice("mn.warband.unique", "once", "any") },
    { term: "creatures", ...mostCreatures(scenario, limit) },
    { term: "single-cost", ...singleCostCap(limit, house) },
    { term: "largest", value: own.largest.size, rules: [own.largest.rule] },
    { term: "champions", value: null, rules: ["mn.warband.champion-optional"] },
    { term: "items", value: [1, 2], rules: ["mn.warband.items", "mn.ruling.items-per-creature"] },
    house.anyMapSize
      ? { term: "map", value: "any", rules: ["mn.ruling.map-size"] }
      : { term: "map", ...mapSizeFor(scenario, limit) },
    { term: "set-up", value: "standard", rules: ["mn.scenario.setup"] },
    { term: "kill", value: { times: own.kill.times, plus: own.kill.plus }, rules: [own.kill.rule] },
    { term: "areas", value: { award: award.amount, each: own.areas.each }, rules: [own.areas.rule, ...award.rules] },
  ];
}
