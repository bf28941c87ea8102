import { describe, expect, test } from "vitest";
import { assertRule } from "../rules/assert-rule.ts";
import { pack } from "../testing/pack.ts";
import { firstGameWarbands, presetWarband } from "./presets.ts";
import { catalogueOf, checkWarband, type WarbandList } from "./warband.ts";

const one = pack("one");
const two = pack("two");
const catalogue = catalogueOf([one, two]);
const preset = presetWarband(one);
const check = (change: Partial<WarbandList>, kind: "standard" | "custom" | "first-game" = "custom") =>
  checkWarband({ ...preset, ...change }, kind, catalogue);
const repeated = (id: string, count: number): string[] => Array.from({ length: count }, () => id);

test("a pack's own warband is legal: 12 creatures, 36 orders, four tiles", () => {
  expect([preset.creatures.length, preset.orders.length, preset.tiles.length]).toEqual([12, 36, 4]);
  expect(checkWarband(preset, "standard", catalogue)).toEqual([]);
  expect(checkWarband(preset, "custom", catalogue)).toEqual([]);
});

describe("sizes", () => {
  test("fewer than 12 creatures or 30 orders are too few", () => {
    const few = { creatures: preset.creatures.slice(1), orders: preset.orders.slice(0, 29) };
    assertRule(check(few, "standard"), "dc.warband.minimum-creatures", "dc.warband.minimum-orders");
    assertRule(check(few), "dc.custom.minimum-creatures", "dc.custom.minimum-orders");
    expect(check(few)[0]).toMatchObject({ problem: "few-creatures", values: { count: 11, least: 12 } });
    expect(check({ orders: preset.orders.slice(0, 30) })).toEqual([]);
  });

  test("exactly one commander", () => {
    assertRule(check({ commanders: [] }), "dc.custom.one-commander");
    assertRule(check({ commanders: one.commanders.map((card) => card.id) }), "dc.custom.one-commander");
    assertRule(check({ commanders: [] }, "standard"), "dc.warband.commander-selection");
  });
});

describe("copies", () => {
  test("four of a name and no more, packs taken together", () => {
    // one/creature1 and two/creature1 have the same name.
    const others = preset.creatures.filter((id) => id !== "one/creature1");
    const four = [...repeated("one/creature1", 2), ...repeated("two/creature1", 2), ...others];
    expect(check({ creatures: four })).toEqual([]);
    assertRule(check({ creatures: [...four, "one/creature1"] }), "dc.custom.creature-copies");
    assertRule(check({ orders: [...preset.orders, ...repeated("one/order1", 3)] }), "dc.custom.order-copies");
    expect(check({ orders: [...preset.orders, ...repeated("one/order1", 2)] })).toEqual([]);
  });

  test("cards of several packs make it a custom warband", () => {
    const mixed = { creatures: [...preset.creatures, "two/creature2"] };
    expect(check(mixed)).toEqual([]);
    assertRule(check(mixed, "standard"), "dc.custom.combine-packs");
  });
});

describe("tiles", () => {
  const [large, other, start, plain] = preset.tiles;
  test("two large, two small, one Start area", () => {
    assertRule(check({ tiles: preset.tiles.slice(1) }), "dc.warband.tiles");
    assertRule(check({ tiles: [large ?? "", other ?? "", start ?? "", start ?? ""] }), "dc.warband.one-start-area");
    assertRule(check({ tiles: [large ?? "", other ?? "", plain ?? "", plain ?? ""] }), "dc.ruling.start-area-required");
  });
});

test("every miniature has a Creature card", () => {
  assertRule(check({ creatures: [...preset.creatures, "one/nobody"] }), "dc.warband.creature-card-per-miniature");
});

test("something must be deployable at the start", () => {
  // Leadership 6, and twelve creatures of Level 7.
  const giants = { creatures: ["one/giant1", "one/giant2", "one/giant3"].flatMap((id) => repeated(id, 4)) };
  assertRule(check(giants), "dc.ruling.undeployable-opening-hand");
});

describe("the first game", () => {
  test("divides a pack by the colour of its symbols", () => {
    const [gold, silver] = firstGameWarbands(one);
    expect([gold.creatures.length, gold.orders.length, silver.creatures.length, silver.orders.length]).toEqual([
      6, 18, 6, 18,
    ]);
    expect([...gold.creatures, ...silver.creatures].sort()).toEqual([...preset.creatures].sort());
    expect(gold.tiles).toEqual(["one/large1", "one/start"]);
    expect(silver.tiles).toEqual(["one/large2", "one/plain"]);
    expect([...gold.commanders, ...silver.commanders]).toEqual(["one/leader1", "one/leader2"]);
    expect(checkWarband(gold, "first-game", catalogue)).toEqual([]);
    expect(checkWarband(silver, "first-game", catalogue)).toEqual([]);
  });

  test("the first player chooses commander and large tile", () => {
    const [gold, silver] = firstGameWarbands(one, { commander: "one/leader2", large: "one/large2" });
    expect([gold.commanders, silver.commanders]).toEqual([["one/leader2"], ["one/leader1"]]);
    expect([gold.tiles[0], silver.tiles[0]]).toEqual(["one/large2", "one/large1"]);
  });

  test("has exact sizes, one colour, one pack and one tile of each size", () => {
    const [gold, silver] = firstGameWarbands(one);
    const problems = checkWarband(
      {
        ...gold,
        creatures: [...gold.creatures.slice(1), "two/creature1", silver.creatures[0] ?? ""],
        orders: gold.orders.slice(1),
        tiles: preset.tiles,
        commanders: [],
      },
      "first-game",
      catalogue,
    );
    assertRule(
      problems,
      "dc.first-game.deck-sizes",
      "dc.first-game.miniatures",
      "dc.first-game.split-by-symbol",
      "dc.first-game.one-pack",
      "dc.first-game.tiles",
      "dc.first-game.commander-each",
    );
  });
});
