import type { Call, Next } from "@undercroft/kernel";
import type { Mn, Run } from "../procedures.ts";
import { call, next } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { factsOf } from "../reading/facts.ts";
import type { Body } from "../state.ts";
import { tellCarriedAuras } from "./carried-auras.ts";
import { endAwaited } from "./ending.ts";
import { groundsIn } from "./grounds.ts";
import type { Hearing, Pass } from "./locals.ts";
import type { Moment } from "./moments.ts";
import { giveUsesBack } from "./recharges.ts";
import { isAnswered, isCancelled } from "./replies.ts";

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

/** Moments of a creature that moves. */
type Stirring = Extract<Moment, { readonly on: "leaves" | "enters" | "movement-ends" }>;

function momentCall(run: Run, moment: Moment, hearing: Hearing, pass: Pass): Call<Mn, "moment"> {
  const first = firstToDeclare(run, moment);
  return {
    procedure: "moment",
    locals: {
      moment,
      hearing,
      pass,
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
export const heardAs = (run: Run, moment: Moment, hearing: Hearing, then: string): Next<Mn> =>
  hearingOf(run, moment, hearing, then) ?? next(then);

/** Whoever moves takes its rider along: what is heard of the one is heard of the other too (mn.mount.movement). */
export const heardOfBoth = (run: Run, moment: Stirring, then: string): Next<Mn> =>
  hearingOfBoth(run, moment, then) ?? next(then);

/** The hearing of both that goes on at `then`, or null where none in the battle listens. */
export function hearingOfBoth(run: Run, moment: Stirring, then: string): Next<Mn> | null {
  if (!factsOf(run.body.content).hears.has(moment.on)) return null;
  const moments = ofBoth(run.body, moment);
  return moments.length === 1
    ? hearingOf(run, moment, "all", then)
    : call({ procedure: "react", locals: { moments } }, then);
}

/** A moment of whoever moves, and of its rider if it has one. */
export function ofBoth({ creatures }: Body, moment: Stirring): Moment[] {
  const rider = creatures.find(({ mount, status }) => mount === moment.creature && status === "in-play");
  return rider === undefined ? [moment] : [moment, { ...moment, creature: rider.id }];
}

/** What lasted until this moment ends, and uses come back (mn.duration.trigger, mn.power.recharge). */
export function settle(run: Run, moment: Moment): void {
  endAwaited(run, moment);
  giveUsesBack(run, moment);
}

/** The same for what comes about in no way that a power could answer, if anybody in the battle waits for such a thing. */
export function settleHeard(run: Run, moment: Moment): void {
  if (factsOf(run.body.content).hears.has(moment.on)) settle(run, moment);
}

/**
 * The hearing of a moment that goes on at `then`, or null where nothing answers it, neither a power nor the ground: the caller goes on
 * by itself. Most moments pass unheard, and for them no frame is made. What waits for the moment without a word is settled at once,
 * or, where a power may still cancel it, after that (mn.resolve.cancellation.void).
 */
export function hearingOf(run: Run, moment: Moment, hearing: Hearing, then: string): Next<Mn> | null {
  if (moment.on === "enters") tellCarriedAuras(run, moment);
  const isHeard = factsOf(run.body.content).hears.has(moment.on);
  if (isHeard && isCancelled(run.state, moment, hearing)) return call(momentCall(run, moment, hearing, "cancel"), then);
  if (isHeard && hearing !== "saves") settle(run, moment);
  const isAny = groundsIn(run.body, moment).length > 0 || (isHeard && isAnswered(run.state, moment, hearing));
  return isAny ? call(momentCall(run, moment, hearing, "rest"), then) : null;
}
