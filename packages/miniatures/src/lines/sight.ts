import type { Segment } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "./scene.ts";

/** A free line, for drawing: its ends in lattice units, 2,000 to a square. */
export interface FreeLine {
  readonly segment: Segment;
  readonly rule: RuleId;
}

/**
 * A line of sight from a viewer to a space or square, or null (mn.los.exists). `blindsight` is the viewer's Blindsight range, 0 without
 * (mn.terrain.smoke.blindsight). Invisibility and Hide are the caller's (`hiddenFrom`). Forests make it one-sided.
 */
export function lineOfSight(_scene: Scene, _viewer: Space, _target: Space, _blindsight: number): FreeLine | null {
  throw new Error("not yet");
}

/** Whether there is one: from tables kept with the ground. */
export function seesSpace(_scene: Scene, _viewer: Space, _target: Space, _blindsight: number): boolean {
  throw new Error("not yet");
}
