import { describe, expect, it } from "vitest";
import {
  type BoardShape,
  compileBoard,
  distance,
  edgeWalled,
  isAdjacent,
  openShape,
  spaceDistance,
  spaceFits,
  spaceSquares,
  spacesAdjacent,
  spacesOverlap,
  squareAt,
  straightDistance,
  straightSpaceDistance,
  UNREACHABLE,
} from "./index.ts";

const EAST = 2;
const SOUTH_EAST = 3;

function mayStep(shape: BoardShape, square: number, direction: number): boolean {
  return ((compileBoard(shape).step[square] ?? 0) & (1 << direction)) !== 0;
}

describe("adjacency and walls (dc.example.wall-corner-adjacency)", () => {
  it("round one wall square: adjacent, no diagonal step", () => {
    const shape = { ...openShape(2, 2), wallSquares: [1] };
    expect(isAdjacent(compileBoard(shape), 0, SOUTH_EAST)).toBe(true);
    expect(mayStep(shape, 0, SOUTH_EAST)).toBe(false);
  });

  it("round the end of a wall edge the same; across it neither", () => {
    const shape: BoardShape = { ...openShape(2, 2), wallEdges: [[1, 0]] };
    const board = compileBoard(shape);
    expect(isAdjacent(board, 0, SOUTH_EAST)).toBe(true);
    expect(mayStep(shape, 0, SOUTH_EAST)).toBe(false);
    expect(isAdjacent(board, 0, EAST)).toBe(false);
    expect([
      edgeWalled(board, 0, 2),
      edgeWalled(board, 1, 6),
      edgeWalled(board, 2, 2),
      edgeWalled(board, 0, 0),
    ]).toEqual([true, true, false, false]);
  });

  it("with both ways closed: not adjacent", () => {
    const shape: BoardShape = {
      ...openShape(2, 2),
      wallEdges: [
        [0, 1],
        [2, 3],
      ],
    };
    expect(isAdjacent(compileBoard(shape), 0, SOUTH_EAST)).toBe(false);
    const gap: BoardShape = { ...openShape(2, 2), missing: [1], wallSquares: [2] };
    expect(isAdjacent(compileBoard(gap), 0, SOUTH_EAST)).toBe(false);
  });

  it("outdoors walls do not close corners, marked corners do (dc.ruling.outdoor-walls)", () => {
    const outdoors = { ...openShape(2, 2), wallSquares: [1], cornersBlock: false };
    expect(mayStep(outdoors, 0, SOUTH_EAST)).toBe(true);
    expect(mayStep({ ...outdoors, closedCorners: [4] }, 0, SOUTH_EAST)).toBe(false);
    expect(mayStep({ ...outdoors, wallSquares: [1, 2] }, 0, SOUTH_EAST)).toBe(false);
  });

  it("past the open corner of a diagonal wall one may step, past its ends not (mn.wall.diagonal.open-corner)", () => {
    expect(mayStep({ ...openShape(2, 2), diagonals: [[1, "\\"]] }, 0, SOUTH_EAST)).toBe(true);
    expect(mayStep({ ...openShape(2, 2), diagonals: [[1, "/"]] }, 0, SOUTH_EAST)).toBe(false);
  });
});

describe("distance (dc.ruling.distance-steps)", () => {
  it("is counted round walls: 6, straight through 2 (dc.example.distance-around-wall)", () => {
    const board = compileBoard({ ...openShape(6, 5), wallSquares: [2, 8, 14, 20] });
    const [from, to] = [squareAt(board, 1, 1), squareAt(board, 3, 1)];
    expect(distance(board, from, to)).toBe(6);
    expect(straightDistance(board, from, to)).toBe(2);
    expect(distance(board, from, 8)).toBe(UNREACHABLE);
  });

  it("of spaces is the least over their squares (dc.ruling.distance-large-target)", () => {
    const board = compileBoard(openShape(10, 6));
    expect(spaceDistance(board, 0, 2, squareAt(board, 5, 3), 2)).toBe(4);
    expect(straightSpaceDistance(board, 0, 2, squareAt(board, 5, 3), 2)).toBe(4);
    expect(straightSpaceDistance(board, 0, 3, 12, 1)).toBe(0);
  });

  it("rounds the end of a thin wall (mn.example.thin-wall)", () => {
    const shape: BoardShape = {
      ...openShape(4, 3),
      wallEdges: [
        [1, 2],
        [5, 6],
      ],
    };
    const board = compileBoard(shape);
    expect(distance(board, squareAt(board, 1, 1), squareAt(board, 2, 2))).toBe(1);
    expect(distance(board, squareAt(board, 1, 1), squareAt(board, 2, 1))).toBe(2);
  });
});

describe("spaces", () => {
  const board = compileBoard({ ...openShape(5, 4), wallEdges: [[6, 7]], wallSquares: [19] });

  it("fit where all squares are open and no wall runs inside", () => {
    expect([0, 1, 2, 3, 4, 13].map((top) => spaceFits(board, top, 2))).toEqual([true, false, true, true, false, false]);
    expect(spaceSquares(board, 6, 2)).toEqual([6, 7, 11, 12]);
  });

  it("are adjacent if any square of one is adjacent to any of the other", () => {
    expect(spacesAdjacent(board, 5, 2, 7, 1)).toBe(true);
    expect(spacesAdjacent(board, 6, 1, 7, 1)).toBe(false);
    expect(spacesAdjacent(board, 0, 2, 3, 2)).toBe(false);
    expect([spacesOverlap(board, 0, 2, 6, 1), spacesOverlap(board, 0, 2, 2, 2)]).toEqual([true, false]);
  });
});

describe("shapes that make no board are refused", () => {
  it.each<[string, Partial<BoardShape>]>([
    ["a board of 0 by 3", { width: 0 }],
    ["wall square 9 is not on the board", { wallSquares: [9] }],
    ["squares 0 and 2 share no edge", { wallEdges: [[0, 2]] }],
    ["squares 0 and 4 share no edge", { wallEdges: [[0, 4]] }],
    ["corner 16 is not on the board", { closedCorners: [16] }],
    ["square 3 is missing and cannot hold a wall", { missing: [3], diagonals: [[3, "/"]] }],
  ])("%s", (message, change) => {
    expect(() => compileBoard({ ...openShape(3, 3), ...change })).toThrow(message);
  });
});
