import { describe, expect, it } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { drawnMap } from "../../testing/drawn.ts";
import type { BattleMap } from "./battle-map.ts";
import { mapConcerns } from "./map-concerns.ts";
import { checkBattleMapData } from "./read-battle-map.ts";

/** A court of half size: A begins in the west, B in the east, and both hold the middle. */
function court(rows: readonly string[], more: Partial<BattleMap> = {}): BattleMap {
  return drawnMap(rows, {
    starts: [
      { label: "A", squares: ["a1"] },
      { label: "B", squares: ["e1"] },
    ],
    victory: [{ id: "middle", label: "A&B", squares: ["c1"] }],
    ...more,
  });
}

/** All but the room of the start areas: a small court has none for a warband. */
const told = (map: BattleMap): readonly unknown[] =>
  mapConcerns(map)
    .filter(({ concern }) => concern !== "start-too-small")
    .map(({ concern, squares, label, hinders }) => [concern, label, hinders, ...squares]);

describe("what an author is told of a map", () => {
  it("is nothing where two sides may begin, meet and score", () => {
    expect(told(court([".....", "....."]))).toEqual([]);
  });

  it("a map without areas cannot be played on (mn.map.areas-minimum)", () => {
    const bare = drawnMap(["....."]);
    expect(told(bare)).toEqual([
      ["no-start-area", "A", true],
      ["no-start-area", "B", true],
      ["no-victory-area", "", true],
    ]);
    assertRule(mapConcerns(bare), "mn.map.areas-minimum");
  });

  it("a start area of pits and walls has room for nobody (mn.position.legal)", () => {
    const map = court(["p....", "#...."], {
      starts: [
        { label: "A", squares: ["a1-a2"] },
        { label: "B", squares: ["e1"] },
      ],
    });
    expect(told(map)).toContainEqual(["start-without-room", "A", true, 0, 5]);
    assertRule(mapConcerns(map), "mn.position.legal");
  });

  it("a start area with squares for fewer than the eight creatures of 100 points is told (mn.setup.overflow, mn.warband.count)", () => {
    const rows = Array.from({ length: 4 }, () => ".......");
    // A has a1 to b4, eight squares, one of them a pit; B has eight.
    const areas = (first: string): Partial<BattleMap> => ({
      starts: [
        { label: "A", squares: [first] },
        { label: "B", squares: ["f1-g4"] },
      ],
    });
    const small = (map: BattleMap): readonly unknown[] =>
      mapConcerns(map).flatMap(({ concern, label, hinders, rule }) =>
        concern === "start-too-small" ? [[label, hinders, rule]] : [],
      );
    expect(small(court(rows, areas("a1-b4")))).toEqual([]);
    expect(small(court(["p......", ...rows.slice(1)], areas("a1-b4")))).toEqual([["A", false, "mn.setup.overflow"]]);
    expect(small(court(rows, areas("a1-b1")))).toEqual([["A", false, "mn.setup.overflow"]]);
  });

  it("a victory area under a statue is held by nobody, and one behind a wall is out of reach (mn.wall.blocks)", () => {
    expect(told(court(["..S..", "....."]))).toEqual([["victory-without-room", "A&B", false, 2]]);
    const map = court(["..#..", "..#.."], { victory: [{ id: "far", label: "A", squares: ["d1-d2"] }] });
    expect(told(map)).toEqual([
      ["victory-cut-off", "A", false, 3, 8],
      ["sides-apart", "", false],
    ]);
    assertRule(mapConcerns(map), "mn.wall.blocks");
  });

  it("sides that pits part are apart on foot, and teleporters join them again (mn.terrain.pit.enter)", () => {
    const victory = [{ id: "near", label: "A" as const, squares: ["b1"] }];
    expect(told(court(["..p..", "..p.."], { victory }))).toEqual([["sides-apart", "", false]]);
    expect(told(court(["a.p.b", "..p.."], { victory }))).toEqual([]);
  });

  it("a secret door lets through, but not from under a wall (mn.terrain.secret-door.enter)", () => {
    expect(told(court(["..d..", "..#.."]))).toEqual([]);
    const map = court(["..d..", "..#.."], { walls: [{ from: [2, 0], to: [3, 1] }] });
    expect(told(map)).toEqual([["door-under-wall", "", true, 2]]);
    assertRule(mapConcerns(map), "mn.terrain.secret-door.enter");
    expect(JSON.stringify(checkBattleMapData(map, "court.json"))).toContain("a secret door lies under a wall: c1");
  });

  it("one teleporter alone leads nowhere (mn.terrain.teleporter.use)", () => {
    const map = court(["....a", "....a"]);
    expect(told(map)).toEqual([["lone-teleporter", "", false, 4, 9]]);
    assertRule(mapConcerns(map), "mn.terrain.teleporter.use");
  });

  it("a die of twenty sides tells no more than twenty victory areas apart (mn.ruling.wandering-ranges)", () => {
    const victory = Array.from({ length: 21 }, (_, i) => ({ id: `v${i}`, label: "A" as const, squares: ["c1"] }));
    expect(told(court([".....", "....."], { victory }))).toEqual([["too-many-areas", "", true]]);
  });

  it("a map that is neither half nor full fits no battle by the printed rules (mn.ruling.map-size)", () => {
    const rows = Array.from({ length: 20 }, () => ".".repeat(20));
    const map = court(rows);
    expect(told(map)).toEqual([["odd-size", "", false]]);
    assertRule(mapConcerns(map), "mn.ruling.map-size");
  });
});
