import { describe, expect, it } from "vitest";
import { drawnMap } from "../../testing/drawn.ts";
import { groundOf } from "../map/ground.ts";
import { terrainBit } from "../map/terrain.ts";
import { sceneOf } from "./scene.ts";
import { seesSpace } from "./sight.ts";
import { stepAllowed } from "./steps.ts";

const row = drawnMap([".....", "#####"]);
const single = (at: number): { readonly at: number; readonly size: number } => ({ at, size: 1 });

describe("a scene", () => {
  it("is the same object for the same terrain and doors, so that what was found stays known", () => {
    const ground = groundOf(drawnMap(["..d..", "....."]));
    expect(sceneOf(ground, [], [])).toBe(sceneOf(ground, [], [0, 3]));
    const fire = [{ square: 1, types: terrainBit("fire") }];
    expect(sceneOf(ground, fire, [])).toBe(sceneOf(ground, fire, [4]));
    expect(sceneOf(ground, fire, []).tables).toBe(sceneOf(ground, [], []).tables);
    expect(sceneOf(ground, [], [2])).not.toBe(sceneOf(ground, [], []));
    expect(sceneOf(ground, [], [2, 2])).toBe(sceneOf(ground, [], [4, 2]));
  });

  it("shows terrain gained and lost (mn.map.gain-type, mn.map.lose-type)", () => {
    const ground = groundOf(row);
    const smoke = sceneOf(ground, [{ square: 2, types: terrainBit("smoke") }], []);
    expect(seesSpace(sceneOf(ground, [], []), single(0), single(4), 0)).toBe(true);
    expect(seesSpace(smoke, single(0), single(4), 0)).toBe(false);
    expect(smoke.terrain[2]).toBe(terrainBit("smoke"));
    const wood = groundOf(drawnMap(["..f..", "#####"]));
    expect(seesSpace(sceneOf(wood, [], []), single(0), single(4), 0)).toBe(false);
    expect(seesSpace(sceneOf(wood, [{ square: 2, types: 0 }], []), single(0), single(4), 0)).toBe(true);
  });

  it("keeps right when more combinations come up than are remembered", () => {
    const ground = groundOf(row);
    for (let round = 0; round < 150; round += 1) {
      const types = terrainBit(round % 2 === 0 ? "smoke" : "fire");
      const scene = sceneOf(
        ground,
        [
          { square: round % 5, types },
          { square: (round * 7) % 5, types },
        ],
        [],
      );
      expect(seesSpace(scene, single(0), single(4), 0)).toBe(types === terrainBit("fire"));
    }
  });

  it("a secret door holds itself open for whoever steps in, and for nobody else (mn.ruling.secret-door)", () => {
    const ground = groundOf(drawnMap(["...", "#d#", "..."]));
    const closed = sceneOf(ground, [], []);
    expect(stepAllowed(closed, single(1), 4)).toBe(true);
    expect(seesSpace(closed, single(1), single(7), 0)).toBe(false);
    const held = sceneOf(ground, [], [4]);
    expect(seesSpace(held, single(1), single(7), 0)).toBe(true);
    expect(stepAllowed(held, single(4), 4)).toBe(true);
  });
});
