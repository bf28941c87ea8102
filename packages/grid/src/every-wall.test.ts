import { describe, expect, it } from "vitest";
import {
  diagonalFeature,
  edgeFeature,
  type Feature,
  plainAdjacent,
  plainFits,
  plainOf,
  plainSpaceStep,
  plainStep,
  touchMasks,
} from "../testing/reference.ts";
import {
  type Board,
  type BoardShape,
  compileBoard,
  type Diagonal,
  DX,
  DY,
  distancesFrom,
  openShape,
  spaceTable,
  UNREACHABLE,
  wallFreeLines,
} from "./index.ts";

/** Every board that can be made of the given wall pieces, against the plain reading of the rules. */

/** The lines of every pair of squares, with the features that each touches, by exact fractions. */
function touchTable(width: number, height: number, features: readonly Feature[]): number[][] {
  const table: number[][] = [];
  for (let a = 0; a < width * height; a += 1) {
    for (let b = 0; b < width * height; b += 1) table.push(touchMasks(width, a, b, features));
  }
  return table;
}

/** Compares all lines of a board with the table; returns the first disagreement in words, or "". */
function lineFault(board: Board, table: readonly number[][], present: number): string {
  const { count } = board;
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < count; b += 1) {
      const touched = table[a * count + b] ?? [];
      let expected = 0;
      for (let line = 0; line < 16; line += 1) if (((touched[line] ?? 0) & present) === 0) expected |= 1 << line;
      const mask = wallFreeLines(board, a, b);
      if (mask !== expected) return `lines ${a} to ${b}: ${mask} instead of ${expected} ${JSON.stringify(board.shape)}`;
    }
  }
  return "";
}

/** Compares adjacency, steps of one to three squares and distances; returns the first disagreement in words, or "". */
function stepFault(board: Board): string {
  const { width, height, count } = board;
  const plain = plainOf(board.shape);
  const near: number[] = [];
  for (let a = 0; a < count; a += 1) {
    const [x, y] = [a % width, Math.floor(a / width)];
    let adjacent = 0;
    let step = 0;
    let neighbours = 0;
    for (let direction = 0; direction < 8; direction += 1) {
      const [nx, ny] = [x + (DX[direction] ?? 0), y + (DY[direction] ?? 0)];
      if (!plainAdjacent(plain, x, y, nx, ny)) continue;
      adjacent |= 1 << direction;
      neighbours |= 1 << (ny * width + nx);
      if (plainStep(plain, x, y, nx, ny)) step |= 1 << direction;
    }
    near.push(neighbours);
    if (board.adjacent[a] !== adjacent) return `adjacent ${a} ${JSON.stringify(board.shape)}`;
    if (board.step[a] !== step) return `step ${a} ${JSON.stringify(board.shape)}`;
    for (let size = 2; size <= Math.min(3, width, height); size += 1) {
      const table = spaceTable(board, size);
      if (table.fits[a] !== (plainFits(plain, x, y, size) ? 1 : 0))
        return `fits ${size} ${a} ${JSON.stringify(board.shape)}`;
      let steps = 0;
      for (let direction = 0; direction < 8 && table.fits[a] === 1; direction += 1) {
        const [nx, ny] = [x + (DX[direction] ?? 0), y + (DY[direction] ?? 0)];
        if (plainSpaceStep(plain, x, y, nx, ny, size)) steps |= 1 << direction;
      }
      if (table.steps[a] !== steps) return `step of ${size} from ${a} ${JSON.stringify(board.shape)}`;
    }
  }
  return distanceFault(board, near);
}

/** Distances by growing sets of squares, against the table. */
function distanceFault(board: Board, near: readonly number[]): string {
  for (let a = 0; a < board.count; a += 1) {
    const table = distancesFrom(board, a);
    let seen = 1 << a;
    let rim = seen;
    for (let range = 0; rim !== 0; range += 1) {
      let next = 0;
      for (let b = 0; b < board.count; b += 1) {
        if ((rim & (1 << b)) === 0) continue;
        if (table[b] !== range) return `distance ${a} to ${b} ${JSON.stringify(board.shape)}`;
        next |= near[b] ?? 0;
      }
      rim = next & ~seen;
      seen |= next;
    }
    for (let b = 0; b < board.count; b += 1) {
      if ((seen & (1 << b)) === 0 && table[b] !== UNREACHABLE)
        return `distance ${a} to ${b} ${JSON.stringify(board.shape)}`;
    }
  }
  return "";
}

function chosen<Item>(items: readonly Item[], present: number): Item[] {
  return items.filter((_, index) => (present & (1 << index)) !== 0);
}

function edgesOf(width: number, height: number): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = [];
  for (let square = 0; square < width * height; square += 1) {
    if (square % width < width - 1) edges.push([square, square + 1]);
    if (square < width * (height - 1)) edges.push([square, square + width]);
  }
  return edges;
}

const sizes = (most: number): (readonly [number, number])[] =>
  Array.from({ length: most * most }, (_, index) => [1 + (index % most), 1 + Math.floor(index / most)] as const);

describe("every set of wall squares on boards up to 4x4", () => {
  it.each(sizes(4))(
    "%i by %i: lines, adjacency, steps and distances agree with the plain rules",
    (width, height) => {
      const features = Array.from(
        { length: width * height },
        (_, square): Feature => ({ kind: "square", x: square % width, y: Math.floor(square / width) }),
      );
      const table = touchTable(width, height, features);
      const squares = features.map((_, square) => square);
      let boards = 0;
      for (let present = 0; present < 1 << squares.length; present += 1) {
        const wallSquares = chosen(squares, present);
        const shape: BoardShape = { ...openShape(width, height), wallSquares, cornersBlock: present % 3 > 0 };
        const board = compileBoard(shape);
        const fault = lineFault(board, table, present) || stepFault(board);
        if (fault !== "") expect.fail(fault);
        boards += 1;
      }
      expect(boards).toBe(2 ** (width * height));
    },
    60_000,
  );
});

describe("every set of edge walls on boards up to 3x3", () => {
  it.each(sizes(3))("%i by %i: lines, adjacency, steps and distances agree with the plain rules", (width, height) => {
    const edges = edgesOf(width, height);
    const table = touchTable(
      width,
      height,
      edges.map(([a, b]) => edgeFeature(width, a, b)),
    );
    for (let present = 0; present < 1 << edges.length; present += 1) {
      const shape = { ...openShape(width, height), wallEdges: chosen(edges, present), cornersBlock: present % 2 === 0 };
      const board = compileBoard(shape);
      const fault = lineFault(board, table, present) || stepFault(board);
      if (fault !== "") expect.fail(fault);
    }
  });
});

describe("every one or two diagonals with one or two edges on 3x3", () => {
  it("lines, adjacency, steps and distances agree with the plain rules", () => {
    const edges = edgesOf(3, 3);
    const ways: readonly Diagonal[] = ["/", "\\"];
    const diagonals = Array.from({ length: 18 }, (_, index) => [index >> 1, ways[index & 1] ?? "/"] as const);
    const features = [
      ...edges.map(([a, b]) => edgeFeature(3, a, b)),
      ...diagonals.map(([square, way]) => diagonalFeature(3, square, way)),
    ];
    const table = touchTable(3, 3, features);
    let boards = 0;
    for (const edgeSet of oneOrTwo(edges.length)) {
      for (const diagonalSet of oneOrTwo(diagonals.length)) {
        const shape: BoardShape = {
          ...openShape(3, 3),
          wallEdges: chosen(edges, edgeSet),
          diagonals: chosen(diagonals, diagonalSet),
          cornersBlock: boards % 2 === 0,
        };
        const board = compileBoard(shape);
        const fault = lineFault(board, table, edgeSet | (diagonalSet << edges.length)) || stepFault(board);
        if (fault !== "") expect.fail(fault);
        boards += 1;
      }
    }
    expect(boards).toBe((12 + 66) * (18 + 153));
  }, 180_000);
});

/** All sets of one or two things out of so many, as masks. */
function oneOrTwo(count: number): number[] {
  const sets: number[] = [];
  for (let a = 0; a < count; a += 1) for (let b = a; b < count; b += 1) sets.push((1 << a) | (1 << b));
  return sets;
}
