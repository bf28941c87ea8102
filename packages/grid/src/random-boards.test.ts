import { expect, it } from "vitest";
import { meetsSquare } from "../testing/exact.ts";
import { dice, randomMarks, randomShape } from "../testing/random-boards.ts";
import {
  plainAdjacent,
  plainFits,
  plainLine,
  plainOf,
  plainSpaceStep,
  plainStep,
  touches,
  wallFeatures,
} from "../testing/reference.ts";
import {
  clearCorner,
  compileBoard,
  DX,
  DY,
  directionBetween,
  firstFreeLine,
  freeLines,
  judgeLine,
  spaceTable,
  squaresOnLine,
  wallFreeLines,
} from "./index.ts";

it("10,000 random boards up to 12x12: the lines of a pair of squares agree with exact fractions", () => {
  const roll = dice(20_260_101);
  for (let round = 0; round < 10_000; round += 1) {
    const shape = randomShape(roll, 3, 12);
    const board = compileBoard(shape);
    const [a, b] = [roll(board.count), roll(board.count)];
    const blocked = randomMarks(roll, board.count, 12);
    const near = (square: number): boolean => between(shape.width, a, b, square);
    const features = wallFeatures({
      ...shape,
      wallSquares: shape.wallSquares.filter(near),
      wallEdges: shape.wallEdges.filter((edge) => edge.every(near)),
      diagonals: shape.diagonals.filter(([square]) => near(square)),
    });
    let free = 0;
    for (let line = 0; line < 16; line += 1) {
      const segment = plainLine(shape.width, a, b, line);
      if (!features.some((feature) => touches(segment, feature))) free |= 1 << line;
    }
    if (wallFreeLines(board, a, b) !== free) expect.fail(`${a} to ${b} on ${JSON.stringify(shape)}`);
    for (let line = 0; line < 16; line += 1) {
      if ((free & (1 << line)) === 0) continue;
      const segment = plainLine(shape.width, a, b, line);
      const stopped = blocked.some(
        (mark, square) =>
          mark === 1 &&
          near(square) &&
          square !== a &&
          square !== b &&
          meetsSquare(segment, square % shape.width, Math.floor(square / shape.width)) === "inside",
      );
      if (stopped) free &= ~(1 << line);
    }
    if (freeLines(board, a, b, blocked) !== free) expect.fail(`${a} to ${b} with marks on ${JSON.stringify(shape)}`);
    const line = roll(16);
    expect(judgeLine(board, a, b, line, blocked).block === null).toBe((free & (1 << line)) !== 0);
    expect(firstFreeLine(board, a, b, blocked)).toBe([...Array(16).keys()].find((k) => (free & (1 << k)) !== 0) ?? -1);
    expect(clearCorner(board, a, b, blocked)).toBe([0, 1, 2, 3].find((k) => ((free >> (4 * k)) & 15) === 15) ?? -1);
  }
}, 180_000);

it("10,000 random boards: adjacency, steps and places of one to three squares agree with the plain rules", () => {
  const roll = dice(7);
  for (let round = 0; round < 10_000; round += 1) {
    const shape = randomShape(roll, 3, 12);
    const board = compileBoard(shape);
    const plain = plainOf(shape);
    for (let pick = 0; pick < 6; pick += 1) {
      const a = roll(board.count);
      const direction = roll(8);
      const [x, y] = [a % shape.width, Math.floor(a / shape.width)];
      const [nx, ny] = [x + (DX[direction] ?? 0), y + (DY[direction] ?? 0)];
      const bit = 1 << direction;
      const found = [((board.adjacent[a] ?? 0) & bit) !== 0, ((board.step[a] ?? 0) & bit) !== 0];
      const expected = [plainAdjacent(plain, x, y, nx, ny), plainStep(plain, x, y, nx, ny)];
      for (const size of [2, 3]) {
        const table = spaceTable(board, size);
        found.push(table.fits[a] === 1, ((table.steps[a] ?? 0) & bit) !== 0);
        expected.push(plainFits(plain, x, y, size), plainSpaceStep(plain, x, y, nx, ny, size));
      }
      if (found.join() !== expected.join()) expect.fail(`${a} to ${direction}: ${found} on ${JSON.stringify(shape)}`);
    }
  }
}, 180_000);

it("the squares on a line are those whose inside it meets, in order", () => {
  const roll = dice(11);
  for (let round = 0; round < 300; round += 1) {
    const board = compileBoard(randomShape(roll, 4, 9));
    const [a, b, line] = [roll(board.count), roll(board.count), roll(16)];
    const squares = squaresOnLine(board, a, b, line);
    const segment = plainLine(board.width, a, b, line);
    const expected = [...board.exists.keys()].filter(
      (square) =>
        square !== a &&
        square !== b &&
        meetsSquare(segment, square % board.width, Math.floor(square / board.width)) === "inside",
    );
    expect([...squares].sort((p, q) => p - q)).toEqual(expected);
    for (const [index, square] of squares.entries()) {
      const before = squares[index - 1];
      if (before !== undefined) expect(directionBetween(board, before, square)).toBeGreaterThanOrEqual(0);
    }
  }
});

/** True for squares of the smallest block around two squares; lines between the two never leave it. */
function between(width: number, a: number, b: number, square: number): boolean {
  const [x, y] = [square % width, Math.floor(square / width)];
  const [ax, ay, bx, by] = [a % width, Math.floor(a / width), b % width, Math.floor(b / width)];
  return x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
}
