import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardIfSound, dice, randomMarks, randomShape, withFineWalls } from "../testing/random-boards.ts";
import {
  areaOfSpace,
  areaSight,
  type Board,
  compileBoard,
  cornerPoint,
  distancesFrom,
  freeLines,
  hullBlocker,
  lineBetweenSpaces,
  type MovePolicy,
  reach,
  SYMMETRIES,
  spaceDistance,
  spacesAdjacent,
  spaceTable,
  squareBox,
  turnCornerOfSquare,
  turnDirection,
  turnShape,
  turnSquare,
  turnTop,
} from "./index.ts";

/** A table of squares as it looks on the turned board. */
function turnTable(board: Board, table: Uint8Array, symmetry: number): Uint8Array {
  const turned = new Uint8Array(table.length);
  table.forEach((value, square) => {
    turned[turnSquare(board, square, symmetry)] = value;
  });
  return turned;
}

function turnMask(mask: number, symmetry: number): number {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((direction) => (mask & (1 << direction)) !== 0)
    .reduce((turned, direction) => turned | (1 << turnDirection(direction, symmetry)), 0);
}

function turnLines(mask: number, symmetry: number): number {
  let turned = 0;
  for (let line = 0; line < 16; line += 1) {
    if ((mask & (1 << line)) === 0) continue;
    turned |= 1 << (turnCornerOfSquare(line >> 2, symmetry) * 4 + turnCornerOfSquare(line & 3, symmetry));
  }
  return turned;
}

const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe("the eight symmetries of the square", () => {
  it("four quarter turns, or mirroring twice, bring back the shape", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const shape = randomShape(dice(seed), 2, 7);
        const turned = [1, 1, 1, 1].reduce((each, quarter) => turnShape(each, quarter), shape);
        expect(turned).toEqual(shape);
        expect(turnShape(turnShape(shape, 4), 4)).toEqual(shape);
      }),
      { numRuns: 50 },
    );
  });

  it("turn adjacency, steps, distances and lines with the board", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const roll = dice(seed);
        const coarse = randomShape(roll, 3, 8);
        const shape = roll(2) === 0 ? coarse : withFineWalls(roll, coarse);
        const board = boardIfSound(shape);
        if (board === null) return;
        const blocked = randomMarks(roll, board.count, 8);
        const [a, b] = [roll(board.count), roll(board.count)];
        for (const symmetry of SYMMETRIES) {
          const turned = compileBoard(turnShape(shape, symmetry));
          const to = (square: number): number => turnSquare(board, square, symmetry);
          const squares = [...board.exists.keys()];
          const there = squares.map((square) => [
            turned.adjacent[to(square)],
            turned.step[to(square)],
            distancesFrom(turned, to(a))[to(square)],
          ]);
          const here = squares.map((square) => [
            turnMask(board.adjacent[square] ?? 0, symmetry),
            turnMask(board.step[square] ?? 0, symmetry),
            distancesFrom(board, a)[square],
          ]);
          expect(there.join()).toBe(here.join());
          const lines = freeLines(turned, to(a), to(b), turnTable(board, blocked, symmetry));
          expect(lines).toBe(turnLines(freeLines(board, a, b, blocked), symmetry));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("turn spaces of any size, their reach, their sight and what comes between them", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }), (seed, sizeA, sizeB) => {
        const roll = dice(seed);
        const coarse = randomShape(roll, 4, 8, 2);
        const shape = roll(2) === 0 ? coarse : withFineWalls(roll, coarse);
        const board = boardIfSound(shape);
        if (board === null) return;
        const places = (size: number): number[] =>
          [...spaceTable(board, size).fits.keys()].filter((top) => spaceTable(board, size).fits[top] === 1);
        const a = places(sizeA)[0];
        const b = places(sizeB).at(-1);
        if (a === undefined || b === undefined) return;
        const enter = new Uint8Array(board.count).fill(1);
        const policy: MovePolicy = {
          size: sizeA,
          throughWalls: false,
          enter,
          stop: new Uint8Array(board.count),
          end: enter,
          avoid: null,
        };
        const none = new Uint8Array(board.count);
        const reached = reach(board, policy, a, 4);
        for (const symmetry of SYMMETRIES) {
          const turned = compileBoard(turnShape(shape, symmetry));
          const [ta, tb] = [turnTop(board, a, sizeA, symmetry), turnTop(board, b, sizeB, symmetry)];
          const again = reach(turned, policy, ta, 4);
          expect(again.found).toBe(reached.found);
          const tops = [...board.exists.keys()].filter((top) => spaceTable(board, sizeA).whole[top] === 1);
          const costs = tops.map((top) => again.cost[turnTop(board, top, sizeA, symmetry)]);
          expect(costs.join()).toBe(tops.map((top) => reached.cost[top]).join());
          const both = [board, turned].map((each, index) => {
            const [from, to] = index === 0 ? [a, b] : [ta, tb];
            const [source, target] = [areaOfSpace(each, from, sizeA), areaOfSpace(each, to, sizeB)];
            const corner = cornerPoint(source.x, source.y, 0);
            const box = {
              left: corner.x,
              top: corner.y,
              right: corner.x + 2000 * sizeA,
              bottom: corner.y + 2000 * sizeA,
            };
            return [
              spaceDistance(each, from, sizeA, to, sizeB),
              spacesAdjacent(each, from, sizeA, to, sizeB),
              areaSight(each, source, target, none) !== null,
              lineBetweenSpaces(each, from, sizeA, to, sizeB, none) !== null,
              hullBlocker(
                each,
                box,
                {
                  ...squareBox(target.x, target.y),
                  right: (target.x + sizeB) * 2000,
                  bottom: (target.y + sizeB) * 2000,
                },
                none,
              ) !== null,
            ];
          });
          expect(both[1]).toEqual(both[0]);
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe("sight is the same both ways between equal spaces with walls alone in the way", () => {
  it.each([1, 2, 3])("spaces of %i", (size) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const roll = dice(seed);
        const board = compileBoard(randomShape(roll, size + 1, 9, size));
        const none = new Uint8Array(board.count);
        const whole = spaceTable(board, size).whole;
        const tops = [...whole.keys()].filter((top) => whole[top] === 1);
        const [a, b] = [tops[roll(tops.length + 1)], tops[roll(tops.length + 1)]];
        if (a === undefined || b === undefined) return;
        const [there, back] = [
          lineBetweenSpaces(board, a, size, b, size, none),
          lineBetweenSpaces(board, b, size, a, size, none),
        ];
        expect(there === null).toBe(back === null);
        const [from, to] = [areaOfSpace(board, a, size), areaOfSpace(board, b, size)];
        expect(areaSight(board, from, to, none) === null).toBe(areaSight(board, to, from, none) === null);
      }),
      { numRuns: 400 },
    );
  });

  it("each single line is free from both ends, marked squares or not", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const roll = dice(seed);
        const board = compileBoard(randomShape(roll, 2, 9));
        const blocked = randomMarks(roll, board.count, 7);
        const [a, b] = [roll(board.count), roll(board.count)];
        const [there, back] = [freeLines(board, a, b, blocked), freeLines(board, b, a, blocked)];
        let swapped = 0;
        for (let line = 0; line < 16; line += 1) swapped |= ((back >> line) & 1) << ((line & 3) * 4 + (line >> 2));
        expect(there).toBe(swapped);
      }),
      { numRuns: 400 },
    );
  });
});
