import type { Call } from "@undercroft/kernel";
import type { Source } from "../events.ts";
import { heard } from "../powers/at.ts";
import type { Chapter, Mn } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { enteringCall, restingCall } from "../terrain/calls.ts";
import { typesNewlyCovered } from "./come-to.ts";
import type { MovingLocals } from "./locals.ts";

/** A creature stands where it was put, and stood at `from` before: what is new to it acts on it (mn.ruling.placed-entry). */
export const comingCall = (
  body: Body,
  creature: Creature,
  from: number,
  source: Source | null,
): Call<Mn, "coming"> => ({
  procedure: "coming",
  locals: {
    creature: creature.id,
    from,
    types: typesNewlyCovered(body, from, creature.at, creature.size),
    source,
  },
});

/** First what it has entered; then it has come to rest, modes or none (mn.terrain.web.modes); then whoever waits for it. */
export const comingProcedure: Chapter<Pick<MovingLocals, "coming">>["coming"] = {
  steps: {
    start: (run, { creature, types, source }) =>
      types === 0 ? next("rests") : call(enteringCall(creatureOf(run.body, creature), types, "put", source), "rests"),
    rests: (run, { creature: id, source }, input) => {
      const creature = creatureOf(run.body, id);
      const fell = input.kind === "result" && input.result.is === "entered" && input.result.fell;
      if (fell || creature.status !== "in-play") return done(nothing);
      return call(restingCall(creature, source), "ended");
    },
    ended: (run, { creature: id, from }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play") return done(nothing);
      return heard(run, { on: "enters", creature: id, square: creature.at, from }, "over");
    },
    over: () => done(nothing),
  },
};
