import { expect, test } from "vitest";
import { shippedMaps } from "../../content/maps.ts";
import { assertRule } from "../../rules/assert-rule.ts";
import { creatureCard } from "../../testing/cards.ts";
import { miniatures } from "../game.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import type { Pack } from "../vocabulary/index.ts";
import { emptyWarband, type Warband } from "../warband/warband.ts";
import { initialBody } from "./initial.ts";
import { type BattlePlan, makeConfig } from "./make-config.ts";
import { parseConfig } from "./parse-config.ts";

const pack: Pack = {
  pack: "a",
  version: 1,
  language: 1,
  name: { en: "A", ru: "А" },
  keywords: {},
  creatures: [creatureCard("a/wolf", { cost: 10, factions: ["wild"], alignment: "unaligned" })],
  items: [],
};

const wolves = (count: number, given: Partial<Warband> = {}): Warband => ({
  ...emptyWarband,
  name: "Wolves",
  faction: "wild",
  map: "maps/mill-yard",
  creatures: Array.from({ length: count }, () => ({ card: "a/wolf", items: [] })),
  ...given,
});

const plan = (given: Partial<BattlePlan> = {}): BattlePlan => ({
  scenario: "assault",
  limit: 100,
  house: printedRules,
  seats: [
    { id: "north", warband: wolves(2) },
    { id: "south", warband: wolves(3), name: { en: "Grey Pack", ru: "Серая стая" } },
  ],
  packs: [pack],
  maps: shippedMaps(),
  ...given,
});

test("a battle knows what its warbands are called: as their owner wrote it, or in both languages", () => {
  const made = makeConfig(plan());
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const names = [
    { en: "Wolves", ru: "Wolves" },
    { en: "Grey Pack", ru: "Серая стая" },
  ];
  expect(initialBody(made.config).names).toEqual(names);
  // The names come through a file, and a file without them is read as before.
  const read = parseConfig(JSON.parse(JSON.stringify(made.config)));
  expect(read.ok && initialBody(read.value).names).toEqual(names);
  const nameless = made.config.seats.map(({ name: _, ...seat }) => seat);
  const old = parseConfig(JSON.parse(JSON.stringify({ ...made.config, seats: nameless })));
  expect(old.ok && initialBody(old.value).names).toEqual([null, null]);
  // They never change, so that no hash and no snapshot holds them.
  expect(miniatures.constants).toContain("names");
});

test("in sealed play each warband comes out of its own boosters (mn.scenario.sealed.boosters)", () => {
  const pool = (count: number) => ({ boosters: [], creatures: Array(count).fill("a/wolf") });
  const sealed = wolves(3, { faction: null, map: "maps/fallen-keep" });
  const seats = [
    { id: "north", warband: sealed, pool: pool(3) },
    { id: "south", warband: sealed, pool: pool(2) },
  ];
  const made = makeConfig(plan({ scenario: "sealed-booster", limit: 200, seats }));
  expect(made.ok ? [] : made.faults.map(({ seat, fault }) => [seat, fault.problem, fault.place])).toEqual([
    [1, "pool", ["creatures", 2]],
  ]);
  assertRule(made, "mn.scenario.sealed.boosters");
});
