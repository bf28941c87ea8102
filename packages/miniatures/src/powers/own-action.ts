import type { Run } from "../procedures.ts";
import { powerTextAt } from "./taking.ts";

/**
 * Whether what is carried out now is done by means of an action that a creature spends in its own turn - the effects of its
 * attack, the text of a power in place of an action (mn.power.replaces) - and by nothing that answered it meanwhile
 * (mn.terrain.no-suicide).
 */
export function isOwnAction({ state }: Run, creature: string): boolean {
  const frame = state.frames.findLast(
    (one) =>
      one.procedure === "power-action" ||
      one.procedure === "moment" ||
      one.procedure === "opportunities" ||
      (one.procedure === "attack" && (one.locals.turn.as === "action" || one.locals.turn.as === "charge")),
  );
  if (frame?.procedure === "attack") return frame.locals.turn.creature === creature;
  if (frame?.procedure !== "power-action" || frame.locals.creature !== creature) return false;
  const { power } = powerTextAt(state.body, frame.locals.text);
  return power.power === "used" && power.cost !== "free";
}
