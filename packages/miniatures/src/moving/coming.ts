import type { Call } from "@undercroft/kernel";
import type { Source } from "../events.ts";
import type { Space } from "../lines/scene.ts";
import { heardOfBoth, ofBoth, settleHeard } from "../powers/at.ts";
import type { Chapter, Mn } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { enteringCall, restingCall } from "../terrain/calls.ts";
import { hasLeft, typesNewlyCovered } from "./come-to.ts";
import type { MovingLocals } from "./locals.ts";

/**
 * A creature has come into its space by no step of its own and held `from` before, null if it was not in play: what is new to it
 * acts on it (mn.ruling.placed-entry).
 */
export const comingCall = (
  body: Body,
  creature: Creature,
  from: Space | null,
  source: Source | null,
): Call<Mn, "coming"> => ({
  procedure: "coming",
  locals: {
    creature: creature.id,
    // A space that a creature holds is that creature itself: what is kept is where it was (see spaceOf).
    from: from === null ? null : { at: from.at, size: from.size },
    types: typesNewlyCovered(body, from, spaceOf(body, creature)),
    source,
  },
});

/** First what it has entered; then it has come to rest, modes or none (mn.terrain.web.modes); then whoever waits for it. */
export const comingProcedure: Chapter<Pick<MovingLocals, "coming">>["coming"] = {
  steps: {
    start: (run, { creature: id, from, types, source }) => {
      const creature = creatureOf(run.body, id);
      // It is gone from there without a step that could be answered; what lasts until it leaves is over all the same.
      if (from !== null && hasLeft(run.body, from, spaceOf(run.body, creature)))
        for (const moment of ofBoth(run.body, { on: "leaves", creature: id, square: from.at }))
          settleHeard(run, moment);
      return types === 0 ? next("rests") : call(enteringCall(creature, types, "put", source), "rests");
    },
    rests: (run, { creature: id, source }, input) => {
      const creature = creatureOf(run.body, id);
      const fell = input.kind === "result" && input.result.is === "entered" && input.result.fell;
      if (fell || creature.status !== "in-play") return done(nothing);
      return call(restingCall(creature, source), "ended");
    },
    ended: (run, { creature: id, from }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play") return done(nothing);
      const square = spaceOf(run.body, creature).at;
      const moment = { on: "enters", creature: id, square, ...(from === null ? {} : { from }) } as const;
      return heardOfBoth(run, moment, "over");
    },
    over: () => done(nothing),
  },
};
