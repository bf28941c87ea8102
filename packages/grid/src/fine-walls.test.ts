import { describe, expect, it } from "vitest";
import { stepFault } from "../testing/compare-steps.ts";
import {
  boardIfSound,
  cornerCut,
  dice,
  edges3,
  fineWalls3,
  randomShape,
  withFineWalls,
} from "../testing/random-boards.ts";
import { plainLine, touches, wallFeatures } from "../testing/reference.ts";
import {
  type Board,
  type BoardShape,
  compileBoard,
  directionBetween,
  distance,
  type HalfPoint,
  isAdjacent,
  judgeLine,
  openShape,
  spaceFits,
  spaceTable,
  wallFreeLines,
} from "./index.ts";

/** Walls between points of gridlines: corners cut off, walls that end halfway along an edge, areas. */

const shape3 = openShape(3, 3);

const steps = (board: Board, from: number, to: number): boolean =>
  ((board.step[from] ?? 0) & (1 << directionBetween(board, from, to))) !== 0;
const near = (board: Board, from: number, to: number): boolean =>
  isAdjacent(board, from, directionBetween(board, from, to));

describe("a wall that cuts a corner off a square (mn.ruling.diagonal-wall)", () => {
  // The north-east corner of the middle square, from the middle of its north side to the middle of its east side.
  const board = compileBoard({ ...shape3, wallLines: [cornerCut(1, 1, 1)] });

  it("leaves the square open and all four sides passable", () => {
    expect(board.open[4]).toBe(1);
    for (const beside of [1, 3, 5, 7]) {
      expect(steps(board, 4, beside)).toBe(true);
      expect(steps(board, beside, 4)).toBe(true);
      expect(distance(board, 4, beside)).toBe(1);
    }
  });

  it("stops diagonal steps past the corner that it cuts off, and no others", () => {
    expect(steps(board, 4, 2)).toBe(false);
    expect(steps(board, 2, 4)).toBe(false);
    for (const across of [0, 6, 8]) expect(steps(board, 4, across)).toBe(true);
    // Counting goes round (mn.ruling.distance-thin-walls).
    expect(near(board, 4, 2)).toBe(true);
  });

  it("stays legal inside a bigger space (mn.wall.legal)", () => {
    expect(spaceFits(board, 1, 2)).toBe(true);
    expect(spaceFits(board, 0, 3)).toBe(true);
  });
});

it("a wall that runs on past the middle of a side stops the step across it", () => {
  const board = compileBoard({
    ...openShape(2, 1),
    wallLines: [
      [
        [1, 0],
        [3, 2],
      ],
    ],
  });
  expect(near(board, 0, 1)).toBe(false);
  const bare = compileBoard({ ...openShape(2, 1), wallLines: [cornerCut(0, 0, 1), cornerCut(1, 0, 0)] });
  // Both end on the north half: the south half of the side is free.
  expect(near(bare, 0, 1)).toBe(true);
  const shut = compileBoard({ ...openShape(2, 1), wallLines: [cornerCut(0, 0, 1), cornerCut(0, 0, 2)] });
  expect(near(shut, 0, 1)).toBe(false);
});

it("a wall through the middle of a square closes it", () => {
  for (const line of [
    [
      [2, 2],
      [4, 4],
    ],
    [
      [3, 2],
      [3, 4],
    ],
    [
      [0, 2],
      [6, 4],
    ],
  ] as const) {
    expect(compileBoard({ ...shape3, wallLines: [line] }).open[4]).toBe(0);
  }
});

describe("a wall that ends halfway along an edge (mn.wall.ends)", () => {
  // On the edge between the two squares in the middle, its northern half.
  const board = compileBoard({
    ...openShape(2, 2),
    wallLines: [
      [
        [2, 0],
        [2, 1],
      ],
    ],
  });

  it("touches the way between the middles, and so parts the two squares", () => {
    expect(near(board, 0, 1)).toBe(false);
    expect(distance(board, 0, 1)).toBe(2);
    expect(spaceFits(board, 0, 2)).toBe(false);
  });

  it("lets lines past its end", () => {
    expect(wallFreeLines(board, 0, 1)).toBeGreaterThan(0);
    // From the south-west corner of one to the south-east corner of the other.
    expect(judgeLine(board, 0, 1, 4 * 3 + 2, new Uint8Array(4)).block).toBeNull();
    expect(judgeLine(board, 0, 1, 0, new Uint8Array(4)).block).toEqual({ kind: "wall-edge", square: 0, beyond: 1 });
  });

  it("is a whole edge together with its other half", () => {
    const two: readonly (readonly [HalfPoint, HalfPoint])[] = [
      [
        [2, 0],
        [2, 1],
      ],
      [
        [2, 1],
        [2, 2],
      ],
    ];
    const halves = compileBoard({ ...openShape(2, 2), wallLines: two });
    expect(halves.edges).toEqual(compileBoard({ ...openShape(2, 2), wallEdges: [[0, 1]] }).edges);
  });
});

describe("areas of wall (mn.wall.what)", () => {
  it("fill squares wholly inside, and leave those open whose middle they do not cover", () => {
    const board = compileBoard({
      ...openShape(4, 3),
      // A block with its south-east corner cut off.
      wallAreas: [
        [
          [0, 0],
          [4, 0],
          [4, 3],
          [3, 4],
          [0, 4],
        ],
      ],
    });
    expect([...board.solid]).toEqual([1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(board.open[5]).toBe(0);
    const small = compileBoard({
      ...shape3,
      wallAreas: [
        [
          [2, 2],
          [3, 2],
          [2, 3],
        ],
      ],
    });
    expect(small.open[4]).toBe(1);
    expect(near(small, 3, 4)).toBe(true);
    expect(steps(small, 3, 1)).toBe(false);
    expect(steps(small, 0, 4)).toBe(false);
  });

  it("may have a corner that goes inward", () => {
    const board = compileBoard({
      ...shape3,
      wallAreas: [
        [
          [0, 0],
          [6, 0],
          [6, 2],
          [2, 2],
          [2, 6],
          [0, 6],
        ],
      ],
    });
    expect([...board.solid]).toEqual([1, 1, 1, 1, 0, 0, 1, 0, 0]);
  });

  it.each([
    [
      [
        [0, 0],
        [2, 0],
      ],
    ],
    [
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
    ],
    [
      [
        [0, 0],
        [4, 0],
        [2, 0],
      ],
    ],
    [
      [
        [1, 1],
        [2, 0],
        [2, 2],
      ],
    ],
    [
      [
        [0, 0],
        [8, 0],
        [2, 2],
      ],
    ],
    [
      [
        [0, 0],
        [0.5, 0],
        [2, 2],
      ],
    ],
  ] as const)("refuses %j", (area) => {
    expect(() => compileBoard({ ...shape3, wallAreas: [area] })).toThrow(RangeError);
  });
});

it("refuses walls without length", () => {
  expect(() =>
    compileBoard({
      ...shape3,
      wallLines: [
        [
          [2, 2],
          [2, 2],
        ],
      ],
    }),
  ).toThrow(/no length/);
});

describe("doors (mn.ruling.secret-door)", () => {
  const board = compileBoard({ ...shape3, doors: [1, 4] });

  it("are wall to lines, distances and steps past them", () => {
    expect(wallFreeLines(board, 0, 2)).toBe(0);
    // Round by the south: b1 and b2 are gone round.
    expect(distance(board, 0, 2)).toBe(4);
    expect(steps(board, 3, 7)).toBe(false);
    expect(near(board, 0, 1)).toBe(false);
  });

  it("let a space in and out, a diagonal step past another door left aside", () => {
    expect(steps(board, 0, 1)).toBe(true);
    expect(steps(board, 1, 0)).toBe(true);
    expect(steps(board, 1, 4)).toBe(true);
    expect(steps(board, 0, 4)).toBe(false);
    expect(steps(board, 8, 4)).toBe(true);
    expect(spaceFits(board, 0, 2)).toBe(true);
    expect(((spaceTable(board, 2).steps[0] ?? 0) & (1 << 2)) !== 0).toBe(true);
  });
});

it("every one or two corner cuts and half edges with an edge or none on 3x3: places, steps and distances agree", () => {
  let boards = 0;
  for (const [index, first] of fineWalls3.entries()) {
    for (const second of fineWalls3.slice(index)) {
      // A different edge for each pair, and none for every thirteenth: all combinations of kinds and places near each other come up.
      const edge = edges3[boards % 13];
      const shape: BoardShape = {
        ...shape3,
        wallLines: first === second ? [first] : [first, second],
        wallEdges: edge === undefined ? [] : [edge],
        cornersBlock: boards % 3 > 0,
      };
      const fault = stepFault(compileBoard(shape));
      if (fault !== "") expect.fail(fault);
      boards += 1;
    }
  }
  expect(boards).toBe((60 * 61) / 2);
});

it("random boards with walls of every kind: places, steps, distances and lines agree with the plain rules", () => {
  const roll = dice(2011);
  let compared = 0;
  while (compared < 600) {
    const shape = withFineWalls(roll, randomShape(roll, 3, 5, 3));
    const board = boardIfSound(shape);
    if (board === null) continue;
    compared += 1;
    const fault = board.count <= 31 ? stepFault(board) : "";
    if (fault !== "") expect.fail(fault);
    const [a, b] = [roll(board.count), roll(board.count)];
    const features = wallFeatures(shape);
    for (let line = 0; line < 16; line += 1) {
      const segment = plainLine(shape.width, a, b, line);
      const free = !features.some((feature) => touches(segment, feature));
      const found: boolean = (wallFreeLines(board, a, b) & (1 << line)) !== 0;
      if (found !== free) expect.fail(`line ${line} from ${a} to ${b}: not ${free} on ${JSON.stringify(shape)}`);
      expect(judgeLine(board, a, b, line, new Uint8Array(board.count)).block === null).toBe(free);
    }
  }
});
