import { beforeEach, expect, test } from "vitest";
import { emptyWarband, type Warband } from "../engine/index.ts";
import { type KeptWarband, keptWarbands } from "./kept.ts";

const KEY = "undercroft/miniatures/warbands";

const warband: Warband = {
  ...emptyWarband,
  name: "Hunters",
  faction: "wild",
  creatures: [{ card: "a/wolf", items: ["a/ring"] }],
};
const hunters: KeptWarband = { name: "Hunters", scenario: "bounty", limit: 200, warband };

beforeEach(() => localStorage.clear());

test("a warband is kept with the battle that it was built for", () => {
  expect(keptWarbands.keep(hunters)).toBe(true);
  expect(keptWarbands.all()).toEqual([hunters]);
});

test("what a browser holds by accident is passed over: no list, a list without a name, a list of nonsense", () => {
  const nameless = { ...hunters, name: "", warband: { ...warband, name: "" } };
  const crooked = { ...hunters, warband: { ...warband, creatures: "many" } };
  localStorage.setItem(KEY, JSON.stringify([null, 3, {}, nameless, crooked, hunters]));
  expect(keptWarbands.all()).toEqual([hunters]);
});

test("a battle that is not played here becomes the usual one, with a limit that it has (mn.scenario.limits)", () => {
  localStorage.setItem(KEY, JSON.stringify([{ ...hunters, scenario: "siege", limit: 7 }]));
  expect(keptWarbands.all()).toEqual([{ ...hunters, scenario: "assault", limit: 100 }]);
  // 500 points are no limit of sealed play (mn.scenario.sealed.limit).
  localStorage.setItem(KEY, JSON.stringify([{ ...hunters, scenario: "sealed-booster", limit: 500 }]));
  expect(keptWarbands.all()).toEqual([{ ...hunters, scenario: "sealed-booster", limit: 200 }]);
});
