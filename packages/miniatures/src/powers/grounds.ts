import { findCreature } from "../reading/creatures.ts";
import type { Body } from "../state.ts";
import { isInDanger } from "../terrain/turn-terrain.ts";
import type { Moment } from "./moments.ts";

/**
 * The terrain that does something by itself at a moment, at the same time as the automatic powers that answer it: what is
 * dangerous, as a turn ends on it (mn.turn.end.other, mn.ruling.end-of-turn-order).
 */
export function groundsIn(body: Body, moment: Moment): readonly "dangerous"[] {
  if (moment.on !== "turn-ends") return [];
  const creature = findCreature(body, moment.creature);
  return creature !== undefined && isInDanger(body, creature) ? ["dangerous"] : [];
}
