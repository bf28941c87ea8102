import { expect, test } from "vitest";
import { freeCorner } from "./free-corner.ts";
import type { Square } from "./square.ts";

// Ten squares by eight of 50 pixels fill the window; a map of 100 by 50 lies over the three squares next to an edge, and two rows.
const VIEW = { cell: 50, left: 0, top: 0 };
const WINDOW = { width: 500, height: 400 };
const MAP = { width: 100, height: 50 };

const corner = (lit: readonly Square[], taken: readonly Square[] = []): ReturnType<typeof freeCorner> =>
  freeCorner(VIEW, WINDOW, MAP, { lit, taken });

test("the map lies top right while nothing that matters is there", () => {
  const free = { at: "top-right", litUnder: 0 };
  expect(corner([])).toMatchObject(free);
  expect(
    corner([
      { x: 6, y: 0 },
      { x: 9, y: 2 },
    ]),
  ).toMatchObject(free);
});

test("a square that may be chosen, or somebody on it, sends the map to the next corner that is free", () => {
  const right = [
    { x: 9, y: 0 },
    { x: 9, y: 7 },
  ];
  expect(corner([{ x: 9, y: 0 }])).toMatchObject({ at: "bottom-right", litUnder: 0 });
  expect(corner([], [{ x: 9, y: 0 }])).toMatchObject({ at: "bottom-right", litUnder: 0 });
  expect(corner(right)).toMatchObject({ at: "bottom-left", litUnder: 0 });
  expect(corner([...right, { x: 0, y: 7 }])).toMatchObject({ at: "top-left", litUnder: 0 });
});

test("it would rather lie over two creatures than over one square that may be chosen", () => {
  const lit = [
    { x: 9, y: 0 },
    { x: 0, y: 7 },
    { x: 0, y: 0 },
  ];
  const taken = [
    { x: 9, y: 7 },
    { x: 8, y: 7 },
  ];
  expect(corner(lit, taken)).toMatchObject({ at: "bottom-right", litUnder: 0 });
});

test("where every corner matters it covers as little as it can, and says how much", () => {
  const lit = [
    { x: 9, y: 0 },
    { x: 8, y: 0 },
    { x: 9, y: 7 },
    { x: 8, y: 7 },
    { x: 0, y: 7 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(corner(lit)).toMatchObject({ at: "bottom-left", litUnder: 1 });
});

test("a tile covers as many squares as it is large", () => {
  // Tiles of three squares by four: the third one of the second row begins six squares from the left and ends at the ninth.
  const at = (lit: Square): string =>
    freeCorner(VIEW, WINDOW, MAP, { lit: [lit], taken: [] }, { width: 3, height: 4 }).at;
  expect(at({ x: 1, y: 0 })).toBe("top-right");
  expect(at({ x: 2, y: 0 })).toBe("bottom-right");
});
