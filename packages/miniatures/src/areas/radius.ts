import type { Scene, Space } from "../lines/scene.ts";

/**
 * Squares that may be the origin of an area attack, ascending: within `range` (UNREACHABLE of the grid for range "sight") of the attacker, in its
 * line of sight and of effect (mn.attack.area.origin, mn.ruling.area-origin-square).
 */
export function radiusOrigins(_scene: Scene, _attacker: Space, _range: number, _blindsight: number): readonly number[] {
  throw new Error("not yet");
}

/** Squares of a radius, ascending: at most `radius` away from the origin by counted distance (mn.attack.area.radius). */
export function radiusSquares(_scene: Scene, _origin: number, _radius: number): readonly number[] {
  throw new Error("not yet");
}

/** Whether the radius affects a space (mn.attack.area.radius, mn.ruling.area-partial-big). */
export function radiusAffects(_scene: Scene, _origin: number, _radius: number, _space: Space): boolean {
  throw new Error("not yet");
}
