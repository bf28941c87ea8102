import type { Space } from "../lines/scene.ts";
import type { Body, Creature } from "../state.ts";
import type { Defense, Mode } from "../vocabulary/index.ts";

/**
 * What texts read and texts change. A number is made of rules in force, a rule holds under a condition, and a condition may
 * read a number: the circle is closed here and nowhere else. The game binds the answers once, with its procedures.
 */
export interface Current {
  speed(body: Body, creature: Creature): number;
  defense(body: Body, creature: Creature, defense: Defense): number;
  mode(body: Body, creature: Creature, mode: Mode): boolean;
  /** Whether a creature has combat advantage against another (mn.attack.advantage.bonus). */
  advantage(body: Body, attacker: Creature, target: Creature): boolean;
  /** Whether a creature has line of sight to another (mn.los.exists). */
  sees(body: Body, viewer: Creature, other: Creature): boolean;
  /** Whether it has line of sight to a place of the map, whoever stands there. */
  seesPlace(body: Body, viewer: Creature, place: Space): boolean;
}

let bound: Current | null = null;

export function bindCurrent(current: Current): void {
  bound = current;
}

/** @throws Error before the game was loaded. */
export function current(): Current {
  if (bound === null) throw new Error("the game has not bound what texts read");
  return bound;
}
