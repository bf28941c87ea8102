import { UNREACHABLE } from "@undercroft/grid";
import { describe, expect, it } from "vitest";
import { actsExample } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import { meleeCover } from "./cover.ts";
import { areAdjacent, countedDistance, span } from "./distance.ts";
import { lineOfEffect, reachesSpace } from "./effect.ts";
import { seesSpace } from "./sight.ts";
import { stepAllowed } from "./steps.ts";

const EAST = 2;
const SOUTH_EAST = 3;

describe("counting distance", () => {
  it("goes round walls and diagonally past their corners (mn.distance.corners)", () => {
    actsExample("mn.example.distance.corner");
    const scene = drawn([".#.", ".#.", "..."]);
    expect(countedDistance(scene, space(scene, 0, 0), space(scene, 2, 0))).toBe(4);
    // On foot the two corners have to be gone round: (0,1), (0,2), (1,2), (2,2), (2,1), (2,0).
    expect(stepAllowed(scene, space(scene, 0, 1), SOUTH_EAST)).toBe(false);
    expect(stepAllowed(scene, space(scene, 1, 2), 1)).toBe(false);
  });

  it("takes the closest pair of squares of two spaces (mn.distance.creature-creature)", () => {
    actsExample("mn.example.distance.big");
    const scene = open(9, 8);
    expect(countedDistance(scene, space(scene, 0, 0, 2), space(scene, 5, 4, 3))).toBe(4);
  });

  it("ranges count squares (mn.attack.ranged.range)", () => {
    actsExample("mn.example.range");
    const scene = open(12, 8);
    const from = space(scene, 0, 0);
    const far = (x: number, y: number): number => countedDistance(scene, from, space(scene, x, y));
    const distances = [far(6, 6), far(7, 0), far(10, 3), far(11, 0)];
    expect(distances).toEqual([6, 7, 10, 11]);
    expect(distances.map((distance) => distance <= 6)).toEqual([true, false, false, false]);
    expect(distances.map((distance) => distance <= 10)).toEqual([true, true, true, false]);
  });

  it("a place that walls shut off has no distance", () => {
    const scene = drawn([".#.", ".#."]);
    expect(countedDistance(scene, space(scene, 0, 0), space(scene, 2, 1))).toBe(UNREACHABLE);
  });

  it("a movement's span ignores the way that was walked (mn.ruling.movement-trigger-span)", () => {
    actsExample("mn.example.movement-trigger");
    const scene = open(5, 5);
    expect(span(scene, space(scene, 0, 0).at, space(scene, 3, 1).at)).toBe(3);
  });
});

describe("adjacency and walls", () => {
  it("round the corner of a wall two are adjacent, with cover, and cannot step (mn.ruling.adjacent-walls)", () => {
    actsExample("mn.example.adjacent.wall-corner");
    const scene = drawn([".#", ".."]);
    const [a, b] = [space(scene, 0, 0), space(scene, 1, 1)];
    expect(countedDistance(scene, a, b)).toBe(1);
    expect(areAdjacent(scene, a, b)).toBe(true);
    expect(lineOfEffect(scene, a, b)).not.toBeNull();
    expect(meleeCover(scene, a, b, 1).covered).toBe(true);
    expect(stepAllowed(scene, a, SOUTH_EAST)).toBe(false);
    expect(stepAllowed(scene, a, 4)).toBe(true);
  });

  it("across a point where two walls meet nothing passes (mn.ruling.diagonal-gap)", () => {
    actsExample("mn.example.adjacent.diagonal-gap");
    const scene = drawn([".#", "#."]);
    const [a, b] = [space(scene, 0, 0), space(scene, 1, 1)];
    expect(seesSpace(scene, a, b, 0)).toBe(false);
    expect(reachesSpace(scene, a, b)).toBe(false);
    expect(areAdjacent(scene, a, b)).toBe(false);
    expect(stepAllowed(scene, a, SOUTH_EAST)).toBe(false);
  });

  it("thin walls part what they part (mn.ruling.distance-thin-walls)", () => {
    actsExample("mn.example.thin-wall");
    const scene = open(4, 4, { walls: [{ from: [2, 0], to: [2, 2] }] });
    const from = space(scene, 1, 1);
    const beside = space(scene, 2, 1);
    const below = space(scene, 2, 2);
    expect(countedDistance(scene, from, below)).toBe(1);
    expect(stepAllowed(scene, from, SOUTH_EAST)).toBe(false);
    expect(stepAllowed(scene, from, EAST)).toBe(false);
    expect(countedDistance(scene, from, beside)).toBe(2);
    expect(areAdjacent(scene, from, beside)).toBe(false);
    expect(reachesSpace(scene, from, beside)).toBe(false);
  });

  it("whoever shares a space is adjacent (mn.adjacent.square)", () => {
    const scene = open(3, 3);
    expect(areAdjacent(scene, space(scene, 0, 0, 2), space(scene, 1, 1))).toBe(true);
    expect(areAdjacent(scene, space(scene, 1, 1), space(scene, 1, 1))).toBe(true);
  });
});
