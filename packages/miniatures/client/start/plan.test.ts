import { speak } from "@undercroft/table";
import { beforeAll, describe, expect, test } from "vitest";
import { type BattleScenarioName, battleScenarioNames, battleScenarios, mapSize } from "../engine/index.ts";
import { type Choices, choices, chooseScenario } from "./choices.ts";
import { chooseMap, mapChoices } from "./maps.ts";
import { battleOf, mapsOf, planned } from "./plan.ts";
import { againstIn, faultLines, planProblems } from "./problems.ts";
import { sealedGame } from "./sealed.ts";
import { leadersOf, warbandOf } from "./warbands.ts";

beforeAll(() => speak("en"));

const usual = choices.getState();
const kinds = battleScenarioNames.flatMap((scenario) =>
  battleScenarios[scenario].limits.of.map((limit): readonly [BattleScenarioName, number] => [scenario, limit]),
);

test.each(kinds)("%s for %i points may be begun at one press, on maps of its size", (scenario, limit) => {
  const own: Choices = { ...usual, scenario, limit };
  const plan = planned(own, "seed");
  expect(plan.ok ? [] : plan.faults).toEqual([]);
  // mn.warband.map.size, mn.scenario.arena.map
  const size = scenario === "arena" || limit === 100 ? "half" : "full";
  expect(mapsOf(own, "seed").map(mapSize)).toEqual([size, size]);
  if (scenario !== "arena") return;
  // mn.scenario.arena.count
  expect(battleOf(own, "seed").seats.map(({ creatures }) => creatures.length)).toEqual([5, 5]);
});

test("a scenario keeps the points if it has them, else it takes its first (mn.scenario.sealed.limit)", () => {
  choices.setState({ scenario: "assault", limit: 500 });
  chooseScenario("bounty");
  expect(choices.getState()).toMatchObject({ scenario: "bounty", limit: 500 });
  chooseScenario("sealed-booster");
  expect(choices.getState()).toMatchObject({ scenario: "sealed-booster", limit: 200 });
  choices.setState(usual);
});

test("a warband is shown by its cards, the dearest first, with how many creatures have each", () => {
  const { warband } = warbandOf(usual, "", 0);
  expect(leadersOf(warband).map(({ card, count }) => [card.name.en, count])).toEqual([
    ["Shield Captain", 1],
    ["Herb Mother", 1],
    ["Tin Hussar", 1],
    ["Reed Archer", 2],
    ["Lamp Novice", 1],
    ["Gate Watch", 2],
  ]);
});

describe("the map", () => {
  test("is brought by each warband, or the same for both (mn.battle.map-choice)", () => {
    expect(mapsOf(usual, "").map(({ id }) => id)).toEqual(["maps/mill-yard", "maps/barrow-gate"]);
    expect(mapsOf({ ...usual, map: "maps/mill-yard" }, "").map(({ id }) => id)).toEqual([
      "maps/mill-yard",
      "maps/mill-yard",
    ]);
    expect(mapChoices().filter(({ own }) => !own)).toHaveLength(6);
  });

  test("of another size stands against it, unless that was agreed on (mn.ruling.map-size)", () => {
    const large: Choices = { ...usual, map: "maps/fallen-keep" };
    const against = againstIn(planned(large, ""), large);
    // Both bring it, and it is mended in one place.
    expect(faultLines(against.map)).toEqual([
      "Fallen Keep is a full-size map; this battle needs a half-size map. §\u00a0mn.warband.map.size",
    ]);
    expect(against.seats).toEqual([[], []]);
    const door = planProblems(planned(large, ""), large, "");
    expect(door.ok ? [] : door.problems).toEqual([
      "The map that was chosen cannot be played: 1 reason stands with it.",
    ]);
    expect(planned({ ...large, house: { ...usual.house, anyMapSize: true } }, "").ok).toBe(true);
  });
});

test.each([
  // Sealed play has no battle of 100 points, Arena none on a full-size map (mn.scenario.sealed.limit, mn.scenario.arena.map).
  ["sealed-booster", 400, "maps/mill-yard", "assault", 100],
  ["arena", 200, "maps/fallen-keep", "assault", 200],
  ["bounty", 500, "maps/mill-yard", "bounty", 100],
  ["bounty", 500, "maps/fallen-keep", "bounty", 500],
  ["sealed-booster", 400, "maps/fallen-keep", "sealed-booster", 400],
] as const)("%s for %i points goes to %s as %s for %i (mn.ruling.map-size)", (scenario, limit, id, then, points) => {
  choices.setState({ ...usual, scenario, limit });
  const map = mapChoices().find((choice) => choice.map.id === id)?.map;
  if (map === undefined) throw new Error(`there is no map ${id}`);
  chooseMap(map);
  expect(choices.getState()).toMatchObject({ map: id, scenario: then, limit: points });
  choices.setState(usual);
});

test("boosters are opened by their own seed, else by the battle's (mn.scenario.sealed.boosters)", () => {
  const own: Choices = { ...usual, scenario: "sealed-booster", limit: 400 };
  expect(sealedGame(usual, "moor")).toBeNull();
  const opened = sealedGame(own, "moor");
  expect(opened?.pools.map(({ creatures }) => creatures.length)).toEqual([16, 16]);
  expect(sealedGame({ ...own, boosterSeed: "moor" }, "fen")).toEqual(opened);
  expect(sealedGame(own, "fen")).not.toEqual(opened);
  // Each warband comes out of its own boosters.
  const { seats } = battleOf(own, "moor");
  for (const [seat, { creatures }] of seats.entries())
    expect(creatures.filter((card) => opened?.pools[seat]?.creatures.includes(card) !== true)).toEqual([]);
});
