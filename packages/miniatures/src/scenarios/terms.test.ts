import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { type BattleScenarioName, battleScenarioNames, battleScenarios } from "./battle-scenarios.ts";
import { printedRules } from "./house-rules.ts";
import { mapSizeFor, mostCreatures, singleCostCap } from "./limits.ts";
import { battleTerms, type Term } from "./terms.ts";

const term = (name: Term["term"], scenario: BattleScenarioName, limit = 200, house = printedRules): Term | undefined =>
  battleTerms(scenario, limit, house).find((line) => line.term === name);
const value = (...asked: Parameters<typeof term>): unknown => term(...asked)?.value;

describe("numbers by point limit", () => {
  test("8 creatures at 100 points, 10 at 200 and 500, 5 in Arena", () => {
    expect([100, 200, 500].map((limit) => mostCreatures("assault", limit).value)).toEqual([8, 10, 10]);
    expect([100, 200, 500].map((limit) => mostCreatures("arena", limit).value)).toEqual([5, 5, 5]);
    assertRule(mostCreatures("assault", 100), "mn.warband.count");
    assertRule(mostCreatures("arena", 100), "mn.scenario.arena.count");
  });

  test("other limits go with 100 up to 100 and with 200 above", () => {
    expect([50, 101, 400].map((limit) => mostCreatures("sealed-booster", limit).value)).toEqual([8, 10, 10]);
    assertRule(mostCreatures("sealed-booster", 400), "mn.ruling.limits-400");
  });

  test("one creature costs at most 75, 150, 150; at 400 there is no cap, at 500 as the house has it", () => {
    const cap = (limit: number): number | null => singleCostCap(limit, printedRules).value;
    expect([100, 200, 400, 500].map(cap)).toEqual([75, 150, null, 150]);
    expect(singleCostCap(500, { ...printedRules, singleCostAt500: null }).value).toBeNull();
    assertRule(singleCostCap(100, printedRules), "mn.warband.single-cost");
    assertRule(singleCostCap(400, printedRules), "mn.warband.single-cost.large");
    assertRule(singleCostCap(500, printedRules), "mn.ruling.single-cost-500");
  });

  test("half-size maps at 100 points, and in Arena at every limit", () => {
    expect([100, 200, 400, 500].map((limit) => mapSizeFor("assault", limit).value)).toEqual([
      "half",
      "full",
      "full",
      "full",
    ]);
    expect([100, 200, 500].map((limit) => mapSizeFor("arena", limit).value)).toEqual(["half", "half", "half"]);
    assertRule(mapSizeFor("assault", 200), "mn.ruling.map-size", "mn.warband.map.size");
    assertRule(mapSizeFor("arena", 200), "mn.scenario.arena.map");
  });
});

describe("the terms that both players see before they build", () => {
  test("Assault is the standard way, the others are variants", () => {
    const kinds = battleScenarioNames.map((scenario) => value("kind", scenario));
    expect(kinds).toEqual(["standard", "variant", "variant", "variant", "variant", "variant"]);
    assertRule(battleTerms("bounty", 100, printedRules), "mn.scenario.assault.standard");
  });

  test.each(battleScenarioNames)(
    "%s is for two players, set up in the standard way, up to its point limit",
    (scenario) => {
      for (const limit of battleScenarios[scenario].limits.of) {
        expect(value("players", scenario, limit)).toBe(2);
        expect(value("set-up", scenario, limit)).toBe("standard");
        expect(value("target", scenario, limit)).toBe(limit);
        const terms = battleTerms(scenario, limit, printedRules);
        assertRule(terms, "mn.scenario.players", "mn.scenario.setup", "mn.scenario.target");
        expect(new Set(terms.map((line) => line.term)).size).toBe(terms.length);
      }
    },
  );

  test("five scenarios have the standard construction rules, at three limits, and nothing larger than huge", () => {
    for (const scenario of battleScenarioNames) {
      if (scenario === "sealed-booster") continue;
      expect(battleScenarios[scenario].limits.of).toEqual([100, 200, 500]);
      expect(value("largest", scenario)).toBe("huge");
      expect([value("faction", scenario), value("alignment", scenario), value("unique", scenario)]).toEqual([
        "one",
        "not-both",
        "once",
      ]);
      assertRule(battleTerms(scenario, 200, printedRules), "mn.scenario.limits", "mn.scenario.no-bigger-than-huge");
    }
  });

  test("each term is told by its own rules, and by those of no other way to play", () => {
    const rules = (...asked: Parameters<typeof term>): readonly string[] | undefined => term(...asked)?.rules;
    expect([value("cards", "assault"), rules("cards", "assault")]).toEqual(["own", ["mn.scenario.limits"]]);
    expect([value("cards", "sealed-booster", 400), rules("cards", "sealed-booster", 400)]).toEqual([
      "boosters",
      ["mn.scenario.sealed.boosters"],
    ]);
    expect(rules("faction", "assault")).toEqual(["mn.warband.faction.one"]);
    expect(rules("alignment", "assault")).toEqual(["mn.warband.alignment"]);
    expect(rules("unique", "assault")).toEqual(["mn.warband.unique"]);
    const anySize = { ...printedRules, anyMapSize: true };
    expect([value("map", "assault", 200, anySize), rules("map", "assault", 200, anySize)]).toEqual([
      "any",
      ["mn.ruling.map-size"],
    ]);
    expect(rules("map", "assault")).toContain("mn.warband.map.size");
  });

  test("Sealed-Booster lifts faction, alignment, Unique and size, and nothing else", () => {
    const terms = battleTerms("sealed-booster", 400, printedRules);
    const lifted = ["cards", "faction", "alignment", "unique", "largest"].map((name) =>
      terms.find((t) => t.term === name),
    );
    expect(lifted.map((line) => line?.value)).toEqual(["boosters", "any", "any", "any", null]);
    assertRule(
      terms,
      "mn.scenario.sealed.boosters",
      "mn.scenario.sealed.limit",
      "mn.scenario.sealed.no-factions",
      "mn.scenario.sealed.no-alignment-unique",
      "mn.ruling.sealed-size",
    );
    expect(lifted.map((line) => line?.rules[0])).toEqual([
      "mn.scenario.sealed.boosters",
      "mn.scenario.sealed.no-factions",
      "mn.scenario.sealed.no-alignment-unique",
      "mn.scenario.sealed.no-alignment-unique",
      "mn.ruling.sealed-size",
    ]);
    expect(value("items", "sealed-booster")).toEqual([1, 2]);
  });

  test("any number of champions, none included; one item for a creature, two for a Unique one", () => {
    expect(value("champions", "assault")).toBeNull();
    assertRule(battleTerms("assault", 100, printedRules), "mn.warband.champion-optional", "mn.warband.items");
  });

  test("the printed awards and kills", () => {
    expect(value("areas", "uncontested-victory", 500)).toEqual({ award: 5, each: "creature" });
    expect(value("areas", "assault", 500)).toEqual({ award: 25, each: "player" });
    expect(value("kill", "bounty")).toEqual({ times: 1, plus: 5 });
    expect(value("kill", "quick-raid")).toEqual({ times: 2, plus: 0 });
  });

  test("what the players agreed on is shown", () => {
    const house = { singleCostAt500: null, anyMapSize: true, forcedSpikes: false };
    expect(value("single-cost", "assault", 500, house)).toBeNull();
    expect(value("map", "arena", 500, house)).toBe("any");
    expect(value("single-cost", "assault", 500)).toBe(150);
    expect(value("map", "arena", 500)).toBe("half");
    assertRule(battleTerms("assault", 500, house), "mn.ruling.single-cost-500", "mn.ruling.map-size");
  });

  test("the point limits have a rule besides the scenario's", () => {
    assertRule(battleTerms("assault", 100, printedRules), "mn.warband.points.sizes", "mn.warband.points.total");
  });
});
