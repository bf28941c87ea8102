import type { Space } from "../lines/scene.ts";
import type { Ground } from "../map/ground.ts";
import type { Body, Creature } from "../state.ts";
import { creatureOf } from "./creatures.ts";

/** The space that a creature occupies: a rider's is its mount's (mn.mount.mounting). */
export function spaceOf(body: Body, creature: Creature): Space {
  return creature.mount === null ? creature : spaceOf(body, creatureOf(body, creature.mount));
}

/** The squares of a space row by row, those on the map alone. */
export function squaresOf(ground: Ground, { at, size }: Space): readonly number[] {
  if (size === 1) return [at];
  const squares: number[] = [];
  const x = at % ground.width;
  const y = (at - x) / ground.width;
  for (let dy = 0; dy < size && y + dy < ground.height; dy += 1)
    for (let dx = 0; dx < size && x + dx < ground.width; dx += 1) squares.push((y + dy) * ground.width + x + dx);
  return squares;
}

/** Ids of the creatures on each square of the map; squares without any are not there. */
export type Occupants = ReadonlyMap<number, readonly string[]>;

/** Who stands where. */
export function occupantsOf(body: Body, ground: Ground): Occupants {
  const on = new Map<number, string[]>();
  for (const creature of body.creatures) {
    if (creature.status !== "in-play") continue;
    for (const square of squaresOf(ground, spaceOf(body, creature))) {
      const there = on.get(square);
      if (there === undefined) on.set(square, [creature.id]);
      else there.push(creature.id);
    }
  }
  return on;
}
