import fc from "fast-check";
import { expect, test } from "vitest";
import { choose } from "./choice.ts";

const letters = [..."abcdefghij"];

test("the same seed chooses the same, in the same order", () => {
  expect(choose(letters, 4, 7)).toEqual(choose(letters, 4, 7));
  expect(choose(letters, 4, 7)).not.toEqual(choose(letters, 4, 8));
});

test("nothing is chosen twice and nothing is made up", () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(), (count, seed) => {
      const chosen = choose(letters, count, seed);
      expect(chosen.length).toBe(Math.min(count, letters.length));
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every((letter) => letters.includes(letter))).toBe(true);
    }),
  );
});
