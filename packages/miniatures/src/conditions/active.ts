import type { Body, Creature } from "../state.ts";
import { hasCondition } from "./has.ts";

/** mn.ruling.inactive: only Stunned and Helpless (which includes it) make a creature inactive. */
export function isActive(body: Body, creature: Creature): boolean {
  return !hasCondition(body, creature, "stunned") && !hasCondition(body, creature, "helpless");
}
