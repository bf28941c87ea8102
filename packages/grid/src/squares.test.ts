import { describe, expect, it } from "vitest";
import {
  DIRECTIONS,
  DX,
  DY,
  directionBetween,
  findSquare,
  openShape,
  opposite,
  parseSquare,
  squareName,
} from "./index.ts";

const extent = openShape(30, 12);

describe("names of squares", () => {
  it("are a column in letters and a row from 1", () => {
    expect([0, 1, 25, 26, 29, 30].map((square) => squareName(extent, square))).toEqual([
      "a1",
      "b1",
      "z1",
      "aa1",
      "ad1",
      "a2",
    ]);
    expect(squareName(openShape(800, 1), 702)).toBe("aaa1");
  });

  it("are read back, whatever their case", () => {
    for (let square = 0; square < 360; square += 1)
      expect(parseSquare(extent, squareName(extent, square))).toBe(square);
    expect(parseSquare(extent, " AA3 ")).toBe(2 * 30 + 26);
  });

  it("that are wrong are refused with the reason", () => {
    expect(() => parseSquare(extent, "a13")).toThrow('"a13" is not on this board; squares run from a1 to ad12');
    expect(() => parseSquare(extent, "7c")).toThrow('"7c" is not the name of a square');
    expect(findSquare(extent, "a0")).toBe(-1);
    expect(findSquare(extent, "ae1")).toBe(-1);
  });
});

describe("directions", () => {
  it("go round clockwise from north and have opposites", () => {
    for (const [direction, name] of DIRECTIONS.entries()) {
      const to = 5 * 30 + 5 + (DY[direction] ?? 0) * 30 + (DX[direction] ?? 0);
      expect(directionBetween(extent, 5 * 30 + 5, to), name).toBe(direction);
      expect(directionBetween(extent, to, 5 * 30 + 5), name).toBe(opposite(direction));
    }
  });

  it("join neighbours only", () => {
    expect(directionBetween(extent, 0, 2)).toBe(-1);
    expect(directionBetween(extent, 0, 0)).toBe(-1);
    expect(directionBetween(extent, 29, 30)).toBe(-1);
  });
});
