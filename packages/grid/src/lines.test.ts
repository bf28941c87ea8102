import { describe, expect, it } from "vitest";
import {
  ALL_LINES,
  type Board,
  boardOf,
  clearCorner,
  clearShot,
  compileBoard,
  firstFreeLine,
  freeLines,
  judgeLine,
  judgeLines,
  lineBetweenSpaces,
  lineSegment,
  openShape,
  spaceSquares,
  squareAt,
} from "./index.ts";

type Place = readonly [number, number];

function boardWith(width: number, height: number, wallSquares: readonly Place[]): Board {
  const shape = openShape(width, height);
  return compileBoard({ ...shape, wallSquares: wallSquares.map(([x, y]) => squareAt(shape, x, y)) });
}

function marks(board: Board, places: readonly Place[]): Uint8Array {
  const table = new Uint8Array(board.count);
  for (const [x, y] of places) table[squareAt(board, x, y)] = 1;
  return table;
}

/** What a viewer has of a target: a clear shot, sight alone, or nothing. */
function shot(board: Board, [ax, ay]: Place, [bx, by]: Place, blocked: readonly Place[] = []): string {
  const [a, b] = [squareAt(board, ax, ay), squareAt(board, bx, by)];
  const table = marks(board, blocked);
  if (clearCorner(board, a, b, table) >= 0) return "clear";
  return firstFreeLine(board, a, b, table) >= 0 ? "sight" : "none";
}

describe("inset lines with Dungeon Command's policy (dc.ruling.los-crossing-test)", () => {
  it("past a wall of three squares: clear, seen, not seen (dc.example.sight-past-a-wall)", () => {
    const board = boardWith(12, 8, [
      [4, 0],
      [4, 1],
      [4, 2],
    ]);
    expect(shot(board, [1, 4], [7, 2])).toBe("clear");
    expect(shot(board, [1, 4], [5, 2])).toBe("sight");
    expect(shot(board, [1, 4], [5, 1])).toBe("none");
  });

  it("a single thing straight between two squares of a row blocks (dc.example.enemy-in-the-line)", () => {
    const board = boardWith(8, 8, []);
    expect(shot(board, [0, 1], [5, 1], [[3, 1]])).toBe("none");
    expect(shot(board, [0, 1], [5, 1], [[3, 2]])).toBe("clear");
    expect(shot(board, [0, 1], [5, 1])).toBe("clear");
  });

  it("sight passes between two diagonally touching things, not between such walls", () => {
    const pair: readonly Place[] = [
      [2, 3],
      [3, 2],
    ];
    expect(shot(boardWith(8, 8, []), [0, 0], [5, 5], pair)).toBe("sight");
    const walls = boardWith(4, 4, [
      [1, 2],
      [2, 1],
    ]);
    expect(shot(walls, [1, 1], [2, 2])).toBe("none");
  });

  it("a corridor one square wide gives a clear shot, and one thing in it blocks (dc.example.corridor-shot)", () => {
    const columns = [0, 1, 2, 3, 4, 5, 6, 7];
    const board = boardWith(8, 3, [...columns.map((x): Place => [x, 0]), ...columns.map((x): Place => [x, 2])]);
    expect(shot(board, [0, 1], [5, 1])).toBe("clear");
    expect(shot(board, [0, 1], [5, 1], [[3, 1]])).toBe("none");
  });

  it("round one wall corner there is sight and no clear shot (dc.example.wall-corner-adjacency)", () => {
    expect(shot(boardWith(2, 2, [[1, 0]]), [0, 0], [1, 1])).toBe("sight");
    const thin = compileBoard({ ...openShape(2, 2), wallEdges: [[0, 1]] });
    expect(shot(thin, [0, 0], [1, 1])).toBe("sight");
    expect(shot(thin, [0, 0], [1, 0])).toBe("none");
    const across = compileBoard({
      ...openShape(2, 2),
      wallEdges: [
        [0, 1],
        [2, 3],
      ],
    });
    expect(shot(across, [0, 0], [1, 1])).toBe("none");
  });

  it("neighbours with nothing between have all that can be had (dc.ruling.los-adjacent-squares)", () => {
    const board = boardWith(3, 3, []);
    for (const to of [1, 3, 4]) {
      expect(freeLines(board, 0, to, new Uint8Array(9))).toBe(ALL_LINES);
    }
  });

  it("lines pass over squares that do not exist, unless a wall edge is there (dc.ruling.battlefield-boundary)", () => {
    const gap = { ...openShape(3, 1), missing: [1] };
    expect(shot(compileBoard(gap), [0, 0], [2, 0])).toBe("clear");
    expect(shot(compileBoard({ ...gap, wallEdges: [[0, 1]] }), [0, 0], [2, 0])).toBe("none");
  });

  it("a square of a big target counts by itself (dc.example.large-target-partly-in-obstacle)", () => {
    const board = boardWith(9, 6, []);
    const archer = squareAt(board, 1, 2);
    const outside = (obstacles: readonly Place[]): number[] => {
      const table = marks(board, obstacles);
      return spaceSquares(board, squareAt(board, 5, 2), 2).filter((square) => table[square] === 0);
    };
    const cover = (obstacles: readonly Place[]): boolean =>
      clearShot(board, archer, 1, outside(obstacles), marks(board, obstacles)) === null;
    expect(
      cover([
        [6, 2],
        [6, 3],
      ]),
    ).toBe(false);
    expect(cover([[5, 2]])).toBe(false);
    expect(
      cover([
        [5, 2],
        [5, 3],
      ]),
    ).toBe(true);
  });
});

describe("verdicts on lines", () => {
  const shape = { ...openShape(4, 1), wallEdges: [[1, 2] as const] };
  const board = boardOf(shape);

  it("names what first stops a line and where", () => {
    const verdict = judgeLine(board, 0, 3, 0, marks(board, [[1, 0]]));
    expect(verdict.block).toEqual({ kind: "blocked-square", square: 1 });
    expect(verdict.at).toEqual({ x: 2000, y: 2 });
    expect(verdict.segment).toEqual({ from: { x: 2, y: 2 }, to: { x: 6002, y: 2 } });
    const edge = judgeLine(board, 0, 3, 0, new Uint8Array(4));
    expect(edge.block).toEqual({ kind: "wall-edge", square: 1, beyond: 2 });
    expect(edge.at).toEqual({ x: 4000, y: 2 });
  });

  it("names wall squares and diagonals", () => {
    const walls = compileBoard({ ...openShape(4, 1), wallSquares: [2], diagonals: [[1, "/"]] });
    expect(judgeLine(walls, 0, 3, 3 * 4 + 3, new Uint8Array(4)).block).toEqual({ kind: "diagonal", square: 1 });
    expect(judgeLine(walls, 1, 3, 2 * 4 + 3, new Uint8Array(4)).block?.kind).toBe("wall-square");
  });

  it("gives all 16 lines, free ones without a place", () => {
    const verdicts = judgeLines(board, 2, 3, new Uint8Array(4));
    expect(verdicts).toHaveLength(16);
    expect(verdicts.filter(({ at }) => at === null).map(({ line }) => line)).toEqual(
      Array.from({ length: 16 }, (_, line) => line),
    );
  });

  it("gives back the line that decides between two spaces", () => {
    const open = boardWith(6, 6, []);
    const choice = lineBetweenSpaces(open, 0, 2, 21, 2, new Uint8Array(36));
    expect(choice).toEqual({ from: 0, to: 21, line: 0 });
    expect(lineSegment(open, 0, 21, 0)).toEqual({ from: { x: 2, y: 2 }, to: { x: 6002, y: 6002 } });
    expect(lineBetweenSpaces(compileBoard(shape), 0, 1, 3, 1, new Uint8Array(4))).toBeNull();
  });

  it("compiles a shape once", () => {
    expect(boardOf(shape)).toBe(board);
    expect(boardOf({ ...shape })).not.toBe(board);
  });
});
