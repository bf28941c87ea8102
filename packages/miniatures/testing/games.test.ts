import { describe, expect, test } from "vitest";
import { shippedMaps } from "../content/maps.ts";
import { shippedPacks } from "../content/packs.ts";
import { battleScenarioNames } from "../src/scenarios/battle-scenarios.ts";
import { parseConfig } from "../src/set-up/parse-config.ts";
import { everyKind, smallKinds } from "./games.ts";

const configs = everyKind().map(({ config }) => config);

describe("the battles of the harnesses", () => {
  test("bring every creature and every item of the set", () => {
    const brought = new Set(
      configs.flatMap(({ seats }) => seats.flatMap(({ creatures, items }) => [...creatures, ...items])),
    );
    const cards = shippedPacks().flatMap(({ creatures, items }) => [...creatures, ...items]);
    expect(cards.map(({ id }) => id).filter((id) => !brought.has(id))).toEqual([]);
  });

  test("are of every scenario at every limit that it knows, on every map", () => {
    const kinds = new Set(configs.map(({ scenario, limit }) => `${scenario} ${limit}`));
    const wanted = battleScenarioNames.flatMap((name) =>
      (name === "sealed-booster" ? [200, 400] : [100, 200, 500]).map((limit) => `${name} ${limit}`),
    );
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
    const maps = new Set(configs.flatMap(({ seats }) => seats.map(({ map }) => map.id)));
    expect(
      shippedMaps()
        .map(({ id }) => id)
        .filter((id) => !maps.has(id)),
    ).toEqual([]);
  });

  test.each(everyKind())("$name is read from a file as it is", ({ config }) => {
    const read = parseConfig(JSON.parse(JSON.stringify(config)));
    expect(read.ok ? [] : read.faults).toEqual([]);
  });

  test("the small ones are of 100 points, one for each scenario", () => {
    expect(smallKinds().map(({ config }) => config.scenario)).toEqual([
      "assault",
      "bounty",
      "quick-raid",
      "uncontested-victory",
      "arena",
    ]);
  });
});
