import { UNREACHABLE } from "@undercroft/grid";
import { describe, expect, it } from "vitest";
import { actsExample } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import type { Scene } from "../lines/scene.ts";
import { blastAffects, blastChoices, blastSquares } from "./blast.ts";
import { burstAffects, burstSquares } from "./burst.ts";
import { radiusAffects, radiusOrigins, radiusSquares } from "./radius.ts";

const places = (scene: Scene, squares: readonly number[]): string[] =>
  squares.map((square) => `${square % scene.board.width},${Math.floor(square / scene.board.width)}`);

describe("blasts (mn.ruling.blast-origin)", () => {
  it("lie beside the origin and off the attacker", () => {
    actsExample("mn.example.blast");
    const scene = open(9, 9);
    const blasts = blastChoices(scene, space(scene, 3, 3), 3).map(({ block }) => `${block.x},${block.y}`);
    expect(blasts).toEqual(expect.arrayContaining(["4,3", "4,4", "2,4", "1,0"]));
    for (const illegal of ["2,2", "5,3"]) expect(blasts).not.toContain(illegal);
  });

  it("of a big attacker begin in any of its squares, beyond the map's edge too", () => {
    const scene = open(5, 5);
    const blasts = blastChoices(scene, space(scene, 0, 0, 2), 2);
    const from = (origin: number): string[] =>
      blasts.filter((blast) => blast.origin === origin).map(({ block }) => `${block.x},${block.y}`);
    // All that touch the north-west square's neighbours and miss the space: north and west of it, off the map, none has a square.
    expect(from(0)).toEqual([]);
    expect(from(1)).toEqual(expect.arrayContaining(["2,-1", "2,0", "2,1"]));
    const edge = blasts.find(({ origin, block }) => origin === 1 && block.x === 2 && block.y === -1);
    expect(edge === undefined ? [] : places(scene, blastSquares(scene, edge))).toEqual(["2,0", "3,0"]);
  });

  it("affect whom the origin square has line of effect to, over walls where there is a way (mn.ruling.area-partial-big)", () => {
    const scene = drawn(["....", ".##.", "...."]);
    const blast = { origin: space(scene, 0, 1).at, block: { x: 1, y: 0, width: 3, height: 3 } };
    expect(blastAffects(scene, blast, space(scene, 3, 1))).toBe(false);
    expect(blastAffects(scene, blast, space(scene, 2, 0))).toBe(true);
    expect(blastAffects(scene, blast, space(scene, 0, 0))).toBe(false);
    // Of a big creature one square in the block is enough, and the line may reach another.
    const far = drawn([".....", ".#...", ".#...", "....."]);
    const partly = { origin: space(far, 0, 1).at, block: { x: 1, y: 2, width: 2, height: 2 } };
    expect(blastAffects(far, partly, space(far, 2, 1, 2))).toBe(
      burstAffects(far, space(far, 0, 1), 9, space(far, 2, 1, 2)),
    );
  });
});

describe("bursts (mn.attack.close.burst)", () => {
  it("reach so many squares from any side of the attacker, itself left out", () => {
    const scene = open(5, 4);
    expect(places(scene, burstSquares(scene, space(scene, 0, 0, 2), 1))).toEqual(["2,0", "2,1", "0,2", "1,2", "2,2"]);
    expect(burstAffects(scene, space(scene, 0, 0, 2), 1, space(scene, 2, 2))).toBe(true);
    expect(burstAffects(scene, space(scene, 0, 0, 2), 1, space(scene, 3, 2))).toBe(false);
  });

  it("need a line of effect from any square of the attacker (mn.ruling.burst-origin)", () => {
    const scene = drawn(["..#.", "...."]);
    expect(burstAffects(scene, space(scene, 0, 0), 3, space(scene, 3, 0))).toBe(false);
    expect(burstAffects(scene, space(scene, 0, 0, 2), 3, space(scene, 3, 0))).toBe(true);
  });
});

describe("radius (mn.attack.area.radius)", () => {
  it("has its origin in sight, in reach of effect and in range (mn.ruling.area-origin-square)", () => {
    const scene = drawn([".#..d", "....."]);
    const attacker = space(scene, 0, 0);
    expect(places(scene, radiusOrigins(scene, attacker, 2, 0))).toEqual(["0,0", "0,1", "1,1", "2,1"]);
    const all = places(scene, radiusOrigins(scene, space(scene, 0, 1), UNREACHABLE, 0));
    expect(all).toEqual(["0,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1", "4,1"]);
  });

  it("is not put deep in forest, or in smoke that is not next to the attacker", () => {
    const scene = drawn([".fff", ".fff", ".fff"]);
    expect(places(scene, radiusOrigins(scene, space(scene, 0, 1), 9, 0))).not.toContain("3,1");
    expect(places(scene, radiusOrigins(scene, space(scene, 0, 1), 9, 0))).toContain("1,1");
    const smoke = drawn(["....s", ".s..."]);
    const origins = places(smoke, radiusOrigins(smoke, space(smoke, 0, 0), 9, 0));
    expect(origins).toContain("1,1");
    expect(origins).not.toContain("4,0");
    expect(places(smoke, radiusOrigins(smoke, space(smoke, 0, 0), 9, 4))).toContain("4,0");
  });

  it("holds whoever is near enough to the origin and in its reach of effect", () => {
    const scene = drawn([".....", ".#...", "....."]);
    const origin = space(scene, 0, 1).at;
    expect(places(scene, radiusSquares(scene, origin, 1))).toEqual(["0,0", "1,0", "0,1", "0,2", "1,2"]);
    expect(radiusAffects(scene, origin, 1, space(scene, 1, 0))).toBe(true);
    expect(radiusAffects(scene, origin, 3, space(scene, 2, 1))).toBe(false);
    expect(radiusAffects(scene, origin, 2, space(scene, 2, 0, 2))).toBe(true);
    expect(radiusAffects(scene, origin, 1, space(scene, 0, 1))).toBe(true);
  });
});
