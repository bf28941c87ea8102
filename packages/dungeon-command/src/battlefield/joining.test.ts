import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { tileCard } from "../../testing/tiles.ts";
import { checkPlacement, type Placed } from "./joining.ts";
import { type Face, readTile, WEST } from "./tiles.ts";

/** A tile of 4 by 4 squares whose west and east sides read like this from north to south. */
function tile(id: string, sides: string, x: number, y: number, given: { seat?: number; face?: Face } = {}): Placed {
  const rows = [...sides].map((sign) => `${sign}..${sign}`);
  return { tile: readTile(tileCard(id, "large", rows), given.face ?? "dungeon"), seat: given.seat ?? 0, x, y };
}

const t1 = tile("t/t1", "#..#", 0, 0);

describe("edges that touch", () => {
  test("open meets open and wall meets wall", () => {
    actsExample("dc.example.tiles-open-and-wall-edges");
    const fine = checkPlacement([t1], tile("t/t2", "#..#", 4, 0), 2);
    expect(fine.verdict.legal).toBe(true);
    assertRule(fine.claims, "dc.battlefield.two-sides");

    const open = checkPlacement([t1], tile("t/t3", "...#", 4, 0), 2);
    expect(open.bad).toEqual([{ x: 4, y: 0, side: WEST, rule: "dc.battlefield.wall-never-meets-open" }]);
    assertRule(open.verdict, "dc.battlefield.wall-never-meets-open");

    const shut = checkPlacement([t1], tile("t/t4", "####", 4, 0), 2);
    expect(shut.bad.map(({ y }) => y)).toEqual([1, 2]);
    assertRule(shut.verdict, "dc.battlefield.open-meets-open");

    assertRule(checkPlacement([t1], tile("t/t2", "#..#", 4, 4), 2).verdict, "dc.battlefield.no-diagonal-joins");
  });

  test("tiles may be shifted along each other by whole squares", () => {
    // Rows 1 to 3 of the first face rows 0 to 2 of the second: open, open, wall each.
    expect(checkPlacement([t1], tile("t/t5", "..#.", 4, 1), 2).verdict.legal).toBe(true);
    assertRule(checkPlacement([t1], tile("t/t5", "..#.", 4, 0.5), 2).verdict, "dc.battlefield.interlocking-tabs");
  });
});

test("two tiles cannot share a square", () => {
  assertRule(checkPlacement([t1], tile("t/t2", "#..#", 3, 0), 2).verdict, "dc.battlefield.grid");
});

test("all tiles show one setting", () => {
  assertRule(
    checkPlacement([t1], tile("t/t2", "#..#", 4, 0, { face: "outdoor" }), 2).verdict,
    "dc.battlefield.one-setting",
  );
});

test("a player's tiles hang together", () => {
  const other = tile("t/t2", "#..#", 4, 0, { seat: 1 });
  const apart = tile("t/t3", "#..#", 8, 0);
  assertRule(checkPlacement([t1, other], apart, 2).verdict, "dc.battlefield.half-per-player");
  assertRule(checkPlacement([t1, other], apart, 3).verdict, "dc.ffa.own-segment");
  expect(checkPlacement([t1, other], tile("t/t3", "#..#", -4, 0), 2).verdict.legal).toBe(true);
  expect(checkPlacement([], t1, 2).verdict.legal).toBe(true);
});
