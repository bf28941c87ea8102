import type { Area } from "@undercroft/grid";
import type { Scene, Space } from "../lines/scene.ts";

/** A blast as it may be chosen (mn.ruling.blast-origin). The block may reach over walls and beyond the map. */
export interface Blast {
  readonly origin: number;
  readonly block: Area;
  /** The block's squares on the map, ascending. */
  readonly squares: readonly number[];
}

/** All blasts of `side` by `side` squares, by origin and then in reading order. */
export function blastChoices(_scene: Scene, _attacker: Space, _side: number): readonly Blast[] {
  throw new Error("not yet");
}

/** Whether the blast affects a space: a square of it in the block, and a line of effect from the origin to it (mn.ruling.area-partial-big). */
export function blastAffects(_scene: Scene, _blast: Blast, _space: Space): boolean {
  throw new Error("not yet");
}
