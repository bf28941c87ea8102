import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { movementCall, settleCall } from "./calls.ts";
import { moveJourney } from "./journey.ts";
import type { MovingLocals } from "./locals.ts";

/**
 * Two move actions declared together: nothing is pooled, and only the first need not end in a legal position (mn.move.double,
 * mn.ruling.double-move). If the second cannot be taken, the creature is put back from where it may not stay.
 */
export const doubleMoveProcedure: Chapter<Pick<MovingLocals, "double-move">>["double-move"] = {
  steps: {
    start: (run, { creature: id }) => {
      const journey = moveJourney(run.body, creatureOf(run.body, id), "move");
      return call(movementCall({ ...journey, loose: true }), "second");
    },
    second: (run, locals) => {
      const creature = creatureOf(run.body, locals.creature);
      const { turn } = run.body.battle;
      const goesOn = creature.status === "in-play" && isActive(run.body, creature) && turn?.over !== true;
      if (!goesOn || underDazed(run.body, creature)) return next("settle");
      return call(movementCall(moveJourney(run.body, creature, "move")), "settle");
    },
    settle: (run, { creature: id }) => call(settleCall(creatureOf(run.body, id)), "over"),
    over: () => done(nothing),
  },
};
