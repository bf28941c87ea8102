import { spaceSquares } from "@undercroft/grid";
import {
  compare,
  type ExactLine,
  type ExactPoint,
  exact,
  linesMeet,
  meetsSquare,
} from "@undercroft/grid/testing/exact";
import { candidateLines } from "@undercroft/grid/testing/plain-sight";
import { type Dice, dice } from "@undercroft/grid/testing/random-boards";
import { expect, it } from "vitest";
import { drawn } from "../../testing/drawn.ts";
import { areAdjacent } from "./distance.ts";
import type { Scene, Space } from "./scene.ts";
import { lineOfSight, seesSpace } from "./sight.ts";

/**
 * Sight among forest, smoke and walls against the ruling read word by word (mn.ruling.forest-sight, mn.ruling.smoke-adjacent): lines through
 * every two lattice points, turned by a hair, and lines from each exempt corner, with the edges that each crosses counted.
 */

type Place = readonly [number, number];

const point = (x: number, y: number): ExactPoint => [exact(x), exact(y)];

function placeOf({ board }: Scene, square: number): Place {
  return [square % board.width, Math.floor(square / board.width)];
}

function cornersOf([x, y]: Place): Place[] {
  return [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
}

function holds([a, b]: ExactLine, [x, y]: Place): boolean {
  return linesMeet([a, b], [point(x, y), point(x, y)]);
}

const samePlace = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** Corners of forest squares that the viewer occupies. */
function exemptCorners(scene: Scene, viewer: Space): Place[] {
  return spaceSquares(scene.board, viewer.at, viewer.size)
    .filter((square) => scene.marks.forest[square] === 1)
    .flatMap((square) => cornersOf(placeOf(scene, square)));
}

/** Whether walls, forest or smoke block a line that runs from the border of one square to the border of another. */
function blocked(
  scene: Scene,
  line: ExactLine,
  exempt: readonly Place[],
  ends: readonly number[],
  smoke: boolean,
): boolean {
  const { board, marks } = scene;
  for (let square = 0; square < board.count; square += 1) {
    const place = placeOf(scene, square);
    const met = meetsSquare(line, place[0], place[1]);
    if (met === "apart") continue;
    if (board.solid[square] === 1) return true;
    if (smoke && marks.smoke[square] === 1 && (met === "inside" || ends.includes(square))) return true;
    if (marks.forest[square] === 1 && forestBlocks(line, place, exempt)) return true;
  }
  return false;
}

function forestBlocks(line: ExactLine, place: Place, exempt: readonly Place[]): boolean {
  const corners = cornersOf(place);
  const passed = corners.filter((corner) => holds(line, corner));
  if (passed.some((corner) => !exempt.some((each) => samePlace(each, corner)))) return true;
  // An exempt corner uses up one edge; the two edges that meet there are not counted again.
  const crossed = corners.filter((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    if (passed.some((each) => samePlace(each, corner) || samePlace(each, next))) return false;
    return linesMeet(line, [point(...corner), point(...next)]);
  });
  return crossed.length + passed.length > 1;
}

function plainSees(scene: Scene, viewer: Space, target: Space): boolean {
  const { board, marks } = scene;
  const smoke = !areAdjacent(scene, viewer, target);
  const points: Place[] = [];
  for (let y = 0; y <= board.height; y += 1) for (let x = 0; x <= board.width; x += 1) points.push([x, y]);
  const exempt = exemptCorners(scene, viewer);
  for (const from of spaceSquares(board, viewer.at, viewer.size)) {
    for (const to of spaceSquares(board, target.at, target.size)) {
      if (from === to) return true;
      const [a, b] = [placeOf(scene, from), placeOf(scene, to)];
      const ends = [from, to];
      if (candidateLines(points, a, b).some((line) => !blocked(scene, line, exempt, ends, smoke))) return true;
      if (smoke && marks.smoke[from] === 1) continue;
      for (const corner of cornersOf(a).filter((each) => exempt.some((one) => samePlace(one, each)))) {
        if (cornerLines(corner, b, points).some((line) => !blocked(scene, line, exempt, [to], smoke))) return true;
      }
    }
  }
  return false;
}

/** Lines from a corner to the border of a square: towards each lattice point, turned by a hair either way. */
function cornerLines(corner: Place, square: Place, points: readonly Place[]): ExactLine[] {
  const start = point(...corner);
  return points.flatMap(([x, y]) => {
    const [dx, dy] = [x - corner[0], y - corner[1]];
    if (dx === 0 && dy === 0) return [];
    return [1, -1].flatMap((way) => {
      const run: ExactPoint = [exact(dx * 1_000_000 - dy * way), exact(dy * 1_000_000 + dx * way)];
      const end = reaches(corner, run, square);
      return end === null ? [] : [[start, end] as const];
    });
  });
}

/** Where a ray from a lattice point comes to the border of a square whose inside it enters, or null. */
function reaches(from: Place, run: ExactPoint, square: Place): ExactPoint | null {
  const [rx, ry] = [run[0][0], run[1][0]];
  let [start, end]: [readonly [bigint, bigint], readonly [bigint, bigint] | null] = [[0n, 1n], null];
  for (const [origin, direction, low] of [
    [from[0], rx, square[0]],
    [from[1], ry, square[1]],
  ] as const) {
    if (direction === 0n) return null;
    const near = direction > 0n ? exact(BigInt(low - origin), direction) : exact(BigInt(low + 1 - origin), direction);
    const far = direction > 0n ? exact(BigInt(low + 1 - origin), direction) : exact(BigInt(low - origin), direction);
    if (compare(near, start) > 0) start = near;
    if (end === null || compare(far, end) < 0) end = far;
  }
  if (end === null || compare(start, end) >= 0) return null;
  return [
    exact(BigInt(from[0]) * start[1] + rx * start[0], start[1]),
    exact(BigInt(from[1]) * start[1] + ry * start[0], start[1]),
  ];
}

function randomRows(roll: Dice): string[] {
  const signs = ["#f......", "ffff#...", "fffx#s..", "ff.s....", "fff....."][roll(5)] ?? ".";
  const [width, height] = [3 + roll(3), 3 + roll(2)];
  const row = (): string => Array.from({ length: width }, () => signs[roll(signs.length)] ?? ".").join("");
  return Array.from({ length: height }, row);
}

it("agrees with counting the edges that every line crosses", () => {
  const roll = dice(1912);
  let compared = 0;
  let seen = 0;
  let exempted = 0;
  while (compared < 150) {
    const rows = randomRows(roll);
    const scene = drawn(rows);
    const { count, open } = scene.board;
    const size = 1 + roll(2);
    const [viewer, target] = [
      { at: roll(count), size },
      { at: roll(count), size: 1 },
    ];
    const own = spaceSquares(scene.board, viewer.at, size);
    if (own.length < size * size || own.some((square) => open[square] === 0) || open[target.at] === 0) continue;
    if (own.length > 1 && viewer.at % scene.board.width === scene.board.width - 1) continue;
    compared += 1;
    const expected = plainSees(scene, viewer, target);
    const line = lineOfSight(scene, viewer, target, 0);
    if ((line !== null) !== expected)
      expect.fail(`${viewer.at} (${size}) to ${target.at}: not ${expected} on\n${rows.join("\n")}`);
    expect(seesSpace(scene, viewer, target, 0)).toBe(expected);
    if (expected) seen += 1;
    if (line?.rule === "mn.terrain.forest.own-corners") exempted += 1;
  }
  expect(seen).toBeGreaterThan(50);
  expect(seen).toBeLessThan(140);
  expect(exempted).toBeGreaterThan(0);
});
