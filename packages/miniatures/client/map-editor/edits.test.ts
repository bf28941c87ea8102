import { amended, begun, changed, madeAgain, takenBack } from "@undercroft/table";
import { describe, expect, it } from "vitest";
import type { MapMark } from "../engine/index.ts";
import { type Brush, drawWalls, edgeOf, liftsAt, type Manner, stroke } from "./brush.ts";
import { emptyDraft, type MapDraft, mapOf } from "./draft.ts";
import { areaGoneOn, erased } from "./edits.ts";
import { blockOf, fillOf, lineOf } from "./shapes.ts";
import type { Symmetry } from "./symmetry.ts";
import { flipped, halfRepeated, resized } from "./whole.ts";

const empty = emptyDraft("own/test", { en: "Test", ru: "Проба" }, 5, 4);
const alone: Manner = { together: false, symmetry: "none" };
const forest: Brush = { brush: "mark", mark: "forest" };
const mark = (one: MapMark): Brush => ({ brush: "mark", mark: one });
const mirrored = (symmetry: Symmetry): Manner => ({ together: false, symmetry });
const rows = (draft: MapDraft): readonly string[] => mapOf(draft).rows.trim().split("\n");

describe("terrain", () => {
  it("takes the place of what lies there, or lies together with it (mn.map.multiple-types)", () => {
    const wood = stroke(empty, forest, [0, 1], alone);
    expect(stroke(wood, mark("smoke"), [1], alone).marks[1]).toEqual(["smoke"]);
    expect(stroke(wood, mark("smoke"), [1], { ...alone, together: true }).marks[1]).toEqual(["forest", "smoke"]);
  });

  it("of one type lies on a square once: the last one counts", () => {
    const together = { ...alone, together: true };
    const south = stroke(empty, mark({ terrain: "steep-slope", direction: "s" }), [3], together);
    const east = stroke(south, mark({ terrain: "steep-slope", direction: "e" }), [3], together);
    expect(east.marks[3]).toEqual([{ terrain: "steep-slope", direction: "e" }]);
  });

  it("and a wall that fills a square never share one", () => {
    const wall = stroke(stroke(empty, forest, [0], alone), mark("wall"), [0], { ...alone, together: true });
    expect(wall.marks[0]).toEqual(["wall"]);
    expect(stroke(wall, forest, [0], { ...alone, together: true }).marks[0]).toEqual(["forest"]);
  });

  it("that lies there already changes nothing, so that there is nothing to undo", () => {
    const wood = stroke(empty, forest, [0], alone);
    expect(stroke(wood, forest, [0], alone)).toBe(wood);
    expect(erased(empty, [0, 1])).toBe(empty);
  });
});

describe("areas", () => {
  it("of one side are not the other's (mn.map.start-areas)", () => {
    const a = stroke(empty, { brush: "start", label: "A" }, [1, 0], alone);
    expect(a.starts).toEqual({ A: [0, 1], B: [] });
    expect(stroke(a, { brush: "start", label: "B" }, [1], alone).starts).toEqual({ A: [0], B: [1] });
  });

  it("of victory go on where a stroke begins on or beside one with its label, and are new elsewhere", () => {
    const both: Brush = { brush: "victory", label: "A&B" };
    const first = stroke(empty, both, [6], alone);
    const wider = stroke(first, both, [7, 8], alone);
    expect(wider.victory).toEqual([{ id: "ab-1", label: "A&B", squares: [6, 7, 8] }]);
    expect(areaGoneOn(wider, 15, "A&B")).toBeNull();
    const two = stroke(wider, both, [15], alone);
    expect(two.victory.map(({ id }) => id)).toEqual(["ab-1", "ab-2"]);
    const taken = stroke(two, { brush: "victory", label: "A" }, [15], alone);
    expect(taken.victory.map(({ id, squares }) => [id, ...squares])).toEqual([
      ["ab-1", 6, 7, 8],
      ["a-1", 15],
    ]);
  });
});

describe("walls", () => {
  it("lie on edges and across squares, are joined in the file and taken away one by one", () => {
    const edges = [0, 5, 10].map((at) => edgeOf(5, at, "e"));
    const wall = drawWalls(empty, edges, true, "none");
    expect(mapOf(wall).walls).toEqual([{ from: [1, 0], to: [1, 3] }]);
    expect(drawWalls(wall, edges, true, "none")).toBe(wall);
    const gap = drawWalls(wall, [edgeOf(5, 6, "w")], false, "none");
    expect(mapOf(gap).walls).toEqual([
      { from: [1, 0], to: [1, 1] },
      { from: [1, 2], to: [1, 3] },
    ]);
    expect(liftsAt(wall, edgeOf(5, 1, "w"), { brush: "edge" })).toBe(true);
    expect(liftsAt(gap, edgeOf(5, 5, "e"), { brush: "edge" })).toBe(false);
  });

  it("across squares that touch become one line", () => {
    const slope = stroke(empty, { brush: "backslash" }, [0, 6, 12], alone);
    expect(mapOf(slope).walls).toEqual([{ from: [0, 0], to: [3, 3] }]);
    const cross = stroke(slope, { brush: "slash" }, [6], alone);
    expect(mapOf(cross).walls).toHaveLength(2);
    expect(mapOf(erased(cross, [6])).walls).toEqual([
      { from: [0, 0], to: [1, 1] },
      { from: [2, 2], to: [3, 3] },
    ]);
  });

  it("on the edges of a square stay when the square is erased", () => {
    const wall = drawWalls(empty, [edgeOf(5, 6, "n")], true, "none");
    expect(erased(wall, [6])).toBe(wall);
  });
});

describe("a map kept fair", () => {
  it("is drawn on both sides, slopes leading the other way and sides changed (mn.map.victory-owner)", () => {
    const slope = stroke(empty, mark({ terrain: "steep-slope", direction: "ne" }), [0], mirrored("left-right"));
    expect(slope.marks[4]).toEqual([{ terrain: "steep-slope", direction: "nw" }]);
    const turned = stroke(empty, mark({ terrain: "steep-slope", direction: "ne" }), [0], mirrored("turn"));
    expect(turned.marks[19]).toEqual([{ terrain: "steep-slope", direction: "sw" }]);
    const starts = stroke(empty, { brush: "start", label: "A" }, [0, 5], mirrored("top-bottom"));
    expect(starts.starts).toEqual({ A: [0, 5], B: [10, 15] });
    const victory = stroke(empty, { brush: "victory", label: "A" }, [6], mirrored("turn"));
    expect(victory.victory.map(({ label, squares }) => [label, ...squares])).toEqual([
      ["A", 6],
      ["B", 13],
    ]);
  });

  it("has another teleporter on the other side, so that the two lead somewhere (mn.ruling.teleporter)", () => {
    const gate = mark({ terrain: "teleporter", name: "gate" });
    const pair = stroke(empty, gate, [0], mirrored("turn"));
    expect(pair.marks[19]).toEqual([{ terrain: "teleporter", name: "gate-far" }]);
    const back = stroke(empty, mark({ terrain: "teleporter", name: "gate-far" }), [19], mirrored("turn"));
    expect(back.marks[0]).toEqual([{ terrain: "teleporter", name: "gate" }]);
    expect(flipped(pair, "turn").marks[0]).toEqual([{ terrain: "teleporter", name: "gate-far" }]);
  });

  it("has diagonals that lean the other way in a mirror and the same way after a turn", () => {
    const mirror = stroke(empty, { brush: "backslash" }, [0], mirrored("left-right"));
    expect(mapOf(mirror).walls).toEqual([
      { from: [0, 0], to: [1, 1] },
      { from: [5, 0], to: [4, 1] },
    ]);
    const turn = stroke(empty, { brush: "backslash" }, [0], mirrored("turn"));
    expect(mapOf(turn).walls).toEqual([
      { from: [0, 0], to: [1, 1] },
      { from: [4, 3], to: [5, 4] },
    ]);
    const edges = drawWalls(empty, [edgeOf(5, 0, "s")], true, "top-bottom");
    expect(mapOf(edges).walls).toEqual([
      { from: [0, 1], to: [1, 1] },
      { from: [0, 3], to: [1, 3] },
    ]);
  });

  it("can be made of its first half, whatever stood on the other", () => {
    const begun = [
      [forest, [0, 4]],
      [mark("pit"), [12]],
      [{ brush: "start", label: "A" }, [5]],
      [{ brush: "start", label: "B" }, [9]],
      [{ brush: "victory", label: "A" }, [11]],
      [{ brush: "victory", label: "A&B" }, [7]],
      [{ brush: "slash" }, [1]],
    ] as const satisfies readonly (readonly [Brush, readonly number[]])[];
    const draft = begun.reduce<MapDraft>((now, [brush, squares]) => stroke(now, brush, squares, alone), empty);
    const fair = halfRepeated(draft, "left-right");
    expect(rows(fair)).toEqual(["f...f", ".....", "..p..", "....."]);
    expect(fair.starts).toEqual({ A: [5], B: [9] });
    expect(fair.victory.map(({ label, squares }) => [label, ...squares])).toEqual([
      ["A", 11],
      ["B", 13],
      ["A&B", 7],
    ]);
    expect(mapOf(fair).walls).toEqual([
      { from: [2, 0], to: [1, 1] },
      { from: [3, 0], to: [4, 1] },
    ]);
    expect(flipped(fair, "left-right").marks).toEqual(fair.marks);
    expect(halfRepeated(fair, "left-right").marks).toEqual(fair.marks);
  });
});

describe("a map as a whole", () => {
  it("grows and shrinks, what lies outside being cut off", () => {
    const draft = [0, 19].reduce(
      (now, at) => stroke(now, forest, [at], alone),
      drawWalls(empty, [edgeOf(5, 0, "s"), edgeOf(5, 18, "n")], true, "none"),
    );
    const larger = resized(draft, 7, 6, 1, 1);
    expect(rows(larger)).toEqual([".......", ".f.....", ".......", ".......", ".....f.", "......."]);
    expect(mapOf(larger).walls).toEqual([
      { from: [1, 2], to: [2, 2] },
      { from: [4, 4], to: [5, 4] },
    ]);
    const smaller = resized(draft, 3, 2, 0, 0);
    expect(rows(smaller)).toEqual(["f..", "..."]);
    expect(mapOf(smaller).walls).toEqual([{ from: [0, 1], to: [1, 1] }]);
  });

  it("turned by half twice is what it was", () => {
    const draft = stroke(
      stroke(empty, { brush: "slash" }, [3], alone),
      mark({ terrain: "steep-slope", direction: "e" }),
      [7],
      alone,
    );
    const turned = flipped(draft, "turn");
    expect(turned.marks[12]).toEqual([{ terrain: "steep-slope", direction: "w" }]);
    expect(mapOf(flipped(turned, "turn"))).toEqual(mapOf(draft));
  });
});

it("strokes run straight, over blocks, or over all that is alike and hangs together", () => {
  expect(lineOf(empty, 0, 12)).toEqual([0, 6, 12]);
  expect(lineOf(empty, 4, 0)).toEqual([4, 3, 2, 1, 0]);
  expect(blockOf(empty, 6, 0)).toEqual([0, 1, 5, 6]);
  const walls = stroke(empty, mark("wall"), [2, 7, 12, 17], alone);
  expect([...fillOf(empty, 0, (_, to) => walls.marks[to]?.length === 0)].sort((a, b) => a - b)).toEqual([
    0, 1, 5, 6, 10, 11, 15, 16,
  ]);
});

it("strokes are undone and done again; another stroke ends what was undone", () => {
  const first = changed(begun(empty), stroke(empty, forest, [0], alone));
  const second = changed(first, stroke(first.now, forest, [1], alone));
  expect(takenBack(second).now).toBe(first.now);
  expect(madeAgain(takenBack(second)).now).toBe(second.now);
  expect(takenBack(amended(second, first.now)).now).toBe(first.now);
  expect(takenBack(begun(empty)).now).toBe(empty);
  const other = changed(takenBack(second), stroke(first.now, forest, [2], alone));
  expect(madeAgain(other).now).toBe(other.now);
  expect(changed(other, other.now)).toEqual({ ...other });
});
