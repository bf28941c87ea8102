import type { Run } from "../procedures.ts";
import { powerTextAt } from "./taking.ts";

/**
 * Whether a text is being carried out by which a creature spends an action of its own turn (mn.power.replaces), and nothing
 * that answered it meanwhile: what it does then is done by means of that action (mn.terrain.no-suicide).
 */
export function isOwnAction({ state }: Run, creature: string): boolean {
  const frame = state.frames.findLast(
    ({ procedure }) => procedure === "power-action" || procedure === "moment" || procedure === "opportunities",
  );
  if (frame?.procedure !== "power-action" || frame.locals.creature !== creature) return false;
  const { power } = powerTextAt(state.body, frame.locals.text);
  return power.power === "used" && power.cost !== "free";
}
