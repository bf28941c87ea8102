import { distance, squaresFrom, UNREACHABLE } from "@undercroft/grid";
import { span } from "../lines/distance.ts";
import type { Scene } from "../lines/scene.ts";
import { sceneOf } from "../reading/scene.ts";
import type { Body, Creature } from "../state.ts";
import { illegalPosition } from "./position.ts";

/** All legal positions of a creature on the map that fit, in reading order. */
export function legalPositions(body: Body, creature: Creature, fits: (at: number) => boolean): number[] {
  const { count } = sceneOf(body).ground;
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) if (fits(at) && illegalPosition(body, creature, at) === null) found.push(at);
  return found;
}

/** How far a space is displaced: the counted distance between corresponding squares (mn.ruling.charge-big). */
const displacement = ({ board }: Scene, from: number, to: number): number => distance(board, from, to);

/** Those of some places that are nearest to another; where walls part it from all of them, the straight count decides. */
export function nearestOf(scene: Scene, from: number, places: readonly number[]): readonly number[] {
  const counted = leastBy(places, (to) => displacement(scene, from, to));
  return counted.least === UNREACHABLE ? leastBy(places, (to) => span(scene, from, to)).those : counted.those;
}

/** The things with the least measure, and that measure. */
export function leastBy(
  things: readonly number[],
  measure: (thing: number) => number,
): { readonly least: number; readonly those: readonly number[] } {
  let least = UNREACHABLE;
  let those: number[] = [];
  for (const thing of things) {
    const size = measure(thing);
    if (size < least) {
      least = size;
      those = [thing];
    } else if (size === least) those.push(thing);
  }
  return { least, those };
}

/**
 * The legal positions nearest to a space (mn.nearest.tie: several are equally near). Places are gone through outward: the first that is
 * found tells how far to look.
 */
export function nearestPositions(
  body: Body,
  creature: Creature,
  from: number,
  fits: (at: number) => boolean = () => true,
): readonly number[] {
  const scene = sceneOf(body);
  const near: number[] = [];
  let least = UNREACHABLE;
  for (const at of squaresFrom(scene.board, from)) {
    const far = displacement(scene, from, at);
    if (far > least) break;
    if (!fits(at) || illegalPosition(body, creature, at) !== null) continue;
    least = far;
    near.push(at);
  }
  return nearestOf(scene, from, near);
}
