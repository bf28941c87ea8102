import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { shippedPacks } from "../engine/index.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { everything, type Filter, fitsFilter, isNarrow, ordered } from "./filter.ts";

let entries: readonly Entry[];

beforeAll(async () => {
  await speak("en");
  entries = entriesOf(shippedPacks());
});

const found = (filter: Partial<Filter>): readonly Entry[] =>
  entries.filter((entry) => fitsFilter(entry, { ...everything, ...filter }));
const creaturesOf = (some: readonly Entry[]) => some.flatMap(({ card }) => ("levels" in card ? [] : [card]));

test("every card is found among its kind while nothing is asked for", () => {
  const [pack] = shippedPacks();
  expect(found({})).toHaveLength(pack?.creatures.length ?? 0);
  expect(found({ kind: "items" })).toHaveLength(pack?.items.length ?? 0);
  expect(isNarrow(everything)).toBe(false);
  expect(isNarrow({ ...everything, kind: "items" })).toBe(false);
});

test("words are looked for in names of both languages and in texts", () => {
  expect(found({ query: "candle rat" }).map(({ name }) => name)).toEqual(["Candle Rat"]);
  expect(found({ query: "свечная крыса" }).map(({ name }) => name)).toEqual(["Candle Rat"]);
  const blasts = found({ query: "blast" });
  expect(blasts.length).toBeGreaterThan(0);
  expect(blasts.length).toBeLessThan(found({}).length / 2);
  expect(found({ query: "no such words anywhere" })).toEqual([]);
});

test("each attribute narrows the list to what has it", () => {
  const wild = creaturesOf(found({ faction: "wild" }));
  expect(wild.length).toBeGreaterThan(15);
  expect(wild.every(({ factions }) => factions.includes("wild"))).toBe(true);
  expect(creaturesOf(found({ alignment: "evil" })).every(({ alignment }) => alignment === "evil")).toBe(true);
  expect(creaturesOf(found({ keyword: "undead" })).every(({ keywords }) => keywords.includes("undead"))).toBe(true);
  expect(creaturesOf(found({ size: "huge" })).every(({ size }) => size === "huge")).toBe(true);
  expect(creaturesOf(found({ traits: ["unique", "champion"] })).every((card) => card.unique && card.champion)).toBe(
    true,
  );
  const shooters = found({ attack: "ranged" });
  expect(shooters.length).toBeGreaterThan(5);
  expect(shooters.every(({ words }) => /ranged|range|nearest|sight/.test(words))).toBe(true);
  for (const some of [found({ type: "healing" }), found({ rarity: "rare" })]) {
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(entries.length);
  }
});

test("a number is asked for from and to, each alone too", () => {
  const costs = (range: readonly [number | null, number | null]): readonly number[] =>
    found({ ranges: { cost: range } }).map(({ card }) => card.cost);
  expect(Math.min(...costs([20, null]))).toBeGreaterThanOrEqual(20);
  expect(Math.max(...costs([null, 10]))).toBeLessThanOrEqual(10);
  expect(costs([10, 12]).every((cost) => cost >= 10 && cost <= 12)).toBe(true);
  expect(costs([12, 10])).toEqual([]);
  // An item has no hit points to ask for.
  expect(found({ kind: "items", ranges: { hitPoints: [1, null] } })).toEqual([]);
});

test("items that ask for no faction are for every faction", () => {
  const items = found({ kind: "items", faction: "wild" });
  expect(items.some(({ factions }) => factions.length === 0)).toBe(true);
  expect(items.every(({ factions }) => factions.length === 0 || factions.includes("wild"))).toBe(true);
});

test("the list is sorted by a number, up or down, and by name where that is equal", () => {
  const some = found({ ranges: { cost: [null, 6] } });
  const byCost = ordered(some, { by: "cost", down: false }, "en");
  expect(byCost.map(({ card }) => card.cost)).toEqual(some.map(({ card }) => card.cost).toSorted((a, b) => a - b));
  const fives = byCost.filter(({ card }) => card.cost === 5).map(({ name }) => name);
  expect(fives).toEqual(fives.toSorted());
  const names = ordered(some, { by: "name", down: true }, "en").map(({ name }) => name);
  expect(names).toEqual(names.toSorted().reverse());
});
