import type { Scene, Space } from "../lines/scene.ts";

/** Squares of a burst, ascending: at most `range` away from the attacker by counted distance, its own left out (mn.attack.close.burst). */
export function burstSquares(_scene: Scene, _attacker: Space, _range: number): readonly number[] {
  throw new Error("not yet");
}

/** Whether the burst affects a space other than the attacker's (mn.attack.close.burst.effect-line). */
export function burstAffects(_scene: Scene, _attacker: Space, _range: number, _space: Space): boolean {
  throw new Error("not yet");
}
