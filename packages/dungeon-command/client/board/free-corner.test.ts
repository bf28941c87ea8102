import { expect, test } from "vitest";
import { freeCorner } from "./free-corner.ts";

// Ten squares by eight of 50 pixels fill the window; a map of 100 by 50 lies over the three squares next to an edge, and two rows.
const VIEW = { cell: 50, left: 0, top: 0 };
const WINDOW = { width: 500, height: 400 };
const MAP = { width: 100, height: 50 };

test("the map lies top right while nothing that matters is there", () => {
  expect(freeCorner(VIEW, WINDOW, MAP, [])).toBe("top-right");
  expect(
    freeCorner(VIEW, WINDOW, MAP, [
      { x: 6, y: 0 },
      { x: 9, y: 2 },
    ]),
  ).toBe("top-right");
});

test("a square that may be chosen sends the map to the next corner that is free", () => {
  const right = [
    { x: 9, y: 0 },
    { x: 9, y: 7 },
  ];
  expect(freeCorner(VIEW, WINDOW, MAP, [{ x: 9, y: 0 }])).toBe("bottom-right");
  expect(freeCorner(VIEW, WINDOW, MAP, right)).toBe("bottom-left");
  expect(freeCorner(VIEW, WINDOW, MAP, [...right, { x: 0, y: 7 }])).toBe("top-left");
});

test("where every corner matters the map covers as little as it can", () => {
  const corners = [
    { x: 9, y: 0 },
    { x: 8, y: 0 },
    { x: 9, y: 7 },
    { x: 8, y: 7 },
    { x: 0, y: 7 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(freeCorner(VIEW, WINDOW, MAP, corners)).toBe("bottom-left");
});
