import { describe, expect, it } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import { reachesSpace } from "./effect.ts";
import type { Scene } from "./scene.ts";
import { lineOfSight, seesSpace } from "./sight.ts";
import { whyNoEffect, whyNoSight } from "./why-no-line.ts";

/** Whether one square sees another; columns and rows from 0. */
function sees(scene: Scene, from: readonly [number, number], to: readonly [number, number]): boolean {
  const [viewer, target] = [space(scene, ...from), space(scene, ...to)];
  const line = lineOfSight(scene, viewer, target, 0);
  expect(seesSpace(scene, viewer, target, 0)).toBe(line !== null);
  return line !== null;
}

/** A row with walls all along its north and south side. */
function corridor(row: string): Scene {
  const walls = [0, 1].map((y) => ({ from: [0, y] as const, to: [row.length, y] as const }));
  return drawn([row, ".".repeat(row.length)], { walls });
}

describe("walls", () => {
  it("a line that touches a wall is blocked, but any other may be taken (mn.ruling.los-corner-touch)", () => {
    const scene = drawn([".#.", "..."]);
    expect(sees(scene, [0, 0], [2, 1])).toBe(true);
    expect(sees(scene, [0, 0], [2, 0])).toBe(false);
    const refusal = whyNoSight(scene, space(scene, 0, 0), space(scene, 2, 0), 0);
    expect(refusal?.line.block).toEqual({ kind: "wall-square", square: 1 });
    assertRule(refusal ?? {}, "mn.los.blocked");
    assertRule(whyNoEffect(scene, space(scene, 0, 0), space(scene, 2, 0)) ?? {}, "mn.loe.blocked");
    assertRule(lineOfSight(scene, space(scene, 0, 0), space(scene, 2, 1), 0) ?? {}, "mn.los.exists");
  });

  it("a big creature sees from any of its squares, and its body blocks nothing (mn.los.exists)", () => {
    const scene = drawn(["..#.", "...."]);
    expect(seesSpace(scene, space(scene, 0, 0, 2), space(scene, 3, 0), 0)).toBe(true);
    expect(seesSpace(scene, space(scene, 3, 0), space(scene, 0, 0, 2), 0)).toBe(true);
  });

  it("a wall halfway along an edge leaves a line past its end (mn.wall.ends)", () => {
    const scene = corridor("...");
    const half = open(3, 1, { walls: [{ from: [1, 0], to: [1, 0.5] }] });
    expect(sees(scene, [0, 0], [2, 0])).toBe(true);
    expect(sees(half, [0, 0], [2, 0])).toBe(true);
    const whole = open(3, 1, { walls: [{ from: [1, 0], to: [1, 1] }] });
    expect(sees(whole, [0, 0], [2, 0])).toBe(false);
  });

  it("an area of wall is wall (mn.wall.what)", () => {
    const area = [
      [1, 0],
      [2, 0],
      [2, 2],
      [1, 2],
    ] as const;
    const scene = open(3, 2, { wallAreas: [area] });
    expect(sees(scene, [0, 0], [2, 1])).toBe(false);
  });
});

describe("forest (mn.terrain.forest.los)", () => {
  it("one edge of a forest square may be crossed, two may not", () => {
    actsExample("mn.example.forest-sight");
    const across = corridor("..f..");
    expect(sees(across, [0, 0], [4, 0])).toBe(false);
    assertRule(whyNoSight(across, space(across, 0, 0), space(across, 4, 0), 0) ?? {}, "mn.terrain.forest.los");
    expect(sees(across, [0, 0], [2, 0])).toBe(true);
    expect(sees(corridor("..ff."), [0, 0], [3, 0])).toBe(false);
    expect(sees(across, [2, 0], [4, 0])).toBe(true);
    // Lines of effect pass.
    expect(reachesSpace(across, space(across, 0, 0), space(across, 4, 0))).toBe(true);
  });

  it("a market stall is a forest (mn.terrain.market-stall)", () => {
    expect(sees(corridor("..m.."), [0, 0], [4, 0])).toBe(false);
  });

  it("from inside a wood one sees each of the eight squares around, and no farther", () => {
    const scene = drawn(["fffff", "fffff", "fffff", "fffff", "fffff"]);
    for (const x of [1, 2, 3]) for (const y of [1, 2, 3]) expect(sees(scene, [2, 2], [x, y])).toBe(true);
    for (const place of [
      [0, 0],
      [2, 0],
      [4, 2],
      [3, 0],
    ] as const) {
      expect(sees(scene, [2, 2], place)).toBe(false);
    }
    assertRule(lineOfSight(scene, space(scene, 2, 2), space(scene, 3, 3), 0) ?? {}, "mn.terrain.forest.own-corners");
  });

  it("out of the viewer's own forest a corner may be passed, into another's it may not (mn.terrain.forest.own-corners)", () => {
    const scene = drawn(["ff..", "ff..", "..ff", "..ff"]);
    // b2 to d4 is one line through c3: passed by two edges. To c3 the line ends inside.
    expect(sees(scene, [1, 1], [2, 2])).toBe(true);
    expect(sees(scene, [1, 1], [3, 3])).toBe(false);
    const gap = drawn(["f.f.", ".ff.", "ff..", "...."]);
    // From a1 over the corner between b2 and nothing else: b2 is forest and is looked into, not through.
    expect(sees(gap, [0, 0], [1, 1])).toBe(true);
    const beyond = drawn([".f..", "f...", "....", "...."]);
    // From outside, the corner between two forest squares blocks as a forest corner does; there is no other way.
    expect(sees(beyond, [0, 0], [2, 2])).toBe(false);
    const inside = drawn(["ff..", "f...", "....", "...."]);
    // The same corner is the viewer's own now: through it the open square behind is passed.
    expect(sees(inside, [0, 0], [2, 2])).toBe(true);
    expect(sees(inside, [2, 2], [0, 0])).toBe(false);
  });
});

describe("smoke (mn.terrain.smoke.blocks)", () => {
  const scene = drawn([".......", ".......", ".......", "...s...", "......."]);

  it("hides whoever is in it from all but its neighbours, and the others from it", () => {
    actsExample("mn.example.smoke");
    expect(sees(scene, [3, 3], [4, 3])).toBe(true);
    expect(sees(scene, [4, 3], [3, 3])).toBe(true);
    expect(sees(scene, [6, 3], [3, 3])).toBe(false);
    expect(sees(scene, [3, 3], [6, 3])).toBe(false);
    expect(reachesSpace(scene, space(scene, 6, 3), space(scene, 3, 3))).toBe(true);
    assertRule(whyNoSight(scene, space(scene, 6, 3), space(scene, 3, 3), 0) ?? {}, "mn.terrain.smoke.inside");
  });

  it("lets no line through", () => {
    const wall = drawn(["..s..", "..s.."]);
    expect(sees(wall, [0, 0], [4, 1])).toBe(false);
    assertRule(whyNoSight(wall, space(wall, 0, 0), space(wall, 4, 1), 0) ?? {}, "mn.terrain.smoke.blocks");
  });

  it("is absent within Blindsight range (mn.terrain.smoke.blindsight)", () => {
    const [viewer, target] = [space(scene, 6, 3), space(scene, 3, 3)];
    expect(seesSpace(scene, viewer, target, 3)).toBe(true);
    expect(seesSpace(scene, viewer, target, 2)).toBe(false);
  });

  it("leaves the rest of a big creature in sight (mn.terrain.smoke.big-seen, mn.terrain.smoke.big-sees)", () => {
    const big = space(scene, 2, 2, 2);
    expect(seesSpace(scene, space(scene, 0, 0), big, 0)).toBe(true);
    expect(seesSpace(scene, big, space(scene, 0, 0), 0)).toBe(true);
    const covered = drawn(["......", ".ss...", ".ss...", "......"]);
    expect(seesSpace(covered, space(covered, 5, 1), space(covered, 1, 1, 2), 0)).toBe(false);
    expect(seesSpace(covered, space(covered, 3, 1), space(covered, 1, 1, 2), 0)).toBe(true);
  });
});

describe("secret doors (mn.ruling.secret-door)", () => {
  const rows = ["#.#", "#d#", "#.#"];

  it("are wall while nobody is in them", () => {
    const closed = drawn(rows);
    expect(sees(closed, [1, 0], [1, 2])).toBe(false);
    assertRule(whyNoEffect(closed, space(closed, 1, 0), space(closed, 1, 2)) ?? {}, "mn.terrain.secret-door.wall");
    assertRule(whyNoSight(closed, space(closed, 1, 0), space(closed, 1, 2), 0) ?? {}, "mn.terrain.secret-door.wall");
  });

  it("are open while somebody is", () => {
    const held = drawn(rows, {}, [4]);
    expect(sees(held, [1, 0], [1, 2])).toBe(true);
    expect(sees(held, [1, 1], [1, 2])).toBe(true);
  });
});

it("terrain of a map's own may block lines of effect (mn.terrain.other, mn.loe.blocked)", () => {
  const scene = drawn(["..w..", "..w.."], {
    legend: { w: [{ terrain: "other", id: "thorns" }] },
    otherTerrain: [
      { id: "thorns", name: { en: "Thorns", ru: "Тернии" }, text: { en: "Dense.", ru: "Густо." }, effect: "blocked" },
    ],
  });
  expect(reachesSpace(scene, space(scene, 0, 0), space(scene, 4, 1))).toBe(false);
  expect(reachesSpace(scene, space(scene, 0, 0), space(scene, 2, 1))).toBe(false);
  expect(sees(scene, [0, 0], [4, 1])).toBe(false);
  assertRule(whyNoSight(scene, space(scene, 0, 0), space(scene, 4, 1), 0) ?? {}, "mn.los.blocked");
});
