import type { Scene, Space } from "./scene.ts";

/**
 * The least number of steps between a square of one space and a square of the other, counted round walls and past their corners
 * (mn.distance.squares, mn.ruling.distance-thin-walls, mn.ruling.distance-big); UNREACHABLE of the grid if walls part them.
 */
export function countedDistance(_scene: Scene, _a: Space, _b: Space): number {
  throw new Error("not yet");
}

/** Counted distance 0 or 1 (mn.adjacent.creature, mn.ruling.adjacent-walls). */
export function areAdjacent(_scene: Scene, _a: Space, _b: Space): boolean {
  throw new Error("not yet");
}

/** Places moved by a trigger's count: the greater of the differences in columns and rows (mn.ruling.movement-trigger-span). */
export function span(_scene: Scene, _from: number, _to: number): number {
  throw new Error("not yet");
}
