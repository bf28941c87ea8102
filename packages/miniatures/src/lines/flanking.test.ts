import { describe, expect, it } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import { flankingPair } from "./flanking.ts";
import type { Space } from "./scene.ts";

const scene = open(10, 10);
type Place = readonly [number, number];

const across = (one: Place, other: Place, enemy: Space): string | null => {
  const pair = flankingPair(scene, space(scene, ...one), space(scene, ...other), enemy);
  const back = flankingPair(scene, space(scene, ...other), space(scene, ...one), enemy);
  expect(back?.across).toBe(pair?.across);
  return pair === null ? null : pair.across;
};

describe("flanking", () => {
  it("an enemy of one square: opposite sides or corners (mn.attack.flanking.line)", () => {
    actsExample("mn.example.flanking.medium");
    const enemy = space(scene, 5, 5);
    expect(across([4, 5], [6, 5], enemy)).toBe("sides");
    expect(across([4, 4], [6, 6], enemy)).toBe("corners");
    expect(across([4, 4], [6, 5], enemy)).toBeNull();
    expect(across([5, 4], [4, 6], enemy)).toBeNull();
    assertRule(flankingPair(scene, space(scene, 4, 5), space(scene, 6, 5), enemy) ?? {}, "mn.attack.flanking.line");
  });

  it("a big enemy: sides and corners of its whole space (mn.ruling.flank-big)", () => {
    actsExample("mn.example.flanking.large");
    const enemy = space(scene, 5, 5, 2);
    expect(across([4, 5], [7, 6], enemy)).toBe("sides");
    expect(across([4, 4], [7, 7], enemy)).toBe("corners");
    expect(across([4, 4], [7, 6], enemy)).toBeNull();
    expect(across([5, 4], [6, 7], enemy)).toBe("sides");
    expect(across([4, 5], [7, 7], enemy)).toBeNull();
  });

  it("a big flanker: any one of its squares, with several allies at once (mn.attack.flanking.big)", () => {
    actsExample("mn.example.flanking.big-flanker");
    const enemy = space(scene, 4, 5);
    const big = space(scene, 2, 5, 2);
    const first = flankingPair(scene, big, space(scene, 5, 5), enemy);
    expect(first).toMatchObject({ from: space(scene, 3, 5).at });
    const second = flankingPair(scene, big, space(scene, 5, 4), enemy);
    expect(second).toMatchObject({ from: space(scene, 3, 6).at });
    assertRule(second ?? {}, "mn.ruling.flank-big");
  });

  it("nobody flanks from two squares away or through a wall (mn.ruling.flank-reach)", () => {
    expect(across([3, 5], [6, 5], space(scene, 5, 5))).toBeNull();
    const walled = open(3, 1, { walls: [{ from: [1, 0], to: [1, 1] }] });
    expect(flankingPair(walled, space(walled, 0, 0), space(walled, 2, 0), space(walled, 1, 0))).toBeNull();
    const corner = drawn(["...", "#..", "..."]);
    expect(flankingPair(corner, space(corner, 0, 0), space(corner, 2, 2), space(corner, 1, 1))).not.toBeNull();
  });
});
