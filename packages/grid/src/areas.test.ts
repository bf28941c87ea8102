import { describe, expect, it } from "vitest";
import {
  areaOfSpace,
  areasOverlap,
  blastAreas,
  compileBoard,
  openShape,
  squareAt,
  squaresEntered,
  squaresInArea,
  squaresInDirection,
  squaresWithin,
  straightSquaresWithin,
} from "./index.ts";

const board = compileBoard(openShape(9, 9));

describe("squares in areas", () => {
  it("within 1 of a space are its own and the ring around it", () => {
    expect(squaresWithin(board, squareAt(board, 4, 4), 1, 1)).toHaveLength(9);
    expect(squaresWithin(board, squareAt(board, 4, 4), 2, 1)).toHaveLength(16);
    expect(straightSquaresWithin(board, 0, 1, 2)).toHaveLength(9);
  });

  it("walls lengthen the way, not the straight count (dc.ruling.distance-steps)", () => {
    const walled = compileBoard({ ...openShape(3, 1), wallEdges: [[0, 1]] });
    expect(squaresWithin(walled, 0, 1, 2)).toEqual([0]);
    expect(straightSquaresWithin(walled, 0, 1, 2)).toEqual([0, 1, 2]);
  });

  it("leaves out what does not exist", () => {
    const holed = compileBoard({ ...openShape(3, 1), missing: [1] });
    expect(squaresInArea(holed, { x: -2, y: -2, width: 9, height: 9 })).toEqual([0, 2]);
    expect(squaresInDirection(holed, 0, 2, 3)).toEqual([0]);
    expect(squaresInDirection(board, 0, 3, 4)).toEqual([0, 10, 20, 30]);
  });

  it("lists the places of a blast (mn.example.blast)", () => {
    const attacker = squareAt(board, 3, 3);
    const places = blastAreas(board, attacker, 1, attacker, 3).map(({ x, y }) => `${x},${y}`);
    for (const legal of ["4,3", "4,4", "2,4", "1,0"]) expect(places).toContain(legal);
    for (const illegal of ["2,2", "5,3"]) expect(places).not.toContain(illegal);
    expect(places).toHaveLength(5 * 5 - 3 * 3);
  });

  it("a blast of a big attacker avoids its whole space", () => {
    const top = squareAt(board, 3, 3);
    const own = areaOfSpace(board, top, 2);
    const places = blastAreas(board, top, 2, top, 2);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => !areasOverlap(own, place))).toBe(true);
  });

  it("a line enters the squares whose inside it meets (mn.example.line)", () => {
    const segment = { from: { x: 2000, y: 2000 }, to: { x: 10000, y: 6000 } };
    const entered = squaresEntered(board, segment).map((square) => [square % 9, Math.floor(square / 9)].join());
    expect(entered).toEqual(["1,1", "2,1", "3,2", "4,2"]);
    expect(squaresEntered(board, { from: { x: 0, y: 2000 }, to: { x: 8000, y: 2000 } })).toEqual([]);
  });
});
