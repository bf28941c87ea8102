import type { Scene, Space } from "./scene.ts";

/**
 * Whether walls let a space step in a direction, 0 to 7 clockwise from north, onto squares of the map (mn.ruling.step). Secret doors that
 * it enters or leaves count as open (mn.ruling.secret-door). Creatures and terrain are the caller's.
 */
export function stepAllowed(_scene: Scene, _space: Space, _direction: number): boolean {
  throw new Error("not yet");
}

/** The same for whoever ignores walls: all squares exist. Where it ends, `fitsBetweenWalls` still decides (mn.mode.burrow, mn.mode.phasing). */
export function driftAllowed(_scene: Scene, _space: Space, _direction: number): boolean {
  throw new Error("not yet");
}

/** Whether walls let a creature stand there: no centre covered, no wall inside (mn.position.legal, mn.wall.legal). Secret doors do. */
export function fitsBetweenWalls(_scene: Scene, _space: Space): boolean {
  throw new Error("not yet");
}

/** Directions, as a mask of bits, in which a push by `source` may drive the space: possible steps that end farther away (mn.ruling.push-direction). */
export function pushDirections(_scene: Scene, _space: Space, _source: Space): number {
  throw new Error("not yet");
}

/** Directions in which a pull may draw the space: possible steps that end nearer (mn.ruling.push-direction). */
export function pullDirections(_scene: Scene, _space: Space, _source: Space): number {
  throw new Error("not yet");
}

/**
 * The spaces in which a charge on the target must end, as north-west squares: those without walls, adjacent to the target and nearest
 * to where the charger stands (mn.charge.end-space, mn.ruling.charge-big).
 */
export function chargeSpaces(_scene: Scene, _charger: Space, _target: Space): readonly number[] {
  throw new Error("not yet");
}
