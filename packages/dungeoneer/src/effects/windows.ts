/** Who is asked at a moment whether anything is to be played or used (dg.special.any-turn). */
import { playerAt } from "../players.ts";
import { call, type Run, type State } from "../procedures.ts";
import { rollersNow } from "../rolling/rolls.ts";
import type { Answered } from "./env.ts";
import { fitsRoll, mightPlay, type Opening } from "./openings.ts";
import { canPay } from "./paying.ts";
import { eachSource, isUsed } from "./usable.ts";

type Next = ReturnType<typeof call>;

/** Whether a player has an effect in play that could be used at such a moment: all that decides it lies open. */
function mightUse(state: State, place: number, moment: Opening): boolean {
  const { body } = state;
  const isRolling = rollersNow({ state }).includes(place);
  let found = false;
  eachSource(body, place, (thing, _card, { uses }) => {
    found ||= uses.some(
      ({ timing = "anytime", price = free, oncePerTurn, steps }, use) =>
        timing === "anytime" &&
        fitsRoll(steps, moment, isRolling) &&
        !(oncePerTurn === true && isUsed(body, thing, use)) &&
        canPay(body, place, price, place),
    );
  });
  return found;
}
const free = {};

/** Whether somebody is asked at a moment: whoever might play a card, or has an effect to be used in play. */
const isAsked = ({ state }: Run, place: number, moment: Opening): boolean =>
  !playerAt(state.body, place).out && (mightPlay(state, place, moment) || mightUse(state, place, moment));

/** Asks whom it may concern, in this order; null if that is nobody. */
export function windowFor(run: Run, moment: Opening, order: readonly number[], then: string): Next | null {
  if (run.state.outcome !== null) return null;
  const asked = order.filter((place) => isAsked(run, place, moment));
  if (asked.length === 0) return null;
  return call(
    { procedure: "window", locals: { moment, asked, answered: null, asking: 0, passes: 0, turnedAside: false } },
    then,
  );
}

/** Those who are engaged answer the batch, or a Bane (dg.special.response). */
export const responsesTo = (engaged: readonly number[], answered: Answered, then: string): Next =>
  call(
    {
      procedure: "window",
      locals: { moment: "respond", asked: engaged, answered, asking: 0, passes: 0, turnedAside: false },
    },
    then,
  );
