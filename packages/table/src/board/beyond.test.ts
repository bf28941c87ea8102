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

test("on a map of tiles a sign that finds no free spot lies over as little as can be; among squares it keeps to the middle", () => {
  // All of the upper edge but the last square, from 180 to 200: the sign at 0.9, from 155 to 205, covers least of it.
  const places = [...Array.from({ length: 9 }, (_, i) => ({ x: 10 + i, y: 10 })), { x: 12, y: 5 }];
  expect(placesBeyond(view, window, places, undefined, [])[0]?.along).toBe(0.9);
  expect(placesBeyond(view, window, places)[0]?.along).toBe(0.5);
});

test("a sign keeps off whoever stands there too, unless that would cost a place to choose", () => {
  const wanted = { x: 12, y: 5 };
  // Someone in the middle, from 80 to 120: the first spot free of them is at 0.2, from 15 to 65.
  const middle = [14, 15].map((x) => ({ x, y: 10 }));
  expect(placesBeyond(view, window, [wanted], undefined, middle)[0]?.along).toBe(0.2);
  // Places from 0 to 80 and from 120 to 200 leave only the middle, though somebody stands there.
  const places = [10, 11, 12, 13, 16, 17, 18, 19].map((x) => ({ x, y: 10 }));
  expect(placesBeyond(view, window, [...places, wanted], undefined, middle)[0]?.along).toBe(0.5);
});
