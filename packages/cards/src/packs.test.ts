import { expect, test } from "vitest";
import { besides } from "./packs.ts";

test("a pack of one's own takes the place of the shipped one with its id, and stands first", () => {
  const own = [{ pack: "fen", version: 2 }];
  const shipped = [
    { pack: "moor", version: 1 },
    { pack: "fen", version: 1 },
  ];
  expect(besides(own, shipped)).toEqual([
    { pack: "fen", version: 2 },
    { pack: "moor", version: 1 },
  ]);
});
