import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isTurned, shownExtent, shownPoint, shownSpace, shownSquare, spaceShownAt, squareShownAt } from "./lie.ts";

test("a high board lies on its side: its south-west corner is shown at the top left", () => {
  const shape = { width: 16, height: 24 };
  expect(isTurned(shape)).toBe(true);
  expect(shownExtent(shape)).toEqual({ width: 24, height: 16 });
  expect(shownSquare(shape, 23 * 16)).toEqual({ x: 0, y: 0 });
  expect(shownSquare(shape, 15)).toEqual({ x: 23, y: 15 });
});

test("a space of four squares is shown where its four squares are shown", () => {
  const shape = { width: 16, height: 24 };
  const at = 5 * 16 + 3;
  const squares = [at, at + 1, at + 16, at + 17].map((one) => shownSquare(shape, one));
  expect(shownSquare(shape, at, 2)).toEqual({
    x: Math.min(...squares.map((square) => square.x)),
    y: Math.min(...squares.map((square) => square.y)),
  });
});

test("a space is found again by its top left square, which is the first of those it is shown on", () => {
  for (const shape of [
    { width: 16, height: 24 },
    { width: 24, height: 16 },
  ]) {
    const at = 5 * shape.width + 3;
    const space = shownSpace(shape, at, 2);
    expect(space.toSorted((a, b) => a - b)).toEqual([at, at + 1, at + shape.width, at + shape.width + 1]);
    expect(spaceShownAt(shape, shownSquare(shape, space[0] ?? -1), 2)).toBe(at);
  }
  expect(spaceShownAt({ width: 24, height: 16 }, { x: 23, y: 3 }, 2)).toBeNull();
});

test("every square is found again where it is shown, and its corners lie around it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.nat(), (width, height, n) => {
      const shape = { width, height };
      const at = n % (width * height);
      const shown = shownSquare(shape, at);
      expect(squareShownAt(shape, shown)).toBe(at);
      const middle = shownPoint(shape, { x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 });
      expect(middle).toEqual({ x: shown.x + 0.5, y: shown.y + 0.5 });
    }),
  );
});
