import { expect, it } from "vitest";
import { anyFree, candidateLines, leastMasks } from "../testing/plain-sight.ts";
import { boardIfSound, dice, edges3, fineWalls3, randomShape, withFineWalls } from "../testing/random-boards.ts";
import { edgeFeature, lineFeature, wallFeatures } from "../testing/reference.ts";
import {
  areaOfSpace,
  areaSight,
  type Board,
  type BoardShape,
  compileBoard,
  type HalfPoint,
  openShape,
  SYMMETRIES,
  turnShape,
  turnSquare,
} from "./index.ts";

/** Sight from any point to any point past walls between points of gridlines (mn.los.exists, mn.ruling.line-algorithm). */

const nothing = new Uint8Array(100);

const sees = (board: Board, a: number, b: number): boolean =>
  areaSight(board, areaOfSpace(board, a, 1), areaOfSpace(board, b, 1), nothing) !== null;

it("a wall that ends halfway along an edge leaves sight past its end, two that meet leave none", () => {
  const half: readonly [HalfPoint, HalfPoint] = [
    [2, 0],
    [2, 1],
  ];
  const rest: readonly [HalfPoint, HalfPoint] = [
    [2, 1],
    [2, 2],
  ];
  expect(sees(compileBoard({ ...openShape(2, 1), wallLines: [half] }), 0, 1)).toBe(true);
  expect(sees(compileBoard({ ...openShape(2, 1), wallLines: [half, rest] }), 0, 1)).toBe(false);
});

it("a ring of walls or a block of wall round a crossing leaves a way beside it", () => {
  // A ring round the crossing in the middle: from one square over it to the next the walls are met.
  const ring: readonly (readonly [HalfPoint, HalfPoint])[] = [
    [
      [1, 2],
      [2, 1],
    ],
    [
      [2, 1],
      [3, 2],
    ],
    [
      [3, 2],
      [2, 3],
    ],
    [
      [2, 3],
      [1, 2],
    ],
  ];
  const board = compileBoard({ ...openShape(2, 2), wallLines: ring });
  expect(sees(board, 0, 1)).toBe(true);
  // Points of both squares lie inside the ring.
  expect(sees(board, 0, 3)).toBe(true);
  const filled = compileBoard({
    ...openShape(2, 2),
    wallAreas: [
      [
        [1, 2],
        [2, 1],
        [3, 2],
        [2, 3],
      ],
    ],
  });
  expect(sees(filled, 0, 1)).toBe(true);
  // From near the north-east corner of one to near the north-east corner of the other.
  expect(sees(filled, 0, 3)).toBe(true);
  const walled = compileBoard({ ...filled.shape, wallSquares: [1] });
  expect(sees(walled, 0, 2)).toBe(true);
  expect(sees(walled, 0, 3)).toBe(true);
  expect(sees(compileBoard({ ...filled.shape, wallSquares: [1, 2] }), 0, 3)).toBe(false);
});

it("every one or two corner cuts and half edges with an edge or none on 3x3 agree with turning every critical line by a hair", () => {
  const features = [...fineWalls3.map(lineFeature), ...edges3.map(([a, b]) => edgeFeature(3, a, b))];
  const points = Array.from({ length: 49 }, (_, index): [number, number] => [index % 7, Math.floor(index / 7)]);
  const place = (square: number): readonly [number, number] => [square % 3, Math.floor(square / 3)];
  for (const [a, b] of pairClasses()) {
    const least = leastMasks(candidateLines(points, place(a), place(b), 2), features);
    let boards = 0;
    for (const [index, first] of fineWalls3.entries()) {
      for (const [other, second] of fineWalls3.entries()) {
        if (other < index) continue;
        const edge = (boards + a + b) % 13;
        boards += 1;
        const present = (1n << BigInt(index)) | (1n << BigInt(other)) | (edge < 12 ? 1n << BigInt(60 + edge) : 0n);
        const expected = least.some((mask) => (mask & present) === 0n);
        const wallEdges = edges3.slice(edge, edge + 1);
        const shape: BoardShape = { ...openShape(3, 3), wallLines: [first, second], wallEdges };
        if (sees(compileBoard(shape), a, b) !== expected) {
          expect.fail(`${a} to ${b}: not ${expected} on ${JSON.stringify(shape)}`);
        }
      }
    }
  }
});

/** One pair of squares of 3 by 3 of each class of pairs that turn or mirror into each other. */
function pairClasses(): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  const extent = { width: 3, height: 3 };
  for (let a = 0; a < 9; a += 1) {
    for (let b = a + 1; b < 9; b += 1) {
      const images = SYMMETRIES.map((symmetry) => {
        const turned = [a, b].map((square) => turnSquare(extent, square, symmetry));
        return Math.min(...turned) * 9 + Math.max(...turned);
      });
      if (a * 9 + b === Math.min(...images)) pairs.push([a, b]);
    }
  }
  return pairs;
}

it("random boards with walls of every kind agree, turned and from the other end too", () => {
  const roll = dice(76);
  let compared = 0;
  let seen = 0;
  while (compared < 120) {
    const shape = withFineWalls(roll, randomShape(roll, 3, 5, 2));
    const board = boardIfSound(shape);
    if (board === null) continue;
    const [a, b] = [roll(board.count), roll(board.count)];
    if (a === b || ((board.solid[a] ?? 0) | (board.solid[b] ?? 0)) !== 0) continue;
    compared += 1;
    const unit = board.pieces?.scale ?? 1;
    const lines = candidateLines(endsOfWalls(board, unit), placeOf(board, a), placeOf(board, b), unit);
    const expected = anyFree(lines, wallFeatures(shape));
    if (sees(board, a, b) !== expected) expect.fail(`${a} to ${b}: not ${expected} on ${JSON.stringify(shape)}`);
    expect(sees(board, b, a)).toBe(expected);
    const symmetry = roll(8);
    const turned = compileBoard(turnShape(shape, symmetry));
    expect(sees(turned, turnSquare(board, a, symmetry), turnSquare(board, b, symmetry))).toBe(expected);
    if (expected) seen += 1;
  }
  expect(seen).toBeGreaterThan(30);
  expect(seen).toBeLessThan(compared - 15);
});

function placeOf({ width }: Board, square: number): readonly [number, number] {
  return [square % width, Math.floor(square / width)];
}

/** Corners of all squares that walls touch, ends of walls and their crossings with gridlines. */
function endsOfWalls({ shape, width, height }: Board, unit: number): (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let y = 0; y <= height; y += 1) for (let x = 0; x <= width; x += 1) found.push([x * unit, y * unit]);
  const sides = (shape.wallAreas ?? []).flatMap((area) =>
    area.map((point, index) => [point, area[(index + 1) % area.length] ?? point] as const),
  );
  for (const [[ax, ay], [bx, by]] of [...(shape.wallLines ?? []), ...sides]) {
    // Ends and crossings lie at whole units along the longer of the two differences.
    const long = (Math.max(Math.abs(bx - ax), Math.abs(by - ay)) * unit) / 2;
    for (let at = 0; at <= long; at += 1) {
      const x = (ax * unit) / 2 + ((bx - ax) * unit * at) / (2 * long);
      const y = (ay * unit) / 2 + ((by - ay) * unit * at) / (2 * long);
      if (Number.isInteger(x) && Number.isInteger(y) && (x % unit === 0 || y % unit === 0)) found.push([x, y]);
    }
  }
  const keys = new Set(found.map(([x, y]) => y * 100_000 + x));
  return [...keys].map((key): readonly [number, number] => [key % 100_000, Math.floor(key / 100_000)]);
}
