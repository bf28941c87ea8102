import { expect, test } from "vitest";
import { placesBeyond } from "./beyond.ts";

/** A window of ten squares by five, its top left corner at the square 10, 10. */
const view = { cell: 20, left: 10, top: 10 };
const window = { width: 200, height: 100 };

test("a place in sight is told of at no edge", () => {
  expect(
    placesBeyond(view, window, [
      { x: 10, y: 10 },
      { x: 19, y: 14 },
    ]),
  ).toEqual([]);
});

test("places out of sight are counted at the edge beyond which they are farthest, and the nearest is named", () => {
  const places = [
    { x: 12, y: 4 },
    { x: 12, y: 9 },
    // Two squares to the right, one below.
    { x: 21, y: 15 },
    { x: 3, y: 12 },
  ];
  expect(placesBeyond(view, window, places)).toEqual([
    { edge: "top", count: 2, next: { x: 12, y: 9 }, along: 0.5 },
    { edge: "right", count: 1, next: { x: 21, y: 15 }, along: 0.5 },
    { edge: "left", count: 1, next: { x: 3, y: 12 }, along: 0.5 },
  ]);
});

test("places may be tiles of another shape", () => {
  // The third row of tiles three squares high begins at 6 and ends at 9: above the window; the fifth ends at 15, inside.
  const tile = { width: 1, height: 3 };
  const places = [
    { x: 12, y: 2 },
    { x: 12, y: 4 },
  ];
  expect(placesBeyond(view, window, places, tile)).toEqual([
    { edge: "top", count: 1, next: { x: 12, y: 2 }, along: 0.5 },
  ]);
});

test("the sign at an edge makes way for places in sight", () => {
  // Two squares in the middle of the upper edge, from 80 to 120 of 200 pixels: a sign 50 wide is free of them from 15 to 65.
  const places = [
    { x: 14, y: 10 },
    { x: 15, y: 10 },
    { x: 12, y: 5 },
  ];
  expect(placesBeyond(view, window, places)).toEqual([{ edge: "top", count: 1, next: { x: 12, y: 5 }, along: 0.2 }]);
});
