import { anyJoined, type Blockers, lineJoining } from "./pairs.ts";
import type { Scene, Space } from "./scene.ts";
import type { FreeLine } from "./sight.ts";

/** A line of effect from a space to a space or square, or null (mn.loe.square, mn.loe.creature). The same both ways. */
export function lineOfEffect(scene: Scene, from: Space, to: Space): FreeLine | null {
  const line = lineJoining(effectBlockers(scene), from, to);
  if (line === null) return null;
  return { segment: { from: line.from, to: line.to }, rule: to.size > 1 ? "mn.loe.creature" : "mn.loe.square" };
}

/** Whether there is one: from tables kept with the ground. */
export function reachesSpace(scene: Scene, from: Space, to: Space): boolean {
  return anyJoined(effectBlockers(scene), from, to);
}

function effectBlockers({ board, marks, tables }: Scene): Blockers {
  return { board, pairs: tables.effect, passing: marks.opaque, entering: [marks.opaque] };
}
