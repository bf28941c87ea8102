import { spaceCovers, squaresWithin } from "@undercroft/grid";
import { countedDistance } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import type { Scene, Space } from "../lines/scene.ts";

/** Squares of a burst, ascending: at most `range` away from the attacker by counted distance, its own left out (mn.attack.close.burst). */
export function burstSquares({ board }: Scene, { at, size }: Space, range: number): readonly number[] {
  return squaresWithin(board, at, size, range).filter((square) => !spaceCovers(board, at, size, square));
}

/** Whether the burst affects a space other than the attacker's (mn.attack.close.burst.effect-line). */
export function burstAffects(scene: Scene, attacker: Space, range: number, space: Space): boolean {
  return countedDistance(scene, attacker, space) <= range && reachesSpace(scene, attacker, space);
}
