import fc from "fast-check";
import { expect, test } from "vitest";
import { mostPacked } from "./packing.ts";

/** Tops of 2 by 2 spaces within these squares. */
const blocksIn = (squares: readonly number[], width: number): number[] =>
  squares.filter((top) =>
    [1, width, width + 1].every((offset) => squares.includes(top + offset) && top % width < width - 1),
  );

test("two Large creatures and one small one in a 4 by 2 area: the Large ones fill it", () => {
  const squares = [0, 1, 2, 3, 4, 5, 6, 7];
  const groups = [
    { size: 2, count: 2, tops: blocksIn(squares, 4) },
    { size: 1, count: 1, tops: squares },
  ];
  // Two blocks leave no square; one block and the small one make two as well.
  expect(mostPacked(groups, 4)).toBe(2);
});

test("a Large creature gives way where three small ones fit instead", () => {
  const squares = [0, 1, 4, 5];
  const groups = [
    { size: 2, count: 1, tops: blocksIn(squares, 4) },
    { size: 1, count: 3, tops: squares },
  ];
  expect(mostPacked(groups, 4)).toBe(3);
});

test("it agrees with trying everything", () => {
  const width = 4;
  const area = fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(area, fc.nat(3), fc.nat(4), (list, large, small) => {
      const squares = [...list].sort((a, b) => a - b);
      const tops = blocksIn(squares, width);
      let best = 0;
      for (let chosen = 0; chosen < 2 ** tops.length; chosen += 1) {
        const blocks = tops.filter((_, i) => (chosen & (2 ** i)) !== 0);
        const covered = blocks.flatMap((top) => [top, top + 1, top + width, top + width + 1]);
        if (blocks.length > large || new Set(covered).size < covered.length) continue;
        best = Math.max(best, blocks.length + Math.min(small, squares.length - covered.length));
      }
      const groups = [
        { size: 2, count: large, tops },
        { size: 1, count: small, tops: squares },
      ];
      expect(mostPacked(groups, width)).toBe(best);
    }),
    { numRuns: 300 },
  );
});
