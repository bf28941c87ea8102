import { forcedDismountCall } from "../mounting/calls.ts";
import { partedRider } from "../mounting/parted.ts";
import { settleCall } from "../moving/calls.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { TurnLocals } from "./locals.ts";

/**
 * A creature is on its owner's side again after an action for the other (mn.ruling.dominated-sides): whom it rides or carries
 * may be an enemy now, and what was an enemy's space to it an ally's (mn.dismount.forced, mn.position.illegal).
 */
export const ownSideProcedure: Chapter<Pick<TurnLocals, "own-side-again">>["own-side-again"] = {
  steps: {
    start: (run, { creature }) => {
      const rider = partedRider(run.body, creatureOf(run.body, creature));
      return rider === null ? next("settle") : call(forcedDismountCall(rider), "settle");
    },
    settle: (run, { creature }) => call(settleCall(creatureOf(run.body, creature)), "over"),
    over: () => done(nothing),
  },
};
