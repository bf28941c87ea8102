import { writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { drawnMap } from "../../testing/drawn.ts";
import type { WallLine } from "./battle-map.ts";
import { groundOf } from "./ground.ts";
import { mapFaults, mapSize } from "./map-faults.ts";
import { checkBattleMapData, readBattleMap } from "./read-battle-map.ts";
import { terrainBit } from "./terrain.ts";

const court = `
id: test/court
name: { en: Court, ru: Двор }
legend:
  f: [forest]
  h: [healing-font]
  H: [{ terrain: healing-font, heals: 30 }, river]
  v: [{ terrain: steep-slope, direction: s }]
  t: [{ terrain: teleporter, name: west }]
  u: [{ terrain: teleporter, name: east }]
  d: [secret-door]
  b: [{ terrain: other, id: brambles }]
rows: |
  ..f.h.
  #dH.v.
  tt..ub
walls:
  - { from: [3, 0], to: [3, 1] }
  - { from: [4.5, 1], to: [5, 1.5] }
starts:
  - { label: A, squares: [a1-b1] }
  - { label: B, squares: [e3-f3] }
  - { label: B, squares: [f2] }
victory:
  - { id: well, label: A&B, squares: [c3] }
  - { id: gate, label: A, squares: [c3-d3] }
otherTerrain:
  - id: brambles
    name: { en: Brambles, ru: Ежевика }
    text: { en: Slow going., ru: Медленно. }
    difficult: yes
    cover: all
`;

const read = (text: string): ReturnType<typeof readBattleMap> =>
  readBattleMap(text.replace("difficult: yes", 'difficult: "yes"'), "court.yaml", readYaml);

const problems = (text: string): string[] => {
  const result = read(text);
  return result.ok ? [] : result.problems.map(writeProblem);
};

describe("a battle map", () => {
  const result = read(court);
  const map = result.ok ? result.pack : drawnMap(["."]);
  const ground = groundOf(map);

  it("is drawn by a person and becomes tables", () => {
    expect(problems(court)).toEqual([]);
    expect(groundOf(map)).toBe(ground);
    expect([ground.width, ground.height]).toEqual([6, 3]);
    expect(ground.terrain[2]).toBe(terrainBit("forest"));
    expect(ground.terrain[8]).toBe(terrainBit("healing-font") | terrainBit("river"));
    expect([ground.heals[4], ground.heals[8], ground.heals[0]]).toEqual([20, 30, 0]);
    expect([ground.slope[10], ground.slope[0]]).toEqual([4, -1]);
    expect(ground.doors).toEqual([7]);
    expect(ground.board.solid[6]).toBe(1);
    expect(ground.board.edges[4]).toBe(1);
    expect(ground.board.open[10]).toBe(1);
  });

  it("has start areas, victory areas in map order, and teleporters", () => {
    expect(ground.starts).toEqual({ A: [0, 1], B: [11, 16, 17] });
    expect(ground.victory.map(({ id, label, squares }) => [id, label, ...squares])).toEqual([
      ["well", "A&B", 14],
      ["gate", "A", 14, 15],
    ]);
    expect([ground.victoryAt[14], ground.victoryAt[15], ground.victoryAt[0]]).toEqual([3, 2, 0]);
    expect(ground.teleporters).toEqual([
      { name: "west", squares: [12, 13] },
      { name: "east", squares: [16] },
    ]);
    expect([ground.teleporterAt[13], ground.teleporterAt[16], ground.teleporterAt[0]]).toEqual([0, 1, -1]);
  });

  it("may bring terrain of its own (mn.terrain.other)", () => {
    const bit = ground.terrain[17] ?? 0;
    expect(ground.sets.difficult & bit).toBe(bit);
    expect(ground.sets.everyCover).toBe(bit);
    expect(ground.kinds.at(-1)).toMatchObject({ difficult: "yes", cover: "all", legalEnd: true });
  });
});

describe("what is wrong with a map is named by its place", () => {
  it.each([
    ["f: [forest]", "f: [forrest]", /legend\.f\[0\]: unknown word "forrest"\. Did you mean "forest"\?/],
    ["  ..f.h.", "  ..f.h", /rows: row 1 has 5 squares, not 6/],
    ["  #dH.v.", "  #dH.v..", /rows: row 1 has 6 squares, not 7/],
    ["  ..f.h.", "  ..f.z.", /no square is written "z"/],
    ["squares: [c3]", "squares: [c9]", /well, squares\[0\]: "c9" is not on this map/],
    ["id: gate", "id: well", /"well" stands twice/],
    [
      "{ from: [3, 0], to: [3, 1] }",
      "{ from: [3.5, 0.5], to: [3, 1] }",
      /walls\[0\]\.from: .*no gridline \(mn\.wall\.gridlines\)/,
    ],
    ["{ from: [3, 0], to: [3, 1] }", "{ from: [3, 0], to: [9, 1] }", /walls\[0\]\.to: 9, 1 is not on this map/],
    [
      "{ from: [3, 0], to: [3, 1] }",
      "{ from: [3, 0.3], to: [3, 1] }",
      /walls\[0\]\.from: .*halfway between \(mn\.wall\.ends\)/,
    ],
    ["t: [{ terrain: teleporter, name: west }]", "t: [teleporter]", /a teleporter needs its name/],
    [
      "terrain: other, id: brambles",
      "terrain: other, id: bramble",
      /"bramble" is not among .*Did you mean "brambles"\?/,
    ],
    ["f: [forest]", '".": [forest]', /always means nothing/],
    ["label: B", "label: C", /starts\[1\]\.label: unknown word "C"/],
    ["walls:", "wals:", /unknown key "wals"\. Did you mean "walls"\?/],
    ["walls:", "wallAreas: [[[0, 0], [1, 1], [1, 0], [0, 1]]]\nwalls:", /wallAreas\[0\]: .*cross/],
    ["{ from: [3, 0], to: [3, 1] }", "{ from: [1, 1], to: [2, 2] }", /a secret door lies under a wall/],
  ])("%s", (sound, wrong, message) => {
    expect(problems(court.replace(sound, wrong)).join("\n")).toMatch(message);
  });

  it("a wall ends on a gridline, where two cross or halfway between", () => {
    const walled = (from: readonly [number, number]): object =>
      checkBattleMapData({ ...drawnMap(["..", ".."]), walls: [{ from, to: [2, 1] }] }, "drawn.json");
    expect([walled([1, 1]), walled([0.5, 1]), walled([1, 0.5])].every((read) => "ok" in read && read.ok === true)).toBe(
      true,
    );
    assertRule(walled([0.5, 0.5]), "mn.wall.gridlines");
    assertRule(walled([0.75, 1]), "mn.wall.ends");
  });

  it("walls cross where it can be said exactly (mn.wall.gridlines)", () => {
    const rows = Array.from({ length: 30 }, () => ".".repeat(30));
    const slanting: WallLine = { from: [0, 0], to: [29, 30] };
    const walled = (...walls: readonly WallLine[]): ReturnType<typeof checkBattleMapData> =>
      checkBattleMapData(drawnMap(rows, { walls }), "drawn.json");
    expect(walled({ from: [0, 0], to: [30, 30] }).ok).toBe(true);
    assertRule(walled(slanting, { from: [0, 1], to: [28, 30] }), "mn.wall.gridlines");
  });

  it("data that was read already is checked in the same way", () => {
    expect(checkBattleMapData(drawnMap(["..", ".f"]), "drawn.json").ok).toBe(true);
    expect(checkBattleMapData({ rows: 3 }, "drawn.json").ok).toBe(false);
  });
});

describe("whether a map fits the battle", () => {
  const rows = (width: number, height: number): readonly string[] =>
    Array.from({ length: height }, () => ".".repeat(width));
  const areas = {
    starts: [
      { label: "A" as const, squares: ["a1"] },
      { label: "B" as const, squares: ["b1"] },
    ],
    victory: [{ id: "v", label: "A&B" as const, squares: ["c1"] }],
  };

  it("sizes are the same whichever way it lies (mn.ruling.map-size)", () => {
    expect(mapSize(drawnMap(rows(21, 28)))).toBe("full");
    expect(mapSize(drawnMap(rows(28, 21)))).toBe("full");
    expect(mapSize(drawnMap(rows(22, 17)))).toBe("half");
    expect(mapSize(drawnMap(rows(17, 22)))).toBe("half");
    expect(mapSize(drawnMap(rows(23, 17)))).toBe("other");
  });

  it("names the rule that it does not meet", () => {
    const bare = mapFaults(drawnMap(rows(20, 20)), "full");
    expect(bare.map(({ fault, label }) => fault + label)).toEqual([
      "no-start-areaA",
      "no-start-areaB",
      "no-victory-area",
      "not-full-size",
    ]);
    assertRule(bare, "mn.map.areas-minimum", "mn.map.full-size");
    assertRule(mapFaults(drawnMap(rows(28, 21), areas), "half"), "mn.map.half-size");
    expect(mapFaults(drawnMap(rows(28, 21), areas), "full")).toEqual([]);
  });
});
