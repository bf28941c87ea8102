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
