import { describe, expect, it } from "vitest";
import { stepFault } from "../testing/compare-steps.ts";
import { diagonalFeature, edgeFeature, type Feature, touchMasks } from "../testing/reference.ts";
import { type Board, type BoardShape, compileBoard, type Diagonal, openShape, wallFreeLines } from "./index.ts";

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
