import { squaresWithin, UNREACHABLE } from "@undercroft/grid";
import { countedDistance } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { seesSpace } from "../lines/sight.ts";

/**
 * Squares that may be the origin of an area attack, ascending: within `range` (UNREACHABLE of the grid for range "sight") of the attacker, in its
 * line of sight and of effect (mn.attack.area.origin, mn.ruling.area-origin-square).
 */
export function radiusOrigins(scene: Scene, attacker: Space, range: number, blindsight: number): readonly number[] {
  const { board } = scene;
  const near = range >= UNREACHABLE ? board.exists.keys() : squaresWithin(board, attacker.at, attacker.size, range);
  return [...near].filter((at) => {
    const square = { at, size: 1 };
    return reachesSpace(scene, attacker, square) && seesSpace(scene, attacker, square, blindsight);
  });
}

/** Squares of a radius, ascending: at most `radius` away from the origin by counted distance (mn.attack.area.radius). */
export function radiusSquares({ board }: Scene, origin: number, radius: number): readonly number[] {
  return squaresWithin(board, origin, 1, radius);
}

/** Whether the radius affects a space (mn.attack.area.radius, mn.ruling.area-partial-big). */
export function radiusAffects(scene: Scene, origin: number, radius: number, space: Space): boolean {
  const from = { at: origin, size: 1 };
  return countedDistance(scene, from, space) <= radius && reachesSpace(scene, from, space);
}
