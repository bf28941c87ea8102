import { dice } from "@undercroft/grid/testing/random-boards";
import { describe, expect, it } from "vitest";
import { actsExample } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { type LineChoice, lineChoices, lineOf, lineOrigins, squaresOfLine } from "./line.ts";

const places = (scene: Scene, squares: readonly number[]): string[] =>
  squares.map((square) => `${square % scene.board.width},${Math.floor(square / scene.board.width)}`);

const begins = ({ start }: LineChoice): string => `${start.x / start.per},${start.y / start.per}`;

describe("lines (mn.attack.close.line)", () => {
  it("affect the spaces that they enter, not those that they touch", () => {
    actsExample("mn.example.line");
    const scene = open(9, 6);
    const attacker = space(scene, 0, 0);
    const enemies = [
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
      [4, 2],
    ].map(([x = 0, y = 0]) => space(scene, x, y));
    const target = space(scene, 4, 2).at;
    const choices = lineChoices(scene, attacker, 5, enemies).filter((choice) => choice.target === target);
    const diagonal = choices.find((choice) => begins(choice) === "1,1");
    expect(diagonal).toMatchObject({ corner: { x: 5, y: 3 }, affected: [0, 1, 4, 5] });
    if (diagonal === undefined) return;
    expect(places(scene, squaresOfLine(scene, diagonal))).toEqual(["1,1", "2,1", "3,2", "4,2"]);
    expect(lineOf(diagonal)).toEqual({ from: { x: 2000, y: 2000 }, to: { x: 10_000, y: 6000 } });
    expect(lineOrigins(scene, attacker, diagonal)).toEqual([0]);
    // Each set of spaces once, and the target square is always entered.
    const sets = choices.map(({ affected }) => affected.join());
    expect(new Set(sets).size).toBe(sets.length);
    expect(choices.every(({ affected }) => affected.includes(5))).toBe(true);
  });

  it("never run through the attacker's own space (mn.attack.close.line.own-space)", () => {
    const scene = open(7, 7);
    const attacker = space(scene, 2, 2, 2);
    for (const choice of lineChoices(scene, attacker, 3, [])) {
      const own = squaresOfLine(scene, choice).filter((square) =>
        ["2,2", "3,2", "2,3", "3,3"].includes(places(scene, [square])[0] ?? ""),
      );
      expect(own).toEqual([]);
    }
  });

  it("a start shared by two squares of the attacker has both as origins (mn.ruling.line-origin-square)", () => {
    const scene = open(6, 4);
    const attacker = space(scene, 0, 0, 2);
    expect(places(scene, lineOrigins(scene, attacker, { start: { x: 2, y: 1, per: 1 } }))).toEqual(["1,0", "1,1"]);
    expect(places(scene, lineOrigins(scene, attacker, { start: { x: 4, y: 1, per: 2 } }))).toEqual(["1,0"]);
  });

  it("pass over walls to whom another line of effect reaches (mn.ruling.line-walls)", () => {
    const scene = drawn([".....", ".#...", "....."]);
    const attacker = space(scene, 0, 1);
    const shielded = space(scene, 3, 1);
    const beside = space(scene, 3, 0);
    expect(lineChoices(scene, attacker, 4, [shielded]).every(({ affected }) => affected.length === 0)).toBe(true);
    expect(lineChoices(scene, attacker, 4, [beside]).some(({ affected }) => affected.length > 0)).toBe(true);
  });
});

describe("the sets of spaces offered (mn.ruling.line-start)", () => {
  it("are those that lines from a great many points of the border enter", () => {
    const roll = dice(90);
    for (let round = 0; round < 8; round += 1) {
      const scene = open(9, 9);
      const size = 1 + roll(2);
      const attacker = space(scene, 3 + roll(2), 3 + roll(2), size);
      const spaces = Array.from({ length: 7 }, () => space(scene, roll(8), roll(8), 1 + (roll(4) === 0 ? 1 : 0)));
      const choices = lineChoices(scene, attacker, 4, spaces);
      const sets = new Set(choices.map(({ target, affected }) => `${target}:${affected.join()}`));
      const targets = new Set(choices.map(({ target }) => target));
      for (const target of targets) {
        for (const found of trialSets(scene, attacker, target, spaces)) {
          expect(sets, `${JSON.stringify({ attacker, target, spaces })}`).toContain(`${target}:${found}`);
        }
      }
    }
  });
});

/** Sets of spaces entered from points an eighty-fourth of a square apart. */
function trialSets(scene: Scene, attacker: Space, target: number, spaces: readonly Space[]): Set<string> {
  const PER = 84;
  const { width } = scene.board;
  const [left, top] = [(attacker.at % width) * PER, Math.floor(attacker.at / width) * PER];
  const side = attacker.size * PER;
  const [tx, ty] = [(target % width) * PER, Math.floor(target / width) * PER];
  const found = new Set<string>();
  for (let step = 0; step < 4 * side; step += 1) {
    const along = step % side;
    const at = [
      [left + along, top],
      [left + side, top + along],
      [left + side - along, top + side],
      [left, top + side - along],
    ][Math.floor(step / side)] ?? [0, 0];
    const [px = 0, py = 0] = at;
    for (const [cx, cy] of farthest(px, py, tx, ty, PER)) {
      if (enters(px, py, cx, cy, left, top, side)) continue;
      const entered = spaces.map(({ at: square, size }) =>
        enters(px, py, cx, cy, (square % width) * PER, Math.floor(square / width) * PER, size * PER),
      );
      found.add(entered.flatMap((each, index) => (each ? [index] : [])).join());
    }
  }
  return found;
}

function farthest(px: number, py: number, tx: number, ty: number, side: number): (readonly [number, number])[] {
  const corners = [0, 1, 2, 3].map((corner): readonly [number, number] => [
    tx + (corner % 2) * side,
    ty + (corner >> 1) * side,
  ]);
  const far = corners.map(([x, y]) => (x - px) ** 2 + (y - py) ** 2);
  return corners.filter((_, index) => far[index] === Math.max(...far));
}

/** Whether the inside of an upright square meets the line: cut by its four sides one after another, in whole numbers. */
function enters(px: number, py: number, cx: number, cy: number, left: number, top: number, side: number): boolean {
  let [start, startOf, end, endOf] = [0, 1, 1, 1];
  for (const [from, run, low] of [
    [px, cx - px, left],
    [py, cy - py, top],
  ] as const) {
    if (run === 0) {
      if (from <= low || from >= low + side) return false;
      continue;
    }
    const [first, last] = run > 0 ? [low - from, low + side - from] : [from - low - side, from - low];
    const of = Math.abs(run);
    if (first * startOf > start * of) [start, startOf] = [first, of];
    if (last * endOf < end * of) [end, endOf] = [last, of];
  }
  return start * endOf < end * startOf;
}
