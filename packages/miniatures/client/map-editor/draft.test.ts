import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { drawnMap } from "../../testing/drawn.ts";
import { type BattleMap, groundOf, readBattleMap, shippedMaps } from "../engine/index.ts";
import { blocksOf } from "./blocks.ts";
import { draftOf, emptyDraft, mapOf } from "./draft.ts";
import { mapText } from "./map-text.ts";

/** What a map means, however it is written. */
function meaning(map: BattleMap): unknown {
  const { board, terrain, starts, victory, slope, heals, teleporters } = groundOf(map);
  return {
    solid: board.solid,
    edges: board.edges,
    step: board.step,
    terrain,
    starts,
    victory,
    slope,
    heals,
    teleporters,
  };
}

const everything: BattleMap = drawnMap(["..x.a", "#dv.b", "hH..q"], {
  id: "own/everything",
  name: { en: "No: 1, 'all' of it", ru: "Всё, и сразу" },
  legend: {
    x: ["forest", "smoke"],
    d: ["secret-door"],
    v: [{ terrain: "steep-slope", direction: "sw" }],
    a: [{ terrain: "teleporter", name: "a" }],
    b: [{ terrain: "teleporter", name: "b" }],
    h: ["healing-font"],
    H: [{ terrain: "healing-font", heals: 35 }, "river"],
    q: [{ terrain: "other", id: "brambles" }],
  },
  walls: [
    { from: [2, 0], to: [2, 2] },
    { from: [3, 1], to: [4, 2] },
    { from: [4.5, 2], to: [5, 2.5] },
    { from: [2, 3], to: [3, 1] },
  ],
  wallAreas: [
    [
      [4, 0],
      [5, 0],
      [5, 0.5],
    ],
  ],
  starts: [
    { label: "A", squares: ["a1-b1", "a2"] },
    { label: "B", squares: ["d1"] },
    { label: "B", squares: ["e3"] },
  ],
  victory: [
    { id: "gate", label: "A&B", squares: ["c1-d2"] },
    { id: "well", label: "B", squares: ["d3", "c3"] },
  ],
  otherTerrain: [
    {
      id: "brambles",
      name: { en: "Brambles", ru: "Ежевика" },
      text: { en: "Slow: going.", ru: "Да, медленно." },
      difficult: "yes",
    },
  ],
});

describe("a draft", () => {
  it.each([everything, ...shippedMaps()].map((map) => [map.id, map] as const))("keeps all that %s means", (_, map) => {
    const again = mapOf(draftOf(map));
    expect(meaning(again)).toEqual(meaning(map));
    expect([again.id, again.name, again.otherTerrain, again.wallAreas]).toEqual([
      map.id,
      map.name,
      map.otherTerrain,
      map.wallAreas,
    ]);
  });

  it.each([everything, ...shippedMaps()].map((map) => [map.id, map] as const))(
    "is written as a file and read again: %s",
    (_, map) => {
      const written = mapOf(draftOf(map));
      const read = readBattleMap(mapText(written), "map.yaml", readYaml);
      expect(read.ok ? read.pack : read.problems).toEqual(written);
    },
  );

  it("keeps the signs of its author, and gives others to what has none", () => {
    const map = mapOf(draftOf(drawnMap(["q.u"], { legend: { q: ["forest"], u: ["river", "fire"] } })));
    expect(map.legend).toEqual({ q: ["forest"], u: ["fire", "river"] });
    const draft = emptyDraft("own/new", { en: "New", ru: "Новая" }, 3, 1);
    const drawn = mapOf({ ...draft, marks: [["forest"], ["fire", "river"], ["wall"]] });
    expect(drawn.rows).toBe("fA#\n");
    expect(drawn.legend).toEqual({ f: ["forest"], A: ["fire", "river"] });
  });

  it("has a sign for each of very many kinds of squares", () => {
    const draft = emptyDraft("own/new", { en: "New", ru: "Новая" }, 20, 10);
    const marks = draft.marks.map((_, i) => [{ terrain: "teleporter" as const, name: `t${i}` }]);
    const map = mapOf({ ...draft, marks });
    expect(new Set([...map.rows.replaceAll("\n", "")]).size).toBe(200);
    expect(readBattleMap(JSON.stringify(map), "map.json").ok).toBe(true);
  });
});

it("squares are written as few blocks, row by row", () => {
  expect(blocksOf(5, [0, 1, 5, 6, 2, 14])).toEqual(["a1-c1", "a2-b2", "e3"]);
  expect(blocksOf(5, [6, 7, 11, 12])).toEqual(["b2-c3"]);
  expect(blocksOf(30, [27])).toEqual(["ab1"]);
});
