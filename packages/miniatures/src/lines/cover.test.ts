import { describe, expect, it } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { drawn, open, space } from "../../testing/drawn.ts";
import { areaCover, burstCover, closeCover, hiddenFrom, meleeCover, rangedCover } from "./cover.ts";
import { countedDistance } from "./distance.ts";
import { reachesSpace } from "./effect.ts";

describe("cover against melee attacks", () => {
  it("with reach over a wall's corner (mn.attack.cover.melee.origin)", () => {
    actsExample("mn.example.cover.reach");
    const scene = drawn(["...", ".#."]);
    const [attacker, enemy] = [space(scene, 0, 0), space(scene, 2, 1)];
    expect(countedDistance(scene, attacker, enemy)).toBe(2);
    expect(reachesSpace(scene, attacker, enemy)).toBe(true);
    const cover = meleeCover(scene, attacker, enemy, 2);
    expect(cover).toMatchObject({ covered: true, block: { kind: "wall-square", square: 4 } });
    expect(cover.line).not.toBeNull();
    assertRule(cover, "mn.attack.cover.line");
  });

  it("a big attacker and a big target are checked in one square each, the best (mn.attack.cover.melee.big)", () => {
    const scene = drawn([".#.", "...", "..."]);
    // From the north square alone there would be cover.
    expect(meleeCover(scene, space(scene, 0, 0), space(scene, 1, 1, 2), 1).covered).toBe(true);
    const tall = drawn(["..#.", "....", "...."]);
    const cover = meleeCover(tall, space(tall, 0, 0, 2), space(tall, 2, 1, 2), 1);
    expect(cover).toMatchObject({ covered: false, origin: space(tall, 1, 1).at, target: space(tall, 2, 1).at });
    assertRule(cover, "mn.attack.cover.melee.origin");
  });

  it("a line along a wall is not blocked (mn.attack.cover.touch)", () => {
    const scene = drawn(["##", ".."]);
    expect(meleeCover(scene, space(scene, 0, 1), space(scene, 1, 1), 1).covered).toBe(false);
  });
});

describe("cover against ranged attacks", () => {
  it("enemies in the way give it from every corner, those beside it and allies none", () => {
    actsExample("mn.example.cover.ranged-enemy");
    const scene = open(6, 3);
    const [archer, target] = [space(scene, 0, 0), space(scene, 4, 0)];
    const inRow = rangedCover(scene, archer, target, [space(scene, 2, 0).at]);
    expect(inRow).toMatchObject({ covered: true, block: { kind: "blocked-square", square: 2 } });
    assertRule(inRow, "mn.attack.cover.ranged.enemies");
    const beside = rangedCover(scene, archer, target, [space(scene, 2, 1).at]);
    expect(beside.covered).toBe(false);
    assertRule(beside, "mn.attack.cover.ranged.origin");
    expect(rangedCover(scene, archer, target, []).covered).toBe(false);
  });

  it("one hidden part of a big target is enough (mn.attack.cover.ranged.big)", () => {
    const scene = drawn([".....", "..#..", "....."]);
    const archer = space(scene, 0, 0);
    expect(rangedCover(scene, archer, space(scene, 3, 0), []).covered).toBe(false);
    expect(rangedCover(scene, archer, space(scene, 3, 0, 2), []).covered).toBe(true);
  });

  it("the target's own squares never cover it, and a big archer picks its best corner (mn.ruling.cover-ranged-corner)", () => {
    const scene = drawn(["......", "..#...", "......"]);
    const target = space(scene, 4, 0);
    expect(rangedCover(scene, space(scene, 0, 2), target, [target.at]).covered).toBe(true);
    // From a2's north-west corner all lines stay north of the wall or along it.
    const big = rangedCover(scene, space(scene, 0, 1, 2), target, [target.at]);
    expect(big).toMatchObject({ covered: false, corner: 0 });
  });

  it("forest and statues cover who is in them and who is behind (mn.ruling.forest-cover)", () => {
    const scene = drawn(["..f..", "....."]);
    const archer = space(scene, 0, 0);
    const inside = rangedCover(scene, archer, space(scene, 2, 0), []);
    expect(inside.covered).toBe(true);
    assertRule(inside, "mn.terrain.forest.cover");
    const behind = rangedCover(scene, archer, space(scene, 4, 0), []);
    expect(behind.covered).toBe(true);
    assertRule(behind, "mn.ruling.forest-cover");
    // From the archer's southern corners the lines pass south of the forest or along it.
    expect(rangedCover(scene, archer, space(scene, 4, 1), [])).toMatchObject({ covered: false, corner: 2 });
    // Squares of the attacker's own do not count.
    expect(rangedCover(scene, space(scene, 2, 0), space(scene, 4, 0), []).covered).toBe(false);
    const statue = drawn(["..S.."]);
    assertRule(rangedCover(statue, space(statue, 0, 0), space(statue, 2, 0), []), "mn.terrain.statue.cover");
    expect(rangedCover(statue, space(statue, 0, 0), space(statue, 4, 0), []).covered).toBe(true);
    // Against other attacks neither covers anybody.
    expect(meleeCover(scene, space(scene, 1, 0), space(scene, 2, 0), 1).covered).toBe(false);
    expect(areaCover(scene, archer.at, space(scene, 4, 0)).covered).toBe(false);
  });

  it("Hide leaves creatures out (mn.ruling.hide)", () => {
    const scene = drawn(["..f..", "....."]);
    expect(hiddenFrom(scene, space(scene, 0, 0), space(scene, 2, 0))).toBe(true);
    expect(hiddenFrom(scene, space(scene, 0, 0), space(scene, 4, 0))).toBe(true);
    expect(hiddenFrom(scene, space(scene, 0, 1), space(scene, 4, 1))).toBe(false);
  });
});

describe("cover against close and area attacks", () => {
  const scene = drawn([".....", ".#...", "....."]);

  it("a burst's origin is, for each target, the square nearest to it (mn.attack.cover.close.burst)", () => {
    const [attacker, target] = [space(scene, 2, 1, 2), space(scene, 1, 0)];
    const cover = burstCover(scene, attacker, target);
    expect(cover).toMatchObject({ covered: true, origin: space(scene, 2, 1).at });
    const free = burstCover(scene, attacker, space(scene, 4, 0));
    expect(free).toMatchObject({ covered: false, origin: space(scene, 3, 1).at });
    assertRule(free, "mn.attack.cover.close.burst");
  });

  it("a blast's and a line's is the one chosen, and one square of a big target is enough (mn.attack.cover.close.big)", () => {
    const origin = space(scene, 0, 0).at;
    const cover = closeCover(scene, origin, space(scene, 2, 0, 2));
    expect(cover).toMatchObject({ covered: false, target: space(scene, 2, 0).at });
    assertRule(cover, "mn.attack.cover.close.blast-line");
    expect(closeCover(scene, origin, space(scene, 2, 1)).covered).toBe(true);
  });

  it("an area's lines run from its origin square (mn.attack.cover.area.origin)", () => {
    const free = areaCover(scene, space(scene, 3, 1).at, space(scene, 4, 2));
    expect(free.covered).toBe(false);
    assertRule(free, "mn.attack.cover.area.origin");
    expect(areaCover(scene, space(scene, 0, 1).at, space(scene, 2, 1)).covered).toBe(true);
  });
});
