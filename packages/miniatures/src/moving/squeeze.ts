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
  const { width } = groundIn(body);
  return [0, 1, width, width + 1].map((offset) => creature.at + offset);
}

/** The legal 3x3 spaces that wholly contain the space of a squeezed creature (mn.squeeze.end, mn.squeeze.end.blocked). */
export function fullSpaces(body: Body, creature: Creature): readonly number[] {
  if (!isSqueezed(body, creature)) return [];
  const { width } = groundIn(body);
  const size = fullSize(body, creature);
  const x = creature.at % width;
  return [creature.at, creature.at - 1, creature.at - width, creature.at - width - 1].filter(
    (at) => at >= 0 && at % width <= x && illegalPosition(body, creature, at, size) === null,
  );
}
