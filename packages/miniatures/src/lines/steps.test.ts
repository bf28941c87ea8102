import { describe, expect, it } from "vitest";
import { actsExample } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import type { Scene, Space } from "./scene.ts";
import { chargeSpaces, driftAllowed, fitsBetweenWalls, pullDirections, pushDirections, stepAllowed } from "./steps.ts";

const names = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const named = (mask: number): string => names.filter((_, direction) => (mask & (1 << direction)) !== 0).join(" ");

const places = (scene: Scene, tops: readonly number[]): string[] =>
  tops.map((top) => `${top % scene.board.width},${Math.floor(top / scene.board.width)}`);

describe("steps between walls (mn.ruling.step)", () => {
  it("every square of a space has to get through", () => {
    const scene = drawn(["...#", "....", "...."]);
    const big = space(scene, 1, 0, 2);
    expect(stepAllowed(scene, big, 2)).toBe(false);
    expect(stepAllowed(scene, big, 4)).toBe(true);
    expect(stepAllowed(scene, big, 3)).toBe(false);
    expect(driftAllowed(scene, big, 2)).toBe(true);
    expect(driftAllowed(scene, big, 0)).toBe(false);
    expect(fitsBetweenWalls(scene, space(scene, 2, 0, 2))).toBe(false);
  });

  it("a diagonal wall leaves its square open but for the corner that it cuts off (mn.ruling.diagonal-wall)", () => {
    const scene = open(3, 3, { walls: [{ from: [1.5, 1], to: [2, 1.5] }] });
    const middle = space(scene, 1, 1);
    const open8 = names.filter((_, direction) => stepAllowed(scene, middle, direction));
    expect(open8).toEqual(["n", "e", "se", "s", "sw", "w", "nw"]);
    expect(fitsBetweenWalls(scene, space(scene, 1, 0, 2))).toBe(true);
  });

  it("a secret door lets anybody in and out (mn.terrain.secret-door.enter)", () => {
    const scene = drawn(["...", ".d.", "..."]);
    expect(stepAllowed(scene, space(scene, 0, 1), 2)).toBe(true);
    expect(stepAllowed(scene, space(scene, 0, 0), 3)).toBe(true);
    expect(stepAllowed(scene, space(scene, 0, 1), 1)).toBe(false);
    expect(stepAllowed(scene, space(scene, 0, 0, 2), 2)).toBe(true);
    expect(fitsBetweenWalls(scene, space(scene, 1, 1))).toBe(true);
    // While somebody is in it, its corners stop nobody.
    const held = drawn(["...", ".d.", "..."], {}, [4]);
    expect(stepAllowed(held, space(held, 0, 1), 1)).toBe(true);
  });
});

describe("pushing and pulling", () => {
  it("every step of a push ends farther away (mn.ruling.push-direction)", () => {
    actsExample("mn.example.push-directions");
    const scene = open(8, 8);
    const source = space(scene, 3, 3);
    expect(named(pushDirections(scene, space(scene, 4, 3), source))).toBe("ne e se");
    expect(named(pushDirections(scene, space(scene, 4, 4), source))).toBe("ne e se s sw");
  });

  it("every step of a pull ends nearer (mn.ruling.push-direction)", () => {
    actsExample("mn.example.pull-stops");
    const scene = open(5, 1);
    const source = space(scene, 0, 0);
    const from = (x: number): Space => space(scene, x, 0);
    expect(named(pullDirections(scene, from(3), source))).toBe("w");
    expect(named(pullDirections(scene, from(2), source))).toBe("w");
    // Only the source's own square is nearer: it is held by the source, so the pull ends.
    expect(named(pullDirections(scene, from(1), source))).toBe("w");
  });
});

describe("where a charge ends (mn.charge.end-space)", () => {
  it("in any of the nearest spaces beside the target", () => {
    const scene = open(8, 8);
    expect(places(scene, chargeSpaces(scene, space(scene, 0, 3), space(scene, 5, 3)))).toEqual(["4,2", "4,3", "4,4"]);
    expect(places(scene, chargeSpaces(scene, space(scene, 2, 2), space(scene, 4, 2)))).toEqual(["3,1", "3,2", "3,3"]);
  });

  it("creatures and statues in one leave it the nearest all the same", () => {
    const scene = drawn(["....", "..S.", "...."]);
    expect(places(scene, chargeSpaces(scene, space(scene, 0, 0), space(scene, 3, 0)))).toEqual(["2,0", "2,1"]);
  });

  it("spaces with a wall inside do not count, and big ones go by their north-west square (mn.ruling.charge-big)", () => {
    const scene = drawn(["......", "....#.", "......", "......"]);
    const target = space(scene, 5, 2);
    expect(places(scene, chargeSpaces(scene, space(scene, 0, 0), target))).toEqual(["4,2", "4,3"]);
    expect(places(scene, chargeSpaces(scene, space(scene, 0, 1, 2), target))).toEqual(["3,2"]);
  });
});
