import type { Space } from "../lines/scene.ts";
import { cardOf } from "../reading/creatures.ts";
import { groundIn } from "../reading/scene.ts";
import type { Body, Creature } from "../state.ts";
import { speedOf } from "../traits.ts";
import { spaceOfSize } from "../vocabulary/index.ts";
import { illegalPosition } from "./position.ts";

/** Squares a side of the creatures that may squeeze, and of their space while they do (mn.squeeze.start). */
const HUGE = 3;
export const SQUEEZED = 2;

/** Squares a side of its space when it does not squeeze. */
export const fullSize = (body: Body, creature: Creature): number => spaceOfSize[cardOf(body, creature).size];

/** It occupies less than its own space. */
export const isSqueezed = (body: Body, creature: Creature): boolean => creature.size < fullSize(body, creature);

/** The 2x2 spaces inside the space that a huge creature holds; none if it cannot squeeze (mn.squeeze.start). */
export function squeezeSpaces(body: Body, creature: Creature): readonly number[] {
  if (creature.size !== HUGE || creature.mount !== null || speedOf(body, creature) < 2) return [];
  return spacesToSqueezeInto(groundIn(body).width, creature);
}

/** The 2x2 spaces inside a space as huge as can squeeze, by the map's width; none in another. */
export const spacesToSqueezeInto = (width: number, { at, size }: Space): readonly number[] =>
  size === HUGE ? [0, 1, width, width + 1].map((offset) => at + offset) : [];

/** The legal 3x3 spaces that wholly contain the space of a squeezed creature (mn.squeeze.end, mn.squeeze.end.blocked). */
export function fullSpaces(body: Body, creature: Creature): readonly number[] {
  if (!isSqueezed(body, creature)) return [];
  const size = fullSize(body, creature);
  return spacesToFill(groundIn(body).width, creature.at).filter(
    (at) => illegalPosition(body, creature, at, size) === null,
  );
}

/** The 3x3 spaces around a 2x2 one, by the map's width, as far as they begin on it. */
export const spacesToFill = (width: number, squeezed: number): readonly number[] =>
  [squeezed, squeezed - 1, squeezed - width, squeezed - width - 1].filter(
    (at) => at >= 0 && at % width <= squeezed % width,
  );
