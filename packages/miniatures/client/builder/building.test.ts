import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import { catalogueOf, emptyWarband, printedRules, type Warband } from "../engine/index.ts";
import { type Building, broughtFaults, copiesOf, faultsOf, withCard, withoutCard } from "./building.ts";
import { readLines } from "./line-words.ts";

const given = { factions: ["wild"], alignment: "unaligned" } as const;
const catalogue = catalogueOf(
  [
    {
      creatures: [
        creatureCard("a/wolf", { ...given, cost: 10, level: 3, name: { en: "Grey Wolf", ru: "Серый волк" } }),
        creatureCard("a/bear", { ...given, cost: 45, level: 9, name: { en: "Old Bear", ru: "Старый медведь" } }),
      ],
      items: [itemCard("a/ring", { cost: 5, levels: { min: 8, max: 12 }, name: { en: "Ring", ru: "Кольцо" } })],
    },
  ],
  [{ id: "yard", name: { en: "Yard", ru: "Двор" }, size: "half" }],
);
const building: Building = { catalogue, scenario: "assault", limit: 100, house: printedRules, pool: null };
const pack: Warband = { ...emptyWarband, faction: "wild", map: "yard" };

beforeAll(() => speak("en"));

test("a creature joins, an item goes to the first who can use it (mn.ruling.item-assignment)", () => {
  const two = withCard(withCard(pack, "a/wolf", catalogue), "a/bear", catalogue);
  const laden = withCard(two, "a/ring", catalogue);
  expect(laden.creatures.map(({ items }) => items)).toEqual([[], ["a/ring"]]);
  // The bear's hand is full, the wolf is of too low a level: the second ring is nobody's.
  expect(withCard(laden, "a/ring", catalogue).items).toEqual(["a/ring"]);
  expect(copiesOf(withCard(laden, "a/ring", catalogue), "a/ring")).toBe(2);
});

test("what joined last leaves first, and what is not there changes nothing", () => {
  const two = withCard(withCard(pack, "a/wolf", catalogue), "a/wolf", catalogue);
  const given = withCard(withCard(two, "a/bear", catalogue), "a/ring", catalogue);
  expect(copiesOf(withoutCard(given, "a/wolf"), "a/wolf")).toBe(1);
  expect(copiesOf(withoutCard(given, "a/ring"), "a/ring")).toBe(0);
  expect(withoutCard(two, "a/bear")).toBe(two);
});

test("a card says what it would bring: only faults that were not there (mn.warband.points.total)", () => {
  const bears = withCard(withCard(pack, "a/bear", catalogue), "a/bear", catalogue);
  expect(faultsOf(bears, building)).toEqual([]);
  const brought = broughtFaults(withCard(bears, "a/wolf", catalogue), [], building);
  expect(brought).toEqual([]);
  const third = withCard(bears, "a/bear", catalogue);
  expect(broughtFaults(third, faultsOf(bears, building), building)).toMatchObject([
    { problem: "points", rule: "mn.warband.points.total", values: { spent: 135, limit: 100 } },
  ]);
  expect(broughtFaults(third, faultsOf(third, building), building)).toEqual([]);
});

test("out of boosters no more may be taken than they held (mn.scenario.sealed.boosters)", () => {
  const sealed: Building = {
    ...building,
    scenario: "sealed-booster",
    limit: 200,
    pool: { boosters: [], creatures: ["a/wolf"] },
  };
  const one = withCard(pack, "a/wolf", catalogue);
  expect(faultsOf(one, sealed).filter(({ problem }) => problem === "pool")).toEqual([]);
  expect(broughtFaults(withCard(one, "a/wolf", catalogue), faultsOf(one, sealed), sealed)).toMatchObject([
    { problem: "pool", values: { card: "a/wolf", most: 1 } },
  ]);
});

test("a pasted list is read, or each bad line is told with its number, the nearest name and the rule", () => {
  const text = "Warband: Hunters\nFaction: Wild\nMap: Yard\n\nCreatures\n2 Grey Wolf\n1 Old Bear + Ring";
  const read = readLines(text, building);
  expect(read.ok && read.warband.creatures.map(({ card }) => card)).toEqual(["a/wolf", "a/wolf", "a/bear"]);
  const bad = readLines(text.replace("Grey Wolf", "Gray Wolf").replace("Map: Yard", "Map: Yarn"), building);
  expect(bad.ok ? [] : bad.problems).toEqual([
    "Line 3, “Yarn”: there is no such map § mn.warband.map. Perhaps “Yard”?",
    "Line 6, “2 Gray Wolf”: there is no such card § mn.card.creature.figure. Perhaps “Grey Wolf”?",
  ]);
});
