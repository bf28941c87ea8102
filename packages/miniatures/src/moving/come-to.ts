import type { Space } from "../lines/scene.ts";
import type { Run } from "../procedures.ts";
import { sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { illegalPosition } from "./position.ts";

/** A creature now stands at a space; if it is legal, it is the last legal one that it held (mn.ruling.illegal-position). */
export function comeTo(run: Run, creature: Creature, at: number): void {
  creature.at = at;
  if (illegalPosition(run.body, creature, at) === null) creature.lastLegal = at;
}

/** The same where the space is known to be legal. */
export function comeToLegal(creature: Creature, at: number): void {
  creature.at = at;
  creature.lastLegal = at;
}

/** The types of terrain in the squares that a space newly covers for whoever held another one, or none on the map. */
export function typesNewlyCovered(body: Body, from: Space | null, to: Space): number {
  const { ground, terrain } = sceneOf(body);
  const before = from === null ? [] : squaresOf(ground, from);
  let types = 0;
  for (const square of squaresOf(ground, to)) if (!before.includes(square)) types |= terrain[square] ?? 0;
  return types;
}

/** Whether whoever held a space and now holds another has left any of its squares. */
export function hasLeft(body: Body, from: Space, to: Space): boolean {
  const { ground } = sceneOf(body);
  const now = squaresOf(ground, to);
  return squaresOf(ground, from).some((square) => !now.includes(square));
}
