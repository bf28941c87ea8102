import type { Call, Next } from "@undercroft/kernel";
import type { Mn, Run } from "../procedures.ts";
import { call, next } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { findCreature } from "../reading/creatures.ts";
import { factsOf, factsOfCard } from "../reading/facts.ts";
import type { Body } from "../state.ts";
import type { Hearing } from "./locals.ts";
import type { Moment } from "./moments.ts";

/** Whether any text of the battle could have to do with such a moment. */
function isListenedTo({ body }: Run, moment: Moment): boolean {
  const { hears, freely } = factsOf(body.content);
  if (hears.has(moment.on)) return true;
  if (!freely) return false;
  switch (moment.on) {
    case "turn-starts":
    case "turn-ends":
      return true;
    case "leaves":
    case "attack-declared":
      return isFree(body, moment.creature);
    case "targeted":
      return isFree(body, moment.target);
    default:
      return false;
  }
}

/** Whether a creature has a power to be used as a free action (mn.power.default-timing). */
function isFree(body: Body, id: string): boolean {
  const creature = findCreature(body, id);
  if (creature === undefined) return false;
  if (factsOfCard(body.content, creature.card).freely) return true;
  return creature.items.some((item) => factsOfCard(body.content, item).freely);
}

/**
 * Who declares first: the winner of the last champion test at the start of a round and at the end of a turn, the loser at the
 * end of a round, otherwise the acting player (mn.battle.start-of-round, mn.battle.end-of-round.order,
 * mn.ruling.end-of-turn-order, mn.turn.start.other).
 */
function firstToDeclare({ body }: Run, { on }: Moment): number {
  const winner = body.battle.testWinner ?? 0;
  if (on === "round-ends") return 1 - winner;
  return on === "round-starts" || on === "turn-ends" ? winner : actingSeat(body);
}

function momentCall(run: Run, moment: Moment, hearing: Hearing): Call<Mn, "moment"> {
  const first = firstToDeclare(run, moment);
  return {
    procedure: "moment",
    locals: {
      moment,
      hearing,
      pass: "cancel",
      done: [],
      first,
      asking: first,
      passed: [false, false],
      declared: [],
      now: null,
      touched: [],
    },
  };
}

/** Goes on at `then` once every power that answers the moment has been heard; at once where none in the battle listens. */
export const heard = (run: Run, moment: Moment, then: string): Next<Mn> => heardAs(run, moment, "all", then);

/** The same for a part of the powers alone. */
export function heardAs(run: Run, moment: Moment, hearing: Hearing, then: string): Next<Mn> {
  return isListenedTo(run, moment) ? call(momentCall(run, moment, hearing), then) : next(then);
}
