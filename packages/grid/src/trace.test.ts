import { describe, expect, it } from "vitest";
import { exact, linesMeet, meetsSquare } from "../testing/exact.ts";
import { dice } from "../testing/random-boards.ts";
import { point } from "../testing/reference.ts";
import { crossSquare, lessThan, type Segment, trace } from "./index.ts";

function segment(fromX: number, fromY: number, toX: number, toY: number): Segment {
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

describe("trace", () => {
  it("goes through squares, along sides and past corners", () => {
    const along = trace(segment(0, 2000, 2000, 2000)).map(({ x, y, touch }) => `${x},${y} ${touch}`);
    expect(along).toEqual(["-1,0 point", "-1,1 point", "0,0 along", "0,1 along", "1,0 point", "1,1 point"]);
    const slant = trace(segment(1000, 1000, 3000, 3000)).map(({ x, y, touch }) => `${x},${y} ${touch}`);
    expect(slant).toEqual(["0,0 inside", "1,0 point", "0,1 point", "1,1 inside"]);
  });

  it("tells the sides and corners that a line meets", () => {
    expect(crossSquare(segment(1000, 1000, 3000, 1000), 0, 0)).toMatchObject({ touch: "inside", sides: 2, corners: 0 });
    expect(crossSquare(segment(-1000, 1000, 3000, 1000), 0, 0)).toMatchObject({ sides: 10, corners: 0, slash: true });
    expect(crossSquare(segment(0, 0, 2000, 2000), 0, 0)).toMatchObject({ sides: 0, corners: 5, backslash: true });
    expect(crossSquare(segment(0, 2000, 2000, 2000), 0, 0)).toMatchObject({ touch: "along", sides: 4, corners: 12 });
    expect(crossSquare(segment(500, 2000, 500, 3000), 0, 0)).toMatchObject({ touch: "point", sides: 4, corners: 0 });
    expect(crossSquare(segment(0, 2001, 2000, 2001), 0, 0)).toBeNull();
  });

  it("takes a point for a line", () => {
    expect(trace(segment(500, 500, 500, 500)).map(({ touch }) => touch)).toEqual(["inside"]);
    expect(trace(segment(2000, 2000, 2000, 2000)).map(({ touch }) => touch)).toEqual(Array(4).fill("point"));
  });

  it("agrees with exact fractions on random lines, in order", () => {
    const roll = dice(77);
    for (let round = 0; round < 200; round += 1) {
      const step = [1, 500, 2000][roll(3)] ?? 1;
      const ends = [0, 1, 2, 3].map(() => roll(10_000 / step) * step);
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ends;
      const found = trace(segment(fromX, fromY, toX, toY));
      const line = [
        [exact(fromX, 2000), exact(fromY, 2000)],
        [exact(toX, 2000), exact(toY, 2000)],
      ] as const;
      for (let x = -1; x <= 5; x += 1) {
        for (let y = -1; y <= 5; y += 1) {
          const met = found.find((each) => each.x === x && each.y === y);
          const touch = met === undefined ? "apart" : met.touch === "inside" ? "inside" : "border";
          const slash = linesMeet(line, [point(x, y + 1), point(x + 1, y)]);
          const backslash = linesMeet(line, [point(x, y), point(x + 1, y + 1)]);
          const expected = [meetsSquare(line, x, y), slash, backslash].join();
          const got = [touch, met?.slash ?? false, met?.backslash ?? false].join();
          if (got !== expected) expect.fail(`${got} instead of ${expected} for ${x},${y} on ${ends}`);
        }
      }
      for (const [index, each] of found.entries()) {
        const next = found[index + 1];
        if (next !== undefined) expect(lessThan(next.enter, each.enter)).toBe(false);
      }
    }
  });
});
