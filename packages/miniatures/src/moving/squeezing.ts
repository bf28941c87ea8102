import { opportunitiesCall } from "../attack/opportunity.ts";
import { opportunitiesAgainst } from "../attack/provoking.ts";
import type { Chapter } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf, sideOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Creature } from "../state.ts";
import { comeTo } from "./come-to.ts";
import { comingCall } from "./coming.ts";
import type { MovingLocals } from "./locals.ts";
import { fullSize, fullSpaces, SQUEEZED, squeezeSpaces } from "./squeeze.ts";

/** Seat that decides for a creature now. */
const deciderOf = (body: Body, creature: Creature): number =>
  body.battle.turn?.creature === creature.id ? actingSeat(body) : sideOf(body, creature);

/** Squeezing and its end (mn.squeeze.*). */
export const squeezeProcedures: Chapter<Pick<MovingLocals, "squeeze" | "end-of-action">> = {
  squeeze: {
    steps: {
      start: (run, { creature: id }) => {
        const by = opportunitiesAgainst(run.body, creatureOf(run.body, id));
        if (by.length === 0) return next("shrink");
        run.emit({ event: "provoked", creature: id, by, rule: "mn.squeeze.provokes" });
        return call(opportunitiesCall([id], by), "shrink");
      },
      shrink: (run, { creature: id, at }) => {
        const creature = creatureOf(run.body, id);
        // The strikes may have destroyed it, slowed it or moved it.
        if (creature.status !== "in-play" || !squeezeSpaces(run.body, creature).includes(at)) return done(nothing);
        creature.size = SQUEEZED;
        comeTo(run, creature, at);
        run.emit({ event: "squeezed", creature: id, at, because: ["mn.ruling.squeeze"], rule: "mn.squeeze.start" });
        return done(nothing);
      },
    },
  },
  "end-of-action": {
    steps: {
      start: (run, { creature: id }) => {
        const { body } = run;
        const creature = creatureOf(body, id);
        if (creature.status !== "in-play" || creature.size >= fullSize(body, creature)) return done(nothing);
        if (fullSpaces(body, creature).length === 0) {
          run.emit({ event: "noted", thing: id, rule: "mn.squeeze.end.blocked" });
          return done(nothing);
        }
        return ask(
          { kind: "unsqueeze", creature: id, rule: "mn.squeeze.end" },
          [idOf(body, deciderOf(body, creature))],
          "chosen",
        );
      },
      chosen: (run, { creature: id }, input) => {
        if (input.kind !== "answer" || input.answer.do !== "unsqueeze") return done(nothing);
        const creature = creatureOf(run.body, id);
        const from = { at: creature.at, size: creature.size };
        creature.size = fullSize(run.body, creature);
        comeTo(run, creature, input.answer.at);
        run.emit({ event: "unsqueezed", creature: id, at: input.answer.at, rule: "mn.squeeze.end" });
        return call(comingCall(run.body, creature, from, null), "over");
      },
      over: () => done(nothing),
    },
  },
};
