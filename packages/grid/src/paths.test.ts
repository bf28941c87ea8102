import { describe, expect, it } from "vitest";
import { type Dice, dice, randomMarks, randomShape } from "../testing/random-boards.ts";
import { type Plain, plainFits, plainOf, plainSpaceStep, plainWhole } from "../testing/reference.ts";
import {
  type Board,
  type BoardShape,
  checkPath,
  compileBoard,
  DX,
  DY,
  leastInSpace,
  type MovePolicy,
  markAdjacent,
  markSpace,
  mostInSpace,
  newReach,
  openShape,
  pathCost,
  pathTo,
  reach,
  spaceTable,
} from "./index.ts";

/** A policy by which every step costs 1, nothing stops and any place is an end. */
function freely(board: Board, size: number, changes: Partial<MovePolicy> = {}): MovePolicy {
  const ones = new Uint8Array(board.count).fill(1);
  return {
    size,
    throughWalls: false,
    enter: ones,
    stop: new Uint8Array(board.count),
    end: ones,
    avoid: null,
    ...changes,
  };
}

/** Every legal path up to a budget, by trying all of them: for each top on the way the least cost, and whether it can be an end. */
function tryAll(
  plain: Plain,
  policy: MovePolicy,
  start: number,
  budget: number,
): Map<number, readonly [number, boolean]> {
  const { width, height } = plain.shape;
  const found = new Map<number, readonly [number, boolean]>();
  const way: (readonly [number, number])[] = [];
  const visit = (at: number, spent: number): void => {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let direction = 0; direction < 8; direction += 1) {
      const [nx, ny] = [x + (DX[direction] ?? 0), y + (DY[direction] ?? 0)];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const legal = policy.throughWalls
        ? plainWhole(plain, nx, ny, policy.size)
        : plainSpaceStep(plain, x, y, nx, ny, policy.size);
      const to = ny * width + nx;
      const cost = policy.enter[to] ?? 0;
      if (!legal || cost === 0 || spent + cost > budget) continue;
      way.push([to, spent + cost]);
      if (policy.end[to] === 1 && plainFits(plain, nx, ny, policy.size)) {
        for (const [top, price] of way) {
          const [least, end] = found.get(top) ?? [price, false];
          found.set(top, [Math.min(least, price), end || top === to]);
        }
      }
      if (policy.stop[to] === 0) visit(to, spent + cost);
      way.pop();
    }
  };
  visit(start, 0);
  return found;
}

function randomPolicy(roll: Dice, board: Board, size: number): MovePolicy {
  const table = (): Uint8Array => new Uint8Array(board.count);
  const barred = randomMarks(roll, board.count, 9 * size * size);
  const difficult = randomMarks(roll, board.count, 4 * size);
  const enter = mostInSpace(board, size, difficult, table()).map((hard) => 1 + hard);
  mostInSpace(board, size, barred, table()).forEach((held, top) => {
    if (held === 1) enter[top] = 0;
  });
  return {
    size,
    throughWalls: roll(5) === 0,
    enter,
    stop: mostInSpace(board, size, randomMarks(roll, board.count, 8 * size * size), table()),
    end: leastInSpace(
      board,
      size,
      randomMarks(roll, board.count, 8 * size * size).map((taken) => 1 - taken),
      table(),
    ),
    avoid: roll(2) === 0 ? null : randomMarks(roll, board.count, 3),
  };
}

describe("reach", () => {
  it.each([1, 2, 3])("spaces of %i: agrees with trying every path, in every direction", (size) => {
    const roll = dice(100 + size);
    let reached = 0;
    for (let round = 0; round < 500; round += 1) {
      const board = compileBoard(randomShape(roll, size + 1, size + 4, size * size));
      const policy = randomPolicy(roll, board, size);
      const fits = spaceTable(board, size).fits;
      const places = [...fits.keys()].filter((top) => fits[top] === 1);
      const start = places[roll(Math.max(1, places.length))];
      if (start === undefined) continue;
      const budget = 1 + roll(4);
      const expected = tryAll(plainOf(board.shape), policy, start, budget);
      const result = reach(board, policy, start, budget);
      for (let top = 0; top < board.count; top += 1) {
        if (top === start) continue;
        const [cost, end]: readonly [number, boolean] = expected.get(top) ?? [-1, false];
        const fault: string = `top ${top} from ${start} for ${budget} on ${JSON.stringify(board.shape)}`;
        if (result.cost[top] !== cost || (result.ends[top] === 1) !== end) expect.fail(fault);
        if (!end) continue;
        reached += 1;
        const path = pathTo(board, result, top);
        const legal = checkPath(board, policy, start, budget, path) === null;
        if (!legal || path.at(-1) !== top || pathCost(policy, path) !== cost) expect.fail(`path to ${fault}`);
      }
    }
    expect(reached).toBeGreaterThan(1000);
  });

  it("goes the same distance in all eight directions with a space of any size", () => {
    for (const size of [1, 2, 3]) {
      const board = compileBoard(openShape(21, 21));
      const start = 10 * 21 + 10;
      const result = reach(board, freely(board, size), start, 5);
      for (let direction = 0; direction < 8; direction += 1) {
        const far = start + 5 * ((DY[direction] ?? 0) * 21 + (DX[direction] ?? 0));
        expect(result.cost[far]).toBe(5);
        expect(pathTo(board, result, far)).toHaveLength(5);
      }
    }
  });

  it("fills the same result again without traces of the last search", () => {
    const roll = dice(5);
    const board = compileBoard(randomShape(roll, 8, 8));
    const again = newReach(board);
    for (let round = 0; round < 50; round += 1) {
      const policy = randomPolicy(roll, board, 1 + roll(2));
      const start = roll(board.count);
      reach(board, policy, start, 4, again);
      const fresh = reach(board, policy, start, 4);
      expect(again.cost).toEqual(fresh.cost);
      expect(again.ends).toEqual(fresh.ends);
      expect(again.tops.slice(0, again.found)).toEqual(fresh.tops.slice(0, fresh.found));
    }
  });

  it("lists the places in order of cost", () => {
    const board = compileBoard(openShape(9, 9));
    const result = reach(board, freely(board, 1), 40, 3);
    const costs = [...result.tops.slice(0, result.found)].map((top) => result.cost[top] ?? -1);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(result.found).toBe(49);
  });

  it("breaks ties by the fixed order: the last step is straight if it can be", () => {
    const board = compileBoard(openShape(5, 5));
    const result = reach(board, freely(board, 1), 0, 3);
    expect(pathTo(board, result, 7)).toEqual([6, 7]);
  });

  it("prefers, among the cheapest paths, the one with least to avoid", () => {
    const board = compileBoard(openShape(5, 3));
    const avoid = new Uint8Array(15);
    avoid[6] = 1;
    avoid[7] = 1;
    const result = reach(board, freely(board, 1, { avoid }), 5, 4);
    const path = pathTo(board, result, 8);
    expect(path).toHaveLength(3);
    expect(path.some((top) => avoid[top] === 1)).toBe(false);
  });
});

describe("a 2x2 space", () => {
  /** A wall across a 7x6 board (or down a 6x7 one) with a gap. */
  function wallWithGap(level: boolean, gap: readonly number[]): BoardShape {
    const shape = level ? openShape(7, 6) : openShape(6, 7);
    const line = [0, 1, 2, 3, 4, 5, 6].filter((place) => !gap.includes(place));
    return { ...shape, wallSquares: line.map((place) => (level ? 3 * 7 + place : place * 6 + 3)) };
  }

  it.each([
    ["southward", true, 1 * 7 + 2, 4 * 7 + 2],
    ["northward", true, 4 * 7 + 2, 1 * 7 + 2],
    ["eastward", false, 2 * 6 + 1, 2 * 6 + 4],
    ["westward", false, 2 * 6 + 4, 2 * 6 + 1],
  ] as const)("goes %s through a gap two squares wide (dc.ruling.large-movement)", (_, level, start, goal) => {
    const board = compileBoard(wallWithGap(level, [2, 3]));
    const result = reach(board, freely(board, 2), start, 3);
    expect(result.cost[goal]).toBe(3);
    expect(pathTo(board, result, goal)).toHaveLength(3);
  });

  it.each([true, false])("does not squeeze through a gap one square wide (level: %s)", (level) => {
    const board = compileBoard(wallWithGap(level, [2]));
    const start = level ? 1 * 7 + 2 : 2 * 6 + 1;
    const goal = level ? 4 * 7 + 2 : 2 * 6 + 4;
    expect(reach(board, freely(board, 2), start, 9).cost[goal]).toBe(-1);
  });

  it("is not blocked by its own body: it steps onto squares that it holds", () => {
    const board = compileBoard(openShape(4, 2));
    const others = new Uint8Array(board.count);
    const enter = mostInSpace(board, 2, others, new Uint8Array(board.count)).map((held) => 1 - held);
    const result = reach(board, freely(board, 2, { enter }), 0, 2);
    expect([result.cost[1], result.cost[2]]).toEqual([1, 2]);
  });

  it("does not end with its far square on another thing, but may pass over a friend", () => {
    const board = compileBoard(openShape(6, 2));
    const free = new Uint8Array(board.count).fill(1);
    markSpace(board, 9, 1, free, 0);
    const end = leastInSpace(board, 2, free, new Uint8Array(board.count));
    const result = reach(board, freely(board, 2, { end }), 0, 4);
    expect([1, 2, 3, 4].map((top) => result.ends[top])).toEqual([1, 0, 0, 1]);
    expect([1, 2, 3, 4].map((top) => result.cost[top])).toEqual([1, 2, 3, 4]);
  });

  it("stops if any of its squares is adjacent to an enemy", () => {
    const board = compileBoard(openShape(8, 5));
    const beside = new Uint8Array(board.count);
    markAdjacent(board, 4 * 8 + 4, 1, beside);
    const stop = mostInSpace(board, 2, beside, new Uint8Array(board.count));
    const policy = freely(board, 2, { stop });
    const result = reach(board, policy, 2 * 8, 6);
    expect(result.cost[2 * 8 + 2]).toBe(2);
    expect(checkPath(board, policy, 2 * 8, 6, [17, 18, 19])).toEqual({ fault: "stopped", step: 2, square: 19 });
  });

  it("burrows 4 through a mesa (dc.example.burrowing-and-flying), and may not end astride a wall edge", () => {
    const walls = [2, 3, 4, 5].map((y) => y * 9 + 2);
    const edges: [number, number][] = [[5, 6]];
    const board = compileBoard({ ...openShape(9, 7), wallSquares: walls, wallEdges: edges, cornersBlock: false });
    const result = reach(board, freely(board, 2, { throughWalls: true }), 18, 6);
    expect(pathTo(board, result, 22)).toEqual([19, 20, 21, 22]);
    expect([result.ends[19], result.ends[20], result.ends[21]]).toEqual([0, 0, 1]);
    expect(result.ends[5]).toBe(0);
    expect(reach(board, freely(board, 2), 18, 4).cost[22]).toBe(-1);
  });
});

describe("stops and passing (dc.ruling.ally-square-beside-enemy)", () => {
  it("a place that forces a stop is entered only if movement may end there", () => {
    const board = compileBoard(openShape(4, 1));
    const stop = Uint8Array.of(0, 1, 0, 0);
    const end = Uint8Array.of(1, 0, 1, 1);
    expect([...reach(board, freely(board, 1, { stop, end }), 0, 3).cost]).toEqual([0, -1, -1, -1]);
  });

  it("a friend's square is entered in passing only if enough movement is left for a legal end", () => {
    const board = compileBoard(openShape(4, 1));
    const policy = freely(board, 1, { end: Uint8Array.of(0, 1, 0, 1) });
    expect([...reach(board, policy, 0, 3).cost]).toEqual([0, 1, 2, 3]);
    const shorter = reach(board, freely(board, 1, { end: Uint8Array.of(0, 0, 0, 1) }), 0, 2);
    expect([...shorter.cost]).toEqual([0, -1, -1, -1]);
  });

  it("the way out of a friend's square does not lead back over a start that would hold the mover", () => {
    const board = compileBoard(openShape(3, 1));
    const end = Uint8Array.of(0, 0, 1);
    const back = reach(board, freely(board, 1, { end }), 1, 3);
    expect([...back.cost]).toEqual([1, 0, 1]);
    const held = reach(board, freely(board, 1, { end, stop: Uint8Array.of(0, 1, 0) }), 1, 3);
    expect([...held.cost]).toEqual([-1, 0, 1]);
  });

  it("a start beside an enemy does not hold the mover, each next such square does", () => {
    const board = compileBoard(openShape(4, 1));
    const policy = freely(board, 1, { stop: Uint8Array.of(1, 1, 0, 0) });
    expect([...reach(board, policy, 0, 3).cost]).toEqual([0, 1, -1, -1]);
  });
});

describe("checkPath", () => {
  const shape: BoardShape = { ...openShape(4, 3), wallSquares: [5], wallEdges: [[2, 3]], missing: [8] };
  const board = compileBoard(shape);
  const end = new Uint8Array(12).fill(1);
  end[2] = 0;
  const enter = new Uint8Array(12).fill(1);
  enter[6] = 2;
  enter[10] = 0;
  const policy = freely(board, 1, { end, enter });

  it.each([
    ["not-a-step", [2]],
    ["off-board", [4, 8]],
    ["wall-in-space", [5]],
    ["wall-between", [1, 2, 3]],
    ["corner", [1, 6]],
    ["barred", [1, 2, 6, 10]],
    ["too-far", [1, 2, 6, 11]],
    ["no-end", [1, 2]],
  ] as const)("names the fault %s of the first bad step", (fault, path) => {
    const refusal = checkPath(board, policy, 0, 4, path);
    expect(refusal?.fault).toBe(fault);
    expect(refusal?.step).toBe(path.length - 1);
  });

  it("passes a legal path", () => {
    expect(checkPath(board, policy, 0, 4, [1, 2, 6])).toBeNull();
  });

  it("has nothing against staying where no step may end", () => {
    expect(checkPath(board, policy, 2, 0, [])).toBeNull();
  });
});
