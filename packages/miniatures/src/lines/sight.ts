import type { Segment } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent, countedDistance } from "./distance.ts";
import { lineThroughForestCorner, seesThroughForestCorner } from "./forest-corner.ts";
import { anyJoined, type Blockers, lineJoining } from "./pairs.ts";
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
export function lineOfSight(scene: Scene, viewer: Space, target: Space, blindsight: number): FreeLine | null {
  const smoke = smokeBlocks(scene, viewer, target, blindsight);
  const line = lineJoining(sightBlockers(scene, smoke), viewer, target);
  if (line !== null) return { segment: { from: line.from, to: line.to }, rule: "mn.los.exists" };
  const past = lineThroughForestCorner(scene, viewer, target, smoke);
  if (past === null) return null;
  return { segment: { from: past.from, to: past.to }, rule: "mn.terrain.forest.own-corners" };
}

/** Whether there is one: from tables kept with the ground. */
export function seesSpace(scene: Scene, viewer: Space, target: Space, blindsight: number): boolean {
  const smoke = smokeBlocks(scene, viewer, target, blindsight);
  if (anyJoined(sightBlockers(scene, smoke), viewer, target)) return true;
  return seesThroughForestCorner(scene, viewer, target, smoke);
}

/** Smoke is left out between neighbours (mn.ruling.smoke-adjacent) and within Blindsight range (mn.terrain.smoke.blindsight). */
export function smokeBlocks(scene: Scene, viewer: Space, target: Space, blindsight: number): boolean {
  if (!scene.marks.hasSmoke) return false;
  if (areAdjacent(scene, viewer, target)) return false;
  return blindsight === 0 || countedDistance(scene, viewer, target) > blindsight;
}

function sightBlockers({ board, marks, tables }: Scene, smoke: boolean): Blockers {
  return smoke
    ? { board, pairs: tables.sight, passing: marks.sight, entering: [marks.smoke, marks.opaque] }
    : { board, pairs: tables.sightThroughSmoke, passing: marks.sightThroughSmoke, entering: [marks.opaque] };
}
