import { describe, expect, it } from "vitest";
import type { Brush, Manner } from "./brush.ts";
import { emptyDraft, type MapDraft, mapOf } from "./draft.ts";
import type { Shape } from "./shapes.ts";
import { beginStroke, drawStroke, edgeMeant, type Place, strokeTo } from "./strokes.ts";

const empty = emptyDraft("own/test", { en: "Test", ru: "Проба" }, 6, 4);
const plain: Manner = { together: false, symmetry: "none" };
const wall: Brush = { brush: "mark", mark: "wall" };
const edge: Brush = { brush: "edge" };
const eraser: Brush = { brush: "erase" };

/** What a hand draws that goes from place to place. */
function drag(draft: MapDraft, brush: Brush, shape: Shape, places: readonly (readonly [number, number])[]): MapDraft {
  const [first = { x: 0, y: 0 }, ...more] = places.map(([x, y]): Place => ({ x, y }));
  const drawn = more.reduce((now, place) => strokeTo(draft, now, place), beginStroke(draft, brush, first));
  return drawStroke(draft, drawn, brush, shape, plain);
}
const rows = (draft: MapDraft): readonly string[] => mapOf(draft).rows.trim().split("\n");

describe("a drag over squares", () => {
  it("draws every square that it passes, however fast the hand is", () => {
    expect(
      rows(
        drag(empty, wall, "free", [
          [0.5, 0.5],
          [3.5, 3.5],
        ]),
      ),
    ).toEqual(["#.....", ".#....", "..#...", "...#.."]);
  });

  it("draws a line, or a block, from where it began to where it ends", () => {
    const bend = [
      [0.5, 0.5],
      [5.5, 0.5],
      [5.5, 2.5],
    ] as const;
    expect(rows(drag(empty, wall, "line", [...bend, [3.5, 0.5]]))).toEqual(["####..", "......", "......", "......"]);
    expect(rows(drag(empty, wall, "block", bend))).toEqual(["######", "######", "######", "......"]);
  });

  it("fills what is alike and hangs together, up to the walls", () => {
    const parted = drag(
      drag(empty, wall, "line", [
        [2.5, 0.5],
        [2.5, 2.5],
      ]),
      edge,
      "line",
      [
        [2.02, 3.5],
        [2.02, 3.5],
      ],
    );
    const wood = drag(parted, { brush: "mark", mark: "forest" }, "fill", [[0.5, 0.5]]);
    expect(rows(wood)).toEqual(["ff#...", "ff#...", "ff#...", "ff...."]);
  });

  it("that leaves the map goes along its rim", () => {
    expect(
      rows(
        drag(empty, wall, "free", [
          [4.5, 0.5],
          [9, -3],
        ]),
      ),
    ).toEqual(["....##", "......", "......", "......"]);
  });
});

describe("a drag along edges", () => {
  it("lays a wall on each edge that it passes near, and on none of those across its way", () => {
    const drawn = drag(empty, edge, "free", [
      [0.5, 1.1],
      [2.5, 0.95],
      [2.6, 1.6],
    ]);
    expect(mapOf(drawn).walls).toEqual([{ from: [0, 1], to: [3, 1] }]);
  });

  it("lays a straight wall, or one around a block: a room", () => {
    expect(
      mapOf(
        drag(empty, edge, "line", [
          [0.5, 1.1],
          [4.5, 3.5],
        ]),
      ).walls,
    ).toEqual([{ from: [0, 1], to: [5, 1] }]);
    expect(
      mapOf(
        drag(empty, edge, "block", [
          [1.5, 1.1],
          [2.5, 2.5],
        ]),
      ).walls,
    ).toEqual([
      { from: [1, 1], to: [3, 1] },
      { from: [1, 1], to: [1, 3] },
      { from: [3, 1], to: [3, 3] },
      { from: [1, 3], to: [3, 3] },
    ]);
  });

  it("takes walls away where it begins on one", () => {
    const two = drag(empty, edge, "line", [
      [0.5, 1.1],
      [1.5, 1.1],
    ]);
    expect(mapOf(drag(two, edge, "free", [[1.5, 0.9]])).walls).toEqual([{ from: [0, 1], to: [1, 1] }]);
  });
});

it("a corner is cut off where a square is pressed near it, and mirrored (mn.ruling.diagonal-wall)", () => {
  const corner: Brush = { brush: "corner" };
  const cut = drag(empty, corner, "block", [
    [1.8, 1.2],
    [4.5, 3.5],
  ]);
  expect(mapOf(cut).walls).toEqual([{ from: [1.5, 1], to: [2, 1.5] }]);
  expect(mapOf(drag(cut, corner, "free", [[1.9, 1.1]])).walls).toBeUndefined();
  const place = { x: 1.8, y: 1.2 };
  const pair = drawStroke(empty, beginStroke(empty, corner, place), corner, "free", {
    together: false,
    symmetry: "left-right",
  });
  expect(mapOf(pair).walls).toEqual([
    { from: [1.5, 1], to: [2, 1.5] },
    { from: [4.5, 1], to: [4, 1.5] },
  ]);
});

it("the eraser takes the wall near which it is pressed, else the square", () => {
  const walled = drag(drag(empty, wall, "free", [[0.5, 0.5]]), edge, "free", [[0.5, 1.05]]);
  expect(edgeMeant(walled, eraser, { x: 0.5, y: 0.95 })).toEqual({ from: [0, 1], to: [1, 1] });
  expect(edgeMeant(walled, eraser, { x: 0.5, y: 0.5 })).toBeNull();
  expect(edgeMeant(walled, eraser, { x: 3.5, y: 0.95 })).toBeNull();
  expect(mapOf(drag(walled, eraser, "free", [[0.5, 0.95]])).walls).toBeUndefined();
  expect(rows(drag(walled, eraser, "free", [[0.5, 0.5]]))[0]).toBe("......");
});
