import fc from "fast-check";
import { expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { tileCard } from "../../testing/tiles.ts";
import {
  EAST,
  hasStart,
  NORTH,
  readTile,
  type Side,
  SOUTH,
  segmentWalled,
  sideLength,
  TileFault,
  turned,
  WEST,
} from "./tiles.ts";

const walls = (card: ReturnType<typeof tileCard>, side: Side, turns = 0): boolean[] => {
  const tile = turned(readTile(card, "dungeon"), turns);
  return Array.from({ length: sideLength(tile, side) }, (_, place) => segmentWalled(tile, side, place));
};

test("a segment of a side is walled by its square or by an edge printed on the rim", () => {
  const card = tileCard("t/a", "small", ["#..", "..."], ["|a2", "c1|", "/b1", "c2/"]);
  expect(walls(card, NORTH)).toEqual([true, true, false]);
  expect(walls(card, SOUTH)).toEqual([false, false, true]);
  expect(walls(card, WEST)).toEqual([true, true]);
  expect(walls(card, EAST)).toEqual([true, false]);
});

test("the square beyond the rim may be named as well", () => {
  expect(walls(tileCard("t/a", "small", ["...", "..."], ["c1|d1", "a2/a3"]), EAST)).toEqual([true, false]);
});

test("a quarter turn takes the north side to the east, from north to south", () => {
  const card = tileCard("t/a", "small", ["#..", "..s"], ["b1|c1"]);
  expect(walls(card, EAST, 1)).toEqual(walls(card, NORTH));
  expect(walls(card, SOUTH, 1)).toEqual([...walls(card, EAST)].reverse());
  // The edge between b1 and c1 lies between the second and third row of the last column now.
  const tile = turned(readTile(card, "dungeon"), 1);
  expect([tile.width, tile.height]).toEqual([2, 3]);
  expect(tile.walls).toEqual([0, 0, 0, SOUTH, 0, NORTH]);
  expect(tile.marks[4]).toEqual(["start"]);
  expect(hasStart(tile)).toBe(true);
});

test("four quarter turns change nothing", () => {
  const row = fc
    .array(fc.constantFrom(".", "#", "^", "$"), { minLength: 3, maxLength: 3 })
    .map((letters) => letters.join(""));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), fc.integer({ min: -8, max: 8 }), (rows, turns) => {
      const tile = readTile(tileCard("t/a", "small", rows), "dungeon");
      expect(turned(turned(tile, turns), 4 - turns)).toEqual(tile);
    }),
  );
});

test("what is wrong with a tile is said", () => {
  try {
    readTile(tileCard("t/a", "small", ["??"]), "dungeon");
  } catch (error) {
    expect(error).toBeInstanceOf(TileFault);
    if (error instanceof TileFault) assertRule({ rule: error.rule }, "dc.ruling.tile-data");
  }
  expect(() => readTile(tileCard("t/a", "small", ["..", "..."]), "outdoor")).toThrow(
    /t\/a, outdoor face: row 2 has 3 squares/,
  );
  expect(() => readTile(tileCard("t/a", "small", [".."], ["a1|c1"]), "dungeon")).toThrow(
    /"a1\|c1" is no edge of this tile/,
  );
  expect(() => readTile(tileCard("t/a", "small", ["..", ".."], ["|b1"]), "dungeon")).toThrow(/no edge/);
});
