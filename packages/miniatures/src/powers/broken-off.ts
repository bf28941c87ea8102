/** An action by the text of a power that is broken off before all of it is done. */
import type { Run, State } from "../procedures.ts";
import type { Words } from "../reading/names.ts";
import { takingOf } from "./cannot-use.ts";
import { powerTextAt } from "./taking.ts";

/** The name under which an effect remembers it: no card can use it. */
const BROKEN_OFF = "broken.off";

export const isBrokenOff = ({ names }: Words): boolean => names[BROKEN_OFF] !== undefined;

/**
 * A creature can act no more. What it was about to do in the attack or the move that its power lets it make is lost, and what the
 * power says after that with it (mn.oa.action-lost, mn.ruling.stunned-mid-turn); what its own text does to it breaks nothing off.
 */
export function breakOff({ state }: Run, creature: string): void {
  const { frames } = state;
  frames.forEach((frame, place) => {
    if (frame.procedure !== "effect" || frame.locals.env.self !== creature) return;
    const isActing = frames.slice(place + 1).some((above) => isDoingOf(above, creature));
    if (isActing && isAction(state, frames[place - 1])) frame.locals.env.names[BROKEN_OFF] = [creature];
  });
}

type Frame = State["frames"][number];

/** An action that a creature was granted, or an attack of its own. */
const isDoingOf = (frame: Frame, creature: string): boolean =>
  (frame.procedure === "granted" && frame.locals.creature === creature) ||
  (frame.procedure === "attack" && frame.locals.turn.creature === creature);

/** Whether what called an effect is an action that a power costs, a free or an immediate one too. */
function isAction({ body }: State, below: Frame | undefined): boolean {
  if (below?.procedure === "power-action") return true;
  const now = below?.procedure === "moment" ? below.locals.now : null;
  return now !== null && takingOf(powerTextAt(body, now.text).power) !== "none";
}
