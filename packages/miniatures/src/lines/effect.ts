import type { Scene, Space } from "./scene.ts";
import type { FreeLine } from "./sight.ts";

/** A line of effect from a space to a space or square, or null (mn.loe.square, mn.loe.creature). The same both ways. */
export function lineOfEffect(_scene: Scene, _from: Space, _to: Space): FreeLine | null {
  throw new Error("not yet");
}

/** Whether there is one: from tables kept with the ground. */
export function reachesSpace(_scene: Scene, _from: Space, _to: Space): boolean {
  throw new Error("not yet");
}
