import { describe, expect, it } from "vitest";
import { anyFree, candidateLines, latticePoints, leastMasks } from "../testing/plain-sight.ts";
import { dice, randomShape } from "../testing/random-boards.ts";
import { diagonalFeature, edgeFeature, type Feature, wallFeatures } from "../testing/reference.ts";
import {
  type Area,
  areaOfSpace,
  areaSight,
  type BoardShape,
  compileBoard,
  openShape,
  parseSquare,
  SYMMETRIES,
  spaceFits,
  turnSquare,
} from "./index.ts";

const nothing = new Uint8Array(400);

/** Pairs of squares of a board, one of each class of pairs that turn or mirror into each other if `classes` is set. */
function pairsOf(width: number, height: number, classes: boolean): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < width * height; a += 1) {
    for (let b = a + 1; b < width * height; b += 1) {
      const images = SYMMETRIES.filter((each) => width === height || each % 2 === 0).map((symmetry) => {
        const turned = [a, b].map((square) => turnSquare({ width, height }, square, symmetry));
        return Math.min(...turned) * 100 + Math.max(...turned);
      });
      if (!classes || a * 100 + b === Math.min(...images)) pairs.push([a, b]);
    }
  }
  return pairs;
}

/** Compares sight between single squares on every listed set of features; the features are the board's walls by their place. */
function compareAll(
  width: number,
  height: number,
  features: readonly Feature[],
  pairs: readonly (readonly [number, number])[],
  sets: readonly number[],
  shapeOf: (present: number) => BoardShape,
): void {
  const least = pairs.map(([a, b]) => {
    const place = (square: number): readonly [number, number] => [square % width, Math.floor(square / width)];
    return leastMasks(candidateLines(latticePoints(width, height), place(a), place(b)), features);
  });
  for (const present of sets) {
    const board = compileBoard(shapeOf(present));
    for (const [index, [a, b]] of pairs.entries()) {
      const expected = (least[index] ?? []).some((mask) => (mask & BigInt(present)) === 0n);
      const line = areaSight(board, areaOfSpace(board, a, 1), areaOfSpace(board, b, 1), nothing);
      if ((line !== null) !== expected) expect.fail(`${a} to ${b}: not ${expected} on ${JSON.stringify(board.shape)}`);
    }
  }
}

function all(count: number): number[] {
  return Array.from({ length: 1 << count }, (_, present) => present);
}

function listed<Item>(items: readonly Item[], present: number): Item[] {
  return items.filter((_, index) => (present & (1 << index)) !== 0);
}

const squares = (width: number, height: number): Feature[] =>
  Array.from({ length: width * height }, (_, at) => ({ kind: "square", x: at % width, y: Math.floor(at / width) }));

const edges3: (readonly [number, number])[] = [0, 1, 2].flatMap((line) => [
  [line * 3, line * 3 + 1] as const,
  [line * 3 + 1, line * 3 + 2] as const,
  [line, line + 3] as const,
  [line + 3, line + 6] as const,
]);

describe("sight from any point to any point (mn.los.exists, mn.ruling.line-algorithm)", () => {
  it.each([
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
    [4, 3],
  ])("every set of wall squares on %i by %i agrees with turning every critical line by a hair", (width, height) => {
    const count = width * height;
    const numbers = Array.from({ length: count }, (_, square) => square);
    compareAll(width, height, squares(width, height), pairsOf(width, height, count > 9), all(count), (present) => ({
      ...openShape(width, height),
      wallSquares: listed(numbers, present),
    }));
  });

  it("every set of wall squares on 4 by 4 agrees, for one pair of squares of each class", () => {
    const numbers = Array.from({ length: 16 }, (_, square) => square);
    compareAll(4, 4, squares(4, 4), pairsOf(4, 4, true), all(16), (present) => ({
      ...openShape(4, 4),
      wallSquares: listed(numbers, present),
    }));
  }, 180_000);

  it("every set of edge walls on 3 by 3 agrees", () => {
    const features = edges3.map(([a, b]) => edgeFeature(3, a, b));
    compareAll(3, 3, features, pairsOf(3, 3, true), all(12), (present) => ({
      ...openShape(3, 3),
      wallEdges: listed(edges3, present),
    }));
  });

  it("every one or two diagonals with one or two edges on 3 by 3 agree", () => {
    const diagonals = Array.from({ length: 18 }, (_, index) => [index >> 1, index % 2 === 0 ? "/" : "\\"] as const);
    const features = [
      ...edges3.map(([a, b]) => edgeFeature(3, a, b)),
      ...diagonals.map(([square, way]) => diagonalFeature(3, square, way)),
    ];
    const sets: number[] = [];
    for (const few of oneOrTwo(12)) for (const more of oneOrTwo(18)) sets.push(few | (more << 12));
    compareAll(3, 3, features, pairsOf(3, 3, true), sets, (present) => ({
      ...openShape(3, 3),
      wallEdges: listed(edges3, present),
      diagonals: listed(diagonals, present >> 12),
    }));
  }, 180_000);

  it("random larger boards and spaces of one to three squares agree", () => {
    const roll = dice(31);
    let seen = 0;
    let compared = 0;
    for (let round = 0; round < 2000 && compared < 160; round += 1) {
      const shape = randomShape(roll, 4, 7);
      const board = compileBoard(shape);
      const [sizeA, sizeB] = [1 + roll(3), 1 + roll(2)];
      const [a, b] = [roll(board.count), roll(board.count)];
      if (!spaceFits(board, a, sizeA) || !spaceFits(board, b, sizeB)) continue;
      const [from, to] = [areaOfSpace(board, a, sizeA), areaOfSpace(board, b, sizeB)];
      const expected = plainSight(shape, from, to);
      const line = areaSight(board, from, to, nothing);
      expect(line !== null, `${a} to ${b} on ${JSON.stringify(shape)}`).toBe(expected);
      expect(areaSight(board, to, from, nothing) !== null).toBe(expected);
      compared += 1;
      if (expected) seen += 1;
    }
    expect(compared).toBe(160);
    expect(seen).toBeGreaterThan(20);
    expect(seen).toBeLessThan(compared - 10);
  }, 180_000);

  it("two wall squares that touch at a corner let nothing through (mn.ruling.diagonal-gap)", () => {
    const board = compileBoard({ ...openShape(2, 2), wallSquares: [1, 2] });
    expect(areaSight(board, areaOfSpace(board, 0, 1), areaOfSpace(board, 3, 1), nothing)).toBeNull();
  });

  it("one sees along a narrow gap that no line between corners passes", () => {
    const board = compileBoard({
      ...openShape(5, 3),
      wallSquares: ["c1", "c3"].map((at) => parseSquare({ width: 5, height: 3 }, at)),
    });
    const line = areaSight(board, areaOfSpace(board, 0, 1), areaOfSpace(board, 14, 1), nothing);
    expect(line).not.toBeNull();
    expect(
      areaSight(
        board,
        areaOfSpace(board, 0, 1),
        areaOfSpace(board, 14, 1),
        Uint8Array.from({ length: 15 }, (_, at) => (at === 7 ? 1 : 0)),
      ),
    ).toBeNull();
  });

  it("a space sees itself and what overlaps it", () => {
    const board = compileBoard(openShape(3, 3));
    expect(areaSight(board, areaOfSpace(board, 0, 2), areaOfSpace(board, 4, 2), nothing)?.from).toEqual({
      x: 3000,
      y: 3000,
    });
  });
});

/** Sight between areas without walls inside, by trying each pair of their squares with lines near every wall end. */
function plainSight(shape: BoardShape, from: Area, to: Area): boolean {
  const features = wallFeatures(shape);
  for (const a of squaresOf(from)) {
    for (const b of squaresOf(to)) {
      if (a[0] === b[0] && a[1] === b[1]) return true;
      if (anyFree(candidateLines(criticalPoints(shape, a, b), a, b), features)) return true;
    }
  }
  return false;
}

function squaresOf(area: Area): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) found.push([x, y]);
  }
  return found;
}

/** Corners of the two squares and of every square that a wall touches. */
function criticalPoints(
  shape: BoardShape,
  a: readonly [number, number],
  b: readonly [number, number],
): (readonly [number, number])[] {
  const { width } = shape;
  const walls = [...shape.wallSquares, ...shape.wallEdges.flat(), ...shape.diagonals.map(([square]) => square)];
  const corners = new Set<number>();
  for (const [x, y] of [a, b, ...walls.map((square) => [square % width, Math.floor(square / width)] as const)]) {
    for (const place of [y * 64 + x, y * 64 + x + 1, (y + 1) * 64 + x, (y + 1) * 64 + x + 1]) corners.add(place);
  }
  return [...corners].map((place) => [place % 64, Math.floor(place / 64)] as const);
}

function oneOrTwo(count: number): number[] {
  const sets: number[] = [];
  for (let a = 0; a < count; a += 1) for (let b = a; b < count; b += 1) sets.push((1 << a) | (1 << b));
  return sets;
}
