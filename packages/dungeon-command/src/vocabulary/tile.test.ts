import { expect, it } from "vitest";
import { readEdge, readFace } from "./tile.ts";

it("reads squares, marks and walls of a face", () => {
  const { tile, problems } = readFace(
    { width: 3, height: 2 },
    { rows: ".#^\n$@s\n", legend: { "@": ["hazardous", "magic-circle"] }, walls: ["a1|b1", "c1/c2"] },
  );
  expect(problems).toEqual([]);
  expect(tile.squares).toEqual([[], ["wall"], ["difficult"], ["treasure"], ["hazardous", "magic-circle"], ["start"]]);
  expect(tile.walls).toEqual([
    { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
    { from: { x: 2, y: 0 }, to: { x: 2, y: 1 } },
  ]);
});

it("counts columns on after z", () => {
  expect(readEdge("z1|aa1")).toEqual({ from: { x: 25, y: 0 }, to: { x: 26, y: 0 } });
  expect(readEdge("a1|a2")).toBeUndefined();
  expect(readEdge("a1/b2")).toBeUndefined();
  expect(readEdge("a0/a1")).toBeUndefined();
});

it("takes walls on the rim, which a tile shows to its neighbours, and none that would lie elsewhere", () => {
  const walls = ["|a1", "b2|", "/b1", "a2/", "|b1", "a1|", "/a2", "c2|"];
  const { tile, problems } = readFace({ width: 2, height: 2 }, { rows: "..\n..", walls });
  expect(problems.map(({ path }) => path[1])).toEqual([4, 5, 6, 7]);
  expect(tile.walls).toEqual([]);
});

it("says what cannot be read", () => {
  const { problems } = readFace(
    { width: 2, height: 2 },
    { rows: "?.\n..\n..", legend: { x: ["lava"] }, walls: ["b2|c2"] },
  );
  expect(problems.map(({ message }) => message)).toEqual([
    "marks are wall, difficult, hazardous, obstacle, magic-circle, treasure, start",
    "3 rows, not 2",
    'no square is written "?"',
    "the edge lies off the tile",
  ]);
});
