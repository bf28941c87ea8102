import type { Segment } from "@undercroft/grid";
import type { Scene, Space } from "../lines/scene.ts";

/** A line as it may be chosen: one for each set of spaces that it can enter (mn.ruling.line-start). */
export interface LineChoice {
  /** Target square, at most the line's length away. */
  readonly target: number;
  /** From the border of the attacker's space to the farthest corner of the target square, in lattice units rounded for drawing. */
  readonly segment: Segment;
  /** Squares of the attacker whose border holds the start: one of them is the origin for cover (mn.ruling.line-origin-square). */
  readonly origins: readonly number[];
  /** Which of the spaces given it enters and has line of effect to, by their places in the list, ascending. */
  readonly affected: readonly number[];
  /** Squares of the map that the line enters, in order. */
  readonly squares: readonly number[];
}

/** All lines of a length at which sets of the given spaces differ (mn.attack.close.line, mn.ruling.line-corner, mn.ruling.line-walls). */
export function lineChoices(
  _scene: Scene,
  _attacker: Space,
  _length: number,
  _spaces: readonly Space[],
): readonly LineChoice[] {
  throw new Error("not yet");
}
