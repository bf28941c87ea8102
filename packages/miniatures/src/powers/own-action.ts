import type { Run } from "../procedures.ts";
import { takingOf } from "./cannot-use.ts";
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

/**
 * Whether what is carried out now is a part of an action that the creature takes anyway: of its attack, or of a power that costs it an
 * action, a free one too. What else lets it act is a free action by itself (mn.ruling.charge-after).
 */
export function isPartOfAction({ state }: Run, creature: string): boolean {
  const frame = state.frames.findLast(
    ({ procedure }) => procedure === "power-action" || procedure === "moment" || procedure === "attack",
  );
  if (frame?.procedure === "attack") return frame.locals.turn.creature === creature;
  if (frame?.procedure === "power-action") return frame.locals.creature === creature;
  const now = frame?.procedure === "moment" ? frame.locals.now : null;
  return now?.creature === creature && takingOf(powerTextAt(state.body, now.text).power) !== "none";
}
