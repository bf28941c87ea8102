import { UNREACHABLE } from "@undercroft/grid";
import { countedDistance } from "../lines/distance.ts";
import { sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { leastBy, legalPositions } from "./nearest.ts";

/**
 * The legal positions on some squares: those with a square of theirs among them; if there is none, those nearest to any of the
 * squares (mn.setup.delayed.position, mn.forced.place). None if there are no such squares: near to nothing is nowhere.
 */
export function positionsAt(body: Body, creature: Creature, squares: readonly number[]): readonly number[] {
  if (squares.length === 0) return [];
  const scene = sceneOf(body);
  const all = legalPositions(body, creature, () => true);
  const wanted = new Set(squares);
  const on = all.filter((at) => squaresOf(scene.ground, { at, size: creature.size }).some((one) => wanted.has(one)));
  if (on.length > 0) return on;
  const near = leastBy(all, (at) => {
    let least = UNREACHABLE;
    for (const square of squares)
      least = Math.min(least, countedDistance(scene, { at, size: creature.size }, { at: square, size: 1 }));
    return least;
  });
  return near.those;
}
