import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { battleScenarioNames } from "./battle-scenarios.ts";
import { pointsForAreas, pointsForKill, targetOf } from "./scoring.ts";

/** Three creatures in own areas, two of them beside an enemy in the same area. */
const contested = { inOwnAreas: 3, uncontested: 1 };
const nobody = { inOwnAreas: 0, uncontested: 0 };

describe("destroying enemies", () => {
  test("a creature of cost 40 with an item of cost 5, in each scenario", () => {
    actsExample("mn.example.scoring-variants");
    const points = battleScenarioNames.map((scenario) => [scenario, pointsForKill(scenario, 40, 5).points]);
    expect(Object.fromEntries(points)).toEqual({
      assault: 45,
      arena: 45,
      bounty: 50,
      "quick-raid": 90,
      "uncontested-victory": 45,
      "sealed-booster": 45,
    });
    assertRule(
      pointsForKill("assault", 40, 5),
      "mn.scenario.assault.kills",
      "mn.card.creature.cost",
      "mn.card.item.cost",
    );
    assertRule(pointsForKill("arena", 40, 5), "mn.scenario.arena.scoring");
    assertRule(pointsForKill("bounty", 40, 5), "mn.scenario.bounty.kills");
    assertRule(pointsForKill("quick-raid", 40, 5), "mn.scenario.quickraid.kills");
    assertRule(pointsForKill("uncontested-victory", 40, 5), "mn.scenario.uncontested.kills");
    assertRule(pointsForKill("sealed-booster", 40, 5), "mn.scenario.sealed.kills");
  });

  test("without items the cost alone counts; the bounty is paid once for a creature, not for its items", () => {
    expect(pointsForKill("assault", 40, 0)).toEqual({
      points: 40,
      rule: "mn.scenario.assault.kills",
      with: ["mn.card.creature.cost"],
    });
    expect(pointsForKill("bounty", 3, 0).points).toBe(8);
    expect(pointsForKill("quick-raid", 3, 0).points).toBe(6);
  });

  test("an item on a creature that cannot use it counts like any other", () => {
    expect(pointsForKill("assault", 20, 10).points).toBe(30);
  });
});

describe("victory areas", () => {
  test.each([
    ["assault", "mn.scenario.assault.areas"],
    ["arena", "mn.scenario.arena.scoring"],
    ["bounty", "mn.scenario.bounty.areas"],
    ["quick-raid", "mn.scenario.quickraid.areas"],
  ] as const)("%s: 5, 10 or 25 by the limit, once however many creatures stand there", (scenario, rule) => {
    expect([100, 200, 500].map((limit) => pointsForAreas(scenario, limit, contested).points)).toEqual([5, 10, 25]);
    expect(pointsForAreas(scenario, 200, { inOwnAreas: 1, uncontested: 0 }).points).toBe(10);
    expect(pointsForAreas(scenario, 200, nobody).points).toBe(0);
    assertRule(pointsForAreas(scenario, 200, contested), rule);
  });

  test("Assault says the limit of one award in a rule of its own", () => {
    assertRule(pointsForAreas("assault", 100, contested), "mn.scenario.assault.areas.cap");
  });

  test("Sealed-Booster: 10 or 20", () => {
    expect([200, 400].map((limit) => pointsForAreas("sealed-booster", limit, contested).points)).toEqual([10, 20]);
    assertRule(pointsForAreas("sealed-booster", 400, contested), "mn.scenario.sealed.areas");
  });

  test("Uncontested Victory: 5 for each creature in an area without enemies, at every limit and without a cap", () => {
    // Three creatures alone in one area, two beside an enemy in another.
    const standing = { inOwnAreas: 5, uncontested: 3 };
    for (const limit of [100, 200, 500]) {
      expect(pointsForAreas("uncontested-victory", limit, standing).points).toBe(15);
    }
    expect(pointsForAreas("assault", 500, standing).points).toBe(25);
    expect(pointsForAreas("uncontested-victory", 100, { inOwnAreas: 8, uncontested: 8 }).points).toBe(40);
    expect(pointsForAreas("uncontested-victory", 100, { inOwnAreas: 2, uncontested: 0 }).points).toBe(0);
    assertRule(pointsForAreas("uncontested-victory", 500, standing), "mn.scenario.uncontested.areas");
  });

  test("a limit that is not printed gives 5 percent in steps of 5, at least 5", () => {
    const award = (limit: number): number => pointsForAreas("assault", limit, contested).points;
    expect([50, 150, 199, 300, 400, 1000].map(award)).toEqual([5, 5, 5, 15, 20, 50]);
    assertRule(pointsForAreas("assault", 300, contested), "mn.ruling.limits-400");
    for (const limit of [100, 200, 500]) {
      expect(pointsForAreas("assault", limit, contested).with).toEqual(["mn.scenario.assault.areas.cap"]);
    }
    for (const limit of [200, 400]) {
      expect(pointsForAreas("sealed-booster", limit, contested).with).toEqual(["mn.scenario.sealed.areas"]);
    }
  });
});

test("the point limit is what wins", () => {
  expect(targetOf(200).points).toBe(200);
  assertRule(targetOf(200), "mn.scenario.target");
});
