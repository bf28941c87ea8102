import { describe, expect, it } from "vitest";
import {
  compare,
  type Exact,
  type ExactLine,
  type ExactPoint,
  exact,
  minus,
  plus,
  times,
  turn,
} from "../testing/exact.ts";
import { boardIfSound, dice, randomMarks, randomShape, withFineWalls } from "../testing/random-boards.ts";
import { type Feature, wallFeatures } from "../testing/reference.ts";
import {
  type Board,
  type Box,
  compileBoard,
  cornerPoint,
  type HalfPoint,
  hullBlocker,
  openShape,
  squareAt,
  squareBox,
} from "./index.ts";

type Place = readonly [number, number];

function corner(x: number, y: number): Box {
  return { left: x * 2000, top: y * 2000, right: x * 2000, bottom: y * 2000 };
}

/** The outline of the hull of two boxes of whole squares, by turning always to the leftmost next point. */
function outline(boxes: readonly Box[]): Place[] {
  const points = boxes.flatMap(({ left, top, right, bottom }): Place[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Place[]): Place[] => {
    const chain: Place[] = [];
    for (const next of list) {
      while (chain.length > 1 && cross(chain.at(-2) ?? next, chain.at(-1) ?? next, next) <= 0) chain.pop();
      chain.push(next);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** True if the inside of the outline meets a wall: cut by one side of the outline after another, something is left. */
function sharesFeature(hull: readonly ExactPoint[], feature: Feature): boolean {
  if (feature.kind === "wall") return cutLine(hull, feature.line);
  if (feature.kind === "area") return enclosesSome(hull, feature.corners);
  const { x, y } = feature;
  return enclosesSome(
    hull,
    [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ].map(([column = 0, row = 0]): ExactPoint => [exact(column), exact(row)]),
  );
}

/** How far to the right of a side of the outline a point lies. */
function depth(hull: readonly ExactPoint[], index: number, at: ExactPoint): Exact {
  const a = hull[index] ?? at;
  const b = hull[(index + 1) % hull.length] ?? at;
  return minus(times(minus(b[0], a[0]), minus(at[1], a[1])), times(minus(b[1], a[1]), minus(at[0], a[0])));
}

function cutLine(hull: readonly ExactPoint[], [a, b]: ExactLine): boolean {
  let [start, end] = [exact(0), exact(1)];
  for (const index of hull.keys()) {
    const [first, last] = [depth(hull, index, a), depth(hull, index, b)];
    const run = minus(last, first);
    if (run[0] === 0n) {
      if (first[0] <= 0n) return false;
      continue;
    }
    const at = exact(-first[0] * run[1], first[1] * run[0]);
    if (run[0] > 0n === run[1] > 0n) start = compare(at, start) > 0 ? at : start;
    else end = compare(at, end) < 0 ? at : end;
  }
  return compare(start, end) < 0;
}

/** True if some of an area, its corners in either order, lies inside the outline. */
function enclosesSome(hull: readonly ExactPoint[], corners: readonly ExactPoint[]): boolean {
  let left = corners;
  for (const index of hull.keys()) {
    left = left.flatMap((point, place) => {
      const next = left[(place + 1) % left.length] ?? point;
      const [here, there] = [depth(hull, index, point), depth(hull, index, next)];
      const kept = here[0] >= 0n ? [point] : [];
      if (here[0] * there[0] >= 0n) return kept;
      const share = exact(here[0] * there[1], here[0] * there[1] - there[0] * here[1]);
      const between: ExactPoint = [
        plus(point[0], times(minus(next[0], point[0]), share)),
        plus(point[1], times(minus(next[1], point[1]), share)),
      ];
      return [...kept, between];
    });
  }
  const [first] = left;
  if (first === undefined) return false;
  return left.some((point, index) => left.slice(index + 1).some((other) => turn(first, point, other) !== 0));
}

function cross(a: Place, b: Place, c: Place): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/**
 * True if the inside of the outline meets the inside of a square, the square being tried at so many points of a fine lattice:
 * right for boards as small as these, where a common region is never narrower.
 */
function sharesInside(hull: readonly Place[], x: number, y: number): boolean {
  for (let i = 1; i < 100; i += 1) {
    for (let j = 1; j < 100; j += 1) {
      const point: Place = [x * 2000 + i * 20, y * 2000 + j * 20];
      if (hull.every((at, index) => cross(at, hull[(index + 1) % hull.length] ?? at, point) > 0)) return true;
    }
  }
  return false;
}

describe("every line from here to there is free (mn.attack.cover.line, mn.ruling.cover-area-corners)", () => {
  it("agrees with trying many points of each square", () => {
    const roll = dice(3);
    for (let round = 0; round < 60; round += 1) {
      const { width, height } = randomShape(roll, 3, 5);
      const board = compileBoard(openShape(width, height));
      const from = roll(2) === 0 ? corner(roll(width), roll(height)) : squareBox(roll(width), roll(height));
      const to = squareBox(roll(width), roll(height));
      const hull = outline([from, to]);
      const square = roll(board.count);
      const blocked = new Uint8Array(board.count);
      blocked[square] = 1;
      const found = hullBlocker(board, from, to, blocked);
      expect(found !== null).toBe(sharesInside(hull, square % width, Math.floor(square / width)));
    }
  });

  it("an enemy in the row gives cover from every corner, one beside the row none (mn.example.cover.ranged-enemy)", () => {
    const board = compileBoard(openShape(6, 3));
    const from = [0, 1, 2, 3].map((each) => cornerPoint(0, 0, each)).map(({ x, y }) => corner(x / 2000, y / 2000));
    const cover = (place: Place): boolean[] => {
      const blocked = new Uint8Array(board.count);
      blocked[squareAt(board, place[0], place[1])] = 1;
      return from.map((point) => hullBlocker(board, point, squareBox(4, 0), blocked) !== null);
    };
    expect(cover([2, 0])).toEqual([true, true, true, true]);
    expect(cover([2, 1])).toEqual([false, false, false, false]);
  });

  it("round a wall corner there is cover (mn.example.adjacent.wall-corner); touching alone is harmless", () => {
    const none = new Uint8Array(9);
    const board = compileBoard({ ...openShape(3, 3), wallSquares: [1] });
    expect(hullBlocker(board, squareBox(0, 0), squareBox(1, 1), none)).toEqual({ kind: "wall-square", square: 1 });
    expect(hullBlocker(board, squareBox(0, 1), squareBox(2, 1), none)).toBeNull();
  });

  it("finds thin walls and diagonals that pass through the inside, not those along the border", () => {
    const none = new Uint8Array(9);
    const thin = compileBoard({
      ...openShape(3, 3),
      wallEdges: [
        [3, 4],
        [1, 4],
      ],
    });
    expect(hullBlocker(thin, squareBox(0, 1), squareBox(2, 1), none)).toEqual({
      kind: "wall-edge",
      square: 3,
      beyond: 4,
    });
    expect(hullBlocker(thin, squareBox(1, 1), squareBox(2, 1), none)).toBeNull();
    expect(hullBlocker(thin, squareBox(1, 0), squareBox(1, 2), none)).toEqual({
      kind: "wall-edge",
      square: 1,
      beyond: 4,
    });
    const diagonal = compileBoard({ ...openShape(3, 3), diagonals: [[4, "\\"]] });
    expect(hullBlocker(diagonal, squareBox(0, 1), squareBox(2, 1), none)).toEqual({ kind: "diagonal", square: 4 });
    expect(hullBlocker(diagonal, squareBox(1, 0), squareBox(2, 0), none)).toBeNull();
    expect(hullBlocker(diagonal, squareBox(1, 0), squareBox(2, 1), none)).toBeNull();
    const other = compileBoard({ ...openShape(3, 3), diagonals: [[4, "/"]] });
    expect(hullBlocker(other, squareBox(1, 0), squareBox(2, 1), none)).toEqual({ kind: "diagonal", square: 4 });
  });

  it("finds walls between points of gridlines that pass through the inside, not those along the border", () => {
    const none = new Uint8Array(9);
    const with3 = (...wallLines: (readonly [HalfPoint, HalfPoint])[]): Board =>
      compileBoard({ ...openShape(3, 3), wallLines });
    // The north-west corner of the middle square, cut off.
    const cut = with3([
      [2, 3],
      [3, 2],
    ]);
    expect(hullBlocker(cut, squareBox(0, 1), squareBox(2, 1), none)).toEqual({ kind: "diagonal", square: 4 });
    expect(hullBlocker(cut, squareBox(0, 0), squareBox(2, 0), none)).toBeNull();
    expect(hullBlocker(cut, squareBox(0, 2), squareBox(2, 2), none)).toBeNull();
    const half = with3([
      [2, 2],
      [2, 3],
    ]);
    expect(hullBlocker(half, squareBox(0, 1), squareBox(1, 1), none)).toEqual({
      kind: "wall-edge",
      square: 3,
      beyond: 4,
    });
    expect(hullBlocker(half, squareBox(1, 1), squareBox(2, 1), none)).toBeNull();
    // A slope that does not fit the lattice of half squares: from the north-west corner of the board to the middle of its east side.
    const slanted = with3([
      [0, 0],
      [6, 3],
    ]);
    expect(hullBlocker(slanted, squareBox(0, 0), squareBox(2, 0), none)).toEqual({ kind: "diagonal", square: 0 });
    expect(hullBlocker(slanted, squareBox(0, 2), squareBox(2, 2), none)).toBeNull();
    expect(hullBlocker(slanted, squareBox(0, 1), squareBox(0, 2), none)).toBeNull();
    const area = compileBoard({
      ...openShape(3, 3),
      wallAreas: [
        [
          [2, 2],
          [3, 2],
          [2, 3],
        ],
      ],
    });
    expect(hullBlocker(area, squareBox(0, 1), squareBox(2, 1), none)).toEqual({
      kind: "wall-edge",
      square: 3,
      beyond: 4,
    });
    expect(hullBlocker(area, squareBox(0, 0), squareBox(2, 0), none)).toBeNull();
    expect(hullBlocker(area, corner(1, 2), squareBox(2, 1), none)).toBeNull();
  });

  it("agrees with cutting every wall by the sides of the hull, on random boards with walls of every kind", () => {
    const roll = dice(2112);
    let compared = 0;
    let covered = 0;
    while (compared < 600) {
      const shape = withFineWalls(roll, randomShape(roll, 3, 7, 3));
      const board = boardIfSound(shape);
      if (board === null) continue;
      compared += 1;
      const { width, height } = shape;
      const from = roll(2) === 0 ? corner(roll(width + 1), roll(height + 1)) : squareBox(roll(width), roll(height));
      const to = squareBox(roll(width), roll(height));
      const hull = outline([from, to]).map(([x, y]): ExactPoint => [exact(x, 2000), exact(y, 2000)]);
      const expected = wallFeatures(shape).some((feature) => sharesFeature(hull, feature));
      const found = hullBlocker(board, from, to, new Uint8Array(board.count));
      if ((found !== null) !== expected) {
        expect.fail(`${JSON.stringify([from, to])}: not ${expected} on ${JSON.stringify(shape)}`);
      }
      if (expected) covered += 1;
    }
    expect(covered).toBeGreaterThan(150);
    expect(covered).toBeLessThan(450);
  });

  it("more marks never free a line", () => {
    const roll = dice(9);
    for (let round = 0; round < 200; round += 1) {
      const board = compileBoard(randomShape(roll, 3, 8));
      const few = randomMarks(roll, board.count, 9);
      const more = few.map((mark) => (roll(5) === 0 ? 1 : mark));
      const from = squareBox(roll(board.width), roll(board.height));
      const to = squareBox(roll(board.width), roll(board.height));
      if (hullBlocker(board, from, to, more) === null) expect(hullBlocker(board, from, to, few)).toBeNull();
    }
  });
});
