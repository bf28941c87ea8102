import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import { type BattleScenarioName, battleScenarioNames, battleScenarios } from "../scenarios/battle-scenarios.ts";
import { type HouseRules, printedRules } from "../scenarios/house-rules.ts";
import type { CreatureCard } from "../vocabulary/index.ts";
import { buildSteps, reviewWarband, tallyWarband, type WarbandFault, warbandFaults } from "./faults.ts";
import { mayBring, mayJoin } from "./joining.ts";
import { catalogueOf, emptyWarband, type Warband } from "./warband.ts";

const named = (en: string) => ({ name: { en, ru: en } });
const priced = (cost: number): CreatureCard => creatureCard(`a/cost${cost}`, { cost });

const creatures = [
  creatureCard("a/wolf", { cost: 5 }),
  creatureCard("a/guide", { factions: ["wild", "civilization"] }),
  creatureCard("a/digger", { factions: ["underdark"] }),
  creatureCard("a/saint", { alignment: "good", unique: true, ...named("Saint") }),
  creatureCard("b/saint", { alignment: "good", unique: true, ...named("Saint") }),
  creatureCard("b/copy", { alignment: "good", ...named("Saint") }),
  creatureCard("a/fiend", { alignment: "evil", champion: 2 }),
  creatureCard("a/titan", { size: "gargantuan", cost: 70 }),
  creatureCard("a/ogre", { size: "huge", cost: 60 }),
  creatureCard("a/drummer", { powers: [{ power: "construction", creatures: 2 }] }),
  creatureCard("a/piper", { powers: [{ power: "construction", creatures: 1 }] }),
  creatureCard("a/porter", {
    powers: [{ power: "continuous", rules: [{ rule: "permit", permission: "extra-item" }] }],
  }),
  ...[75, 76, 150, 151, 160].map(priced),
];
const map = (id: string, size: "full" | "half" | "other") => ({ id, ...named(id), size });
const catalogue = catalogueOf(
  [{ creatures, items: [itemCard("a/ring"), itemCard("a/axe", { cost: 8 })] }],
  [map("field", "full"), map("yard", "half"), map("odd", "other")],
);

const times = (card: string, count: number): Warband["creatures"] =>
  Array.from({ length: count }, () => ({ card, items: [] }));
const of = (...cards: readonly string[]): Warband["creatures"] => cards.map((card) => ({ card, items: [] }));
const wild: Warband = { name: "", faction: "wild", creatures: of("a/wolf"), items: [], map: "field" };

interface Asked {
  readonly scenario?: BattleScenarioName;
  readonly limit?: number;
  readonly house?: HouseRules;
}

const faults = (
  change: Partial<Warband>,
  { scenario = "assault", limit = 200, house = printedRules }: Asked = {},
): readonly WarbandFault[] => warbandFaults({ ...wild, ...change }, catalogue, scenario, limit, house);
const problems = (...asked: Parameters<typeof faults>): readonly string[] =>
  faults(...asked).map(({ problem }) => problem);

test("a plain warband breaks nothing", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ creatures: times("a/wolf", 10), items: Array.from({ length: 10 }, () => "a/ring") })).toEqual([]);
});

describe("what is not there", () => {
  test("no faction, no creatures, no map", () => {
    const found = warbandFaults(emptyWarband, catalogue, "assault", 200, printedRules);
    expect(found.map(({ problem }) => problem)).toEqual(["no-faction", "no-creatures", "no-map"]);
    assertRule(found, "mn.warband.build-order", "mn.warband.faction.one", "mn.warband.map");
  });

  test("cards and maps that nobody knows, each at its place", () => {
    const found = faults({
      creatures: [{ card: "a/nobody", items: ["a/nothing"] }],
      items: ["a/ring", "a/what"],
      map: "nowhere",
    });
    expect(found.map(({ problem, place }) => [problem, ...place])).toEqual([
      ["unknown-creature", "creatures", 0],
      ["unknown-item", "creatures", 0, "items", 0],
      ["unknown-item", "items", 1],
      ["items", "items"],
      ["unknown-map", "map"],
    ]);
    assertRule(found, "mn.card.creature.figure", "mn.card.item.name");
  });
});

describe("faction", () => {
  test("every creature has the chosen one among its own", () => {
    const found = faults({ creatures: of("a/wolf", "a/digger") });
    expect(found).toMatchObject([
      { problem: "wrong-faction", place: ["creatures", 1], values: { card: "a/digger", faction: "wild" } },
    ]);
    assertRule(found, "mn.warband.faction.one", "mn.card.creature.factions", "mn.scenario.sealed.no-factions");
  });

  test("a creature of two factions serves in a warband of either", () => {
    for (const faction of ["wild", "civilization"] as const) {
      expect(faults({ faction, creatures: of("a/guide") })).toEqual([]);
      const joining = mayJoin({ ...emptyWarband, faction }, "a/guide", catalogue, {
        scenario: "assault",
        limit: 200,
        house: printedRules,
      });
      expect(joining.legal).toBe(true);
      assertRule(joining, "mn.warband.faction.multi");
    }
    expect(problems({ faction: "borderlands", creatures: of("a/guide") })).toEqual(["wrong-faction"]);
  });
});

describe("points", () => {
  test("creatures and items together cost no more than the limit; less will do", () => {
    // One creature of 75, three of 5 and two items of 5: exactly 100.
    const full = { creatures: of("a/cost75", "a/wolf", "a/wolf", "a/wolf"), items: ["a/ring", "a/ring"], map: "yard" };
    expect(faults(full, { limit: 100 })).toEqual([]);
    const over = faults({ ...full, items: ["a/ring", "a/axe"] }, { limit: 100 });
    expect(over).toMatchObject([{ problem: "points", values: { spent: 103, limit: 100 } }]);
    assertRule(over, "mn.warband.points.total", "mn.card.creature.cost", "mn.card.item.cost");
  });

  test("an item with a proposed carrier costs as much", () => {
    const carried = {
      creatures: [{ card: "a/cost75", items: ["a/axe"] }, ...of("a/wolf", "a/wolf", "a/wolf")],
      map: "yard",
    };
    expect(faults(carried, { limit: 100 })).toEqual([]);
    expect(faults({ ...carried, items: ["a/ring"] }, { limit: 100 })).toMatchObject([{ values: { spent: 103 } }]);
  });

  test("only the scenario's point limits may be chosen", () => {
    assertRule(faults({}, { limit: 300 }), "mn.scenario.limits", "mn.warband.points.sizes");
    assertRule(faults({}, { scenario: "sealed-booster", limit: 100 }), "mn.scenario.sealed.limit");
    for (const scenario of battleScenarioNames) {
      for (const limit of battleScenarios[scenario].limits.of)
        expect(problems({}, { scenario, limit })).not.toContain("limit");
    }
  });
});

describe("the number of creatures", () => {
  test("8 at 100 points, 10 above", () => {
    expect(problems({ creatures: times("a/wolf", 8), map: "yard" }, { limit: 100 })).toEqual([]);
    expect(problems({ creatures: times("a/wolf", 9), map: "yard" }, { limit: 100 })).toEqual(["count"]);
    expect(problems({ creatures: times("a/wolf", 10) })).toEqual([]);
    const found = faults({ creatures: times("a/wolf", 11) });
    expect(found).toMatchObject([{ problem: "count", values: { count: 11, most: 10 } }]);
    assertRule(found, "mn.warband.count", "mn.warband.count.extension");
  });

  test("10 in the 400-point sealed game", () => {
    const sealed = { scenario: "sealed-booster", limit: 400 } as const;
    expect(problems({ creatures: times("a/wolf", 10) }, sealed)).toEqual([]);
    assertRule(faults({ creatures: times("a/wolf", 11) }, sealed), "mn.ruling.limits-400");
  });

  test("5 in Arena", () => {
    const arena = { scenario: "arena" } as const;
    expect(problems({ creatures: times("a/wolf", 5), map: "yard" }, arena)).toEqual([]);
    assertRule(faults({ creatures: times("a/wolf", 6), map: "yard" }, arena), "mn.scenario.arena.count");
  });

  test("a creature's power raises it, and by no more than it says", () => {
    const drummed = { ...wild, creatures: [...of("a/drummer"), ...times("a/wolf", 11)] };
    const review = reviewWarband(drummed, catalogue, { scenario: "assault", limit: 200, house: printedRules });
    expect(review.faults).toEqual([]);
    expect(review.lifted).toMatchObject([{ problem: "count", by: "mn.warband.count.extension" }]);
    assertRule(review, "mn.warband.count.extension");
    expect(problems({ creatures: [...drummed.creatures, ...of("a/wolf")] })).toEqual(["count"]);
    expect(
      problems({ creatures: [...of("a/drummer"), ...times("a/wolf", 6)], map: "yard" }, { scenario: "arena" }),
    ).toEqual([]);
  });

  test("the same power twice counts once, another one besides", () => {
    expect(problems({ creatures: [...of("a/drummer", "a/drummer"), ...times("a/wolf", 11)] })).toEqual(["count"]);
    expect(problems({ creatures: [...of("a/drummer", "a/piper"), ...times("a/wolf", 11)] })).toEqual([]);
  });
});

describe("the cost of a single creature", () => {
  test("75, 150, none, 150", () => {
    actsExample("mn.example.single-cost");
    const dear = ["a/cost75", "a/cost76", "a/cost150", "a/cost160"];
    const allowed = (asked: Asked): readonly string[] =>
      dear.filter((card) => !problems({ creatures: of(card) }, asked).includes("single-cost"));
    expect(allowed({ limit: 100 })).toEqual(["a/cost75"]);
    expect(allowed({ limit: 200 })).toEqual(["a/cost75", "a/cost76", "a/cost150"]);
    expect(allowed({ scenario: "sealed-booster", limit: 400 })).toEqual(dear);
    expect(allowed({ limit: 500 })).toEqual(["a/cost75", "a/cost76", "a/cost150"]);
    expect(allowed({ limit: 500, house: { ...printedRules, singleCostAt500: null } })).toEqual(dear);
    const found = faults({ creatures: of("a/cost151") });
    expect(found).toMatchObject([{ problem: "single-cost", values: { cost: 151, most: 150 } }]);
    assertRule(found, "mn.warband.single-cost", "mn.warband.single-cost.large");
    assertRule(faults({ creatures: of("a/cost151") }, { limit: 500 }), "mn.ruling.single-cost-500");
  });
});

test("nothing larger than huge, except in sealed games", () => {
  for (const scenario of battleScenarioNames) {
    const half = { map: scenario === "arena" ? "yard" : "field" };
    expect(problems({ creatures: of("a/ogre"), ...half }, { scenario })).toEqual([]);
    const sealed = scenario === "sealed-booster";
    expect(problems({ creatures: of("a/titan"), ...half }, { scenario })).toEqual(sealed ? [] : ["size"]);
  }
  const found = faults({ creatures: of("a/titan") });
  // A Gargantuan creature stands on 4 x 4 squares.
  expect(found).toMatchObject([{ values: { size: "gargantuan", squares: 4 } }]);
  assertRule(found, "mn.scenario.no-bigger-than-huge", "mn.ruling.sealed-size", "mn.ruling.size-space");
});

describe("alignment and Unique", () => {
  test("Good and Evil do not march together; unaligned creatures join either", () => {
    const found = faults({ creatures: of("a/saint", "a/wolf", "a/fiend") });
    expect(found).toMatchObject([{ problem: "alignment", values: { good: "a/saint", evil: "a/fiend" } }]);
    assertRule(found, "mn.warband.alignment", "mn.card.creature.alignment", "mn.scenario.sealed.no-alignment-unique");
    expect(faults({ creatures: of("a/saint", "a/wolf") })).toEqual([]);
    expect(faults({ creatures: of("a/fiend", "a/wolf") })).toEqual([]);
    const game = { scenario: "assault", limit: 200, house: printedRules } as const;
    assertRule(
      mayJoin({ ...wild, creatures: of("a/saint") }, "a/wolf", catalogue, game),
      "mn.warband.alignment.unaligned",
    );
    const joining = mayJoin({ ...wild, creatures: of("a/saint") }, "a/fiend", catalogue, game);
    expect(joining).toMatchObject({ legal: false, faults: [{ problem: "alignment" }] });
  });

  test("one Unique creature of a name, from whichever pack; others may repeat", () => {
    const found = faults({ creatures: of("a/saint", "a/wolf", "a/wolf", "b/saint") });
    expect(found).toMatchObject([
      { problem: "unique", place: ["creatures", 3], values: { card: "b/saint", count: 2 } },
    ]);
    assertRule(found, "mn.warband.unique", "mn.card.creature.name", "mn.card.creature.unique-flag");
    // Same name, but not Unique.
    expect(faults({ creatures: of("a/saint", "b/copy", "b/copy") })).toEqual([]);
  });

  test("any number of champions", () => {
    expect(faults({ creatures: times("a/fiend", 4) })).toEqual([]);
    const game = { scenario: "assault", limit: 200, house: printedRules } as const;
    assertRule(
      mayJoin({ ...wild, creatures: of("a/fiend") }, "a/fiend", catalogue, game),
      "mn.warband.champion-optional",
    );
  });
});

describe("items", () => {
  const rings = (count: number): readonly string[] => Array.from({ length: count }, () => "a/ring");

  test("three creatures, one of them Unique: four items, two on the Unique one", () => {
    actsExample("mn.example.item.count");
    const three = of("a/saint", "a/wolf", "a/wolf");
    expect(faults({ creatures: three, items: rings(4) })).toEqual([]);
    const found = faults({ creatures: three, items: rings(5) });
    expect(found).toMatchObject([{ problem: "items", values: { count: 5, most: 4 } }]);
    assertRule(found, "mn.warband.items", "mn.ruling.items-per-creature");
    const carrying = (...counts: readonly number[]) =>
      problems({ creatures: three.map(({ card }, index) => ({ card, items: rings(counts[index] ?? 0) })) });
    expect(carrying(2, 1, 1)).toEqual([]);
    expect(carrying(3, 0, 0)).toEqual(["carried"]);
    expect(carrying(0, 2, 1)).toEqual(["carried"]);
  });

  test("a power lets its creature carry one more", () => {
    expect(faults({ creatures: [{ card: "a/porter", items: rings(2) }] })).toEqual([]);
    expect(problems({ creatures: [{ card: "a/porter", items: rings(3) }] })).toEqual(["items", "carried"]);
    expect(problems({ creatures: [{ card: "a/wolf", items: rings(2) }] })).toEqual(["items", "carried"]);
  });

  test("none need have a carrier", () => {
    const game = { scenario: "assault", limit: 200, house: printedRules } as const;
    const bringing = mayBring(wild, "a/ring", catalogue, game);
    expect(bringing).toMatchObject({ legal: true, faults: [] });
    assertRule(bringing, "mn.ruling.unassigned-items");
    expect(mayBring({ ...wild, items: ["a/ring"] }, "a/ring", catalogue, game).faults).toMatchObject([
      { problem: "items" },
    ]);
  });
});

describe("the map", () => {
  test("full-size, but half-size at 100 points and in Arena", () => {
    expect(problems({ map: "yard" })).toEqual(["map-size"]);
    expect(problems({ map: "field" }, { limit: 100 })).toEqual(["map-size"]);
    expect(problems({ map: "yard" }, { scenario: "arena", limit: 500 })).toEqual([]);
    expect(problems({ map: "odd" })).toEqual(["map-size"]);
    assertRule(faults({ map: "yard" }), "mn.warband.map.size", "mn.ruling.map-size");
    assertRule(faults({ map: "field" }, { scenario: "arena" }), "mn.scenario.arena.map");
  });

  test("the players may agree on any size", () => {
    const house = { ...printedRules, anyMapSize: true };
    expect(faults({ map: "odd" }, { house })).toEqual([]);
    expect(faults({ map: "field" }, { house, scenario: "arena" })).toEqual([]);
    assertRule(
      reviewWarband({ ...wild, map: "odd" }, catalogue, { scenario: "arena", limit: 100, house }),
      "mn.ruling.map-size",
    );
  });
});

describe("sealed games", () => {
  test("ask for no faction, mix alignments and Uniques of one name, and keep all other rules", () => {
    const mixed: Warband = {
      ...wild,
      faction: null,
      creatures: of("a/digger", "a/saint", "b/saint", "a/fiend", "a/titan"),
    };
    const game = { scenario: "sealed-booster", limit: 200, house: printedRules } as const;
    const review = reviewWarband(mixed, catalogue, game);
    expect(review.faults).toEqual([]);
    expect(review.lifted.map(({ problem, by }) => [problem, by])).toEqual([
      ["no-faction", "mn.scenario.sealed.no-factions"],
      ["size", "mn.ruling.sealed-size"],
      ["alignment", "mn.scenario.sealed.no-alignment-unique"],
      ["unique", "mn.scenario.sealed.no-alignment-unique"],
    ]);
    assertRule(
      review,
      "mn.scenario.sealed.no-factions",
      "mn.scenario.sealed.no-alignment-unique",
      "mn.ruling.sealed-size",
    );
    expect(problems({ ...mixed, creatures: of("a/cost151") }, game)).toEqual(["single-cost"]);
    expect(problems({ ...mixed, creatures: times("a/wolf", 11) }, game)).toEqual(["count"]);
    expect(problems(mixed)).toEqual(["no-faction", "size", "alignment", "unique"]);
  });
});

describe("while a warband is built", () => {
  const game = { scenario: "assault", limit: 200, house: printedRules } as const;

  test("its steps stand in their order; items are never owed", () => {
    const steps = buildSteps(emptyWarband, "assault");
    expect(steps.map(({ step, done }) => [step, done])).toEqual([
      ["faction", false],
      ["creatures", false],
      ["items", true],
      ["map", false],
    ]);
    assertRule(steps, "mn.warband.build-order", "mn.ruling.unassigned-items", "mn.warband.map");
    expect(buildSteps(wild, "assault").every(({ done }) => done)).toBe(true);
    expect(buildSteps(emptyWarband, "sealed-booster").map(({ step }) => step)).not.toContain("faction");
  });

  test("what is used of each limit", () => {
    const list = {
      ...wild,
      creatures: [...of("a/drummer", "a/saint"), { card: "a/wolf", items: ["a/axe"] }],
      items: ["a/ring"],
    };
    const tally = tallyWarband(list, catalogue, game);
    // 12 + 12 + 5 for the creatures, 8 + 5 for the items; ten creatures and two by the drummer; items 1 + 2 + 1.
    expect(tally.map(({ of: name, used, most }) => [name, used, most])).toEqual([
      ["points", 42, 200],
      ["creatures", 3, 12],
      ["items", 2, 4],
    ]);
    expect(tally.map(({ rules }) => rules)).toEqual([
      ["mn.warband.points.total", "mn.card.creature.cost", "mn.card.item.cost"],
      ["mn.warband.count", "mn.warband.count.extension"],
      ["mn.warband.items", "mn.ruling.items-per-creature"],
    ]);
    assertRule(tally, "mn.warband.points.total", "mn.warband.count.extension", "mn.warband.items");
  });

  test("a card is refused for what it would break and for nothing that is broken already", () => {
    const late = { ...wild, map: null, creatures: times("a/wolf", 10) };
    expect(mayJoin(late, "a/wolf", catalogue, game).faults).toMatchObject([{ problem: "count" }]);
    expect(mayJoin({ ...late, creatures: times("a/wolf", 9) }, "a/wolf", catalogue, game).legal).toBe(true);
  });
});

test("each fault names what lifts it, here or elsewhere", () => {
  const liftedBy = (problem: WarbandFault["problem"], ...asked: Parameters<typeof faults>): readonly string[] =>
    faults(...asked).find((one) => one.problem === problem)?.liftedBy ?? ["no such fault"];
  expect(liftedBy("wrong-faction", { creatures: of("a/digger") })).toEqual(["mn.scenario.sealed.no-factions"]);
  expect(liftedBy("no-faction", { faction: null })).toEqual(["mn.scenario.sealed.no-factions"]);
  const mixed = { creatures: of("a/saint", "b/saint", "a/fiend", "a/titan") };
  expect(liftedBy("alignment", mixed)).toEqual(["mn.scenario.sealed.no-alignment-unique"]);
  expect(liftedBy("unique", mixed)).toEqual(["mn.scenario.sealed.no-alignment-unique"]);
  expect(liftedBy("size", mixed)).toEqual(["mn.ruling.sealed-size"]);
  expect(liftedBy("count", { creatures: times("a/wolf", 11) })).toEqual(["mn.warband.count.extension"]);
  expect(liftedBy("single-cost", { creatures: of("a/cost151") })).toEqual(["mn.warband.single-cost.large"]);
  const dear = { creatures: of("a/cost151") };
  expect(liftedBy("single-cost", dear, { limit: 500 })).toEqual(["mn.ruling.single-cost-500"]);
  const laden = { creatures: [{ card: "a/wolf", items: ["a/ring", "a/ring"] }] };
  expect(liftedBy("items", laden)).toEqual(["mn.ruling.items-per-creature"]);
  expect(liftedBy("carried", laden)).toEqual(["mn.ruling.items-per-creature"]);
  expect(liftedBy("map-size", { map: "yard" })).toEqual(["mn.ruling.map-size"]);
  for (const problem of ["limit", "points"] as const) {
    expect(liftedBy(problem, { creatures: of("a/cost150", "a/cost151") }, { limit: 300 })).toEqual([]);
  }
  expect(liftedBy("no-map", { map: null })).toEqual([]);
});
