import { expect, it } from "vitest";
import { drawWalls, edgeOf, type Manner, stroke } from "./brush.ts";
import { changedSquares } from "./changes.ts";
import { emptyDraft } from "./draft.ts";
import { erased } from "./edits.ts";

const empty = emptyDraft("own/test", { en: "Test", ru: "Проба" }, 5, 4);
const plain: Manner = { together: false, symmetry: "none" };

it("a stroke changes the squares on which something else lies then", () => {
  const wood = stroke(empty, { brush: "mark", mark: "forest" }, [0, 6], plain);
  expect(changedSquares(empty, wood)).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
  const start = stroke(
    stroke(wood, { brush: "start", label: "A" }, [7], plain),
    { brush: "start", label: "B" },
    [7, 8],
    plain,
  );
  expect(changedSquares(wood, start)).toEqual([
    { x: 2, y: 1 },
    { x: 3, y: 1 },
  ]);
  const area = stroke(start, { brush: "victory", label: "A" }, [19], plain);
  expect(changedSquares(start, area)).toEqual([{ x: 4, y: 3 }]);
  expect(changedSquares(area, area)).toEqual([]);
});

it("new walls are laid over the drawing; where walls went, it is drawn anew", () => {
  const walled = drawWalls(empty, [edgeOf(5, 0, "e")], true, "none");
  expect(changedSquares(empty, walled)).toEqual([]);
  expect(changedSquares(walled, empty)).toBeNull();
  const crossed = stroke(empty, { brush: "slash" }, [3], plain);
  expect(changedSquares(crossed, erased(crossed, [3]))).toBeNull();
});
