import type { Space } from "../lines/scene.ts";
import type { Body, Creature } from "../state.ts";
import { findCreature } from "./creatures.ts";
import { squareNamed } from "./names.ts";
import { spaceOf } from "./space.ts";

/**
 * The space of a creature in play or of a square, or where a destroyed creature was (mn.ruling.destroyed-place); null for
 * anything else.
 */
export function thingSpace(body: Body, thing: string | undefined): Space | null {
  if (thing === undefined) return null;
  const square = squareNamed(thing);
  if (square !== null) return { at: square, size: 1 };
  const creature = findCreature(body, thing);
  return creature === undefined || creature.status === "waiting" ? null : spaceOf(body, creature);
}

/** Its mount or its rider, or null (mn.mount.mounting). */
export function partnerOf(body: Body, creature: Creature): Creature | null {
  if (creature.mount !== null) return findCreature(body, creature.mount) ?? null;
  for (const other of body.creatures) if (other.mount === creature.id && other.status === "in-play") return other;
  return null;
}
