import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { restingCall } from "../terrain/calls.ts";
import { movementCall, settleCall } from "./calls.ts";
import { moveJourney } from "./journey.ts";
import type { MovingLocals } from "./locals.ts";
import { illegalPosition } from "./position.ts";

/** Whether it can go on with the second of the two. */
const goesOn = (body: Body, creature: Creature): boolean =>
  creature.status === "in-play" &&
  isActive(body, creature) &&
  body.battle.turn?.over !== true &&
  !underDazed(body, creature);

/**
 * Two move actions declared together: nothing is pooled, and only the first need not end in a legal position (mn.move.double,
 * mn.ruling.double-move). If the second cannot be taken, the creature is put back from where it may not stay.
 */
export const doubleMoveProcedure: Chapter<Pick<MovingLocals, "double-move">>["double-move"] = {
  steps: {
    start: (run, { creature: id }) => {
      const journey = moveJourney(run.body, creatureOf(run.body, id), "move");
      return call(movementCall({ ...journey, loose: true }), "between");
    },
    // The first is an action of its own, at whose end it may take its full space again (mn.squeeze.end).
    between: (run, locals) => {
      const creature = creatureOf(run.body, locals.creature);
      if (goesOn(run.body, creature))
        return call({ procedure: "end-of-action", locals: { creature: creature.id } }, "second");
      locals.at = creature.at;
      return next("settle");
    },
    second: (run, locals) => {
      const creature = creatureOf(run.body, locals.creature);
      locals.at = creature.at;
      // To take its full space may have brought it into what stops or destroys it.
      if (!goesOn(run.body, creature)) return next("settle");
      return call(movementCall(moveJourney(run.body, creature, "move")), "settle");
    },
    // Where the first move ended is where all movement ends, if the second led nowhere: there it comes to rest.
    settle: (run, { creature: id, at }) => {
      const creature = creatureOf(run.body, id);
      const stays = creature.at === at && illegalPosition(run.body, creature, at) === null;
      return call(stays ? restingCall(creature, null) : settleCall(creature), "over");
    },
    over: () => done(nothing),
  },
};
