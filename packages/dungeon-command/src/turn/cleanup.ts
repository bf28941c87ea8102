import { cleanupCheck } from "../ending.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";
import { beginPhase } from "./turn.ts";

/** Cleanup: end-of-turn effects, untap, draw Creature cards, check the end (dc.cleanup.step-order). */
export const cleanupProcedures: Chapter<Pick<TurnLocals, "cleanup">> = {
  cleanup: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        beginPhase(run, seat, "cleanup");
        return settleOutlived(run, "begun", "endOfTurn");
      },
      begun: (run) => settle(run, "endOfTurn"),
      // A seat that has left still ends its turn for the others' effects (dc.ruling.player-concedes).
      endOfTurn: (_run, { seat }) =>
        call({ procedure: "stepEffects", locals: { seat, when: "end", pending: [] } }, "untap"),
      untap: (_run, { seat }) =>
        call({ procedure: "untapStep", locals: { seat, phase: "cleanup", queue: [] } }, "untapped"),
      untapped: (run) => settleOutlived(run, "ready", "draw"),
      ready: (run) => settle(run, "draw"),
      draw: (run, { seat }) => {
        const owner = run.body.seats[seat];
        if (owner === undefined || owner.out) return done(nothing);
        const card = run.body.content.commanders[owner.commander];
        const missing = (card?.creatureHand ?? 0) - owner.creatureHand.length;
        if (missing <= 0) return settle(run, "check");
        const change = { change: "draw", seat, deck: "creature", count: missing } as const;
        return call(
          { procedure: "change", locals: { change, source: noSource, rule: "dc.cleanup.draw-creatures", met: [] } },
          "drawn",
        );
      },
      drawn: (run) => settle(run, "check"),
      check: (run, { seat }) => {
        cleanupCheck(run, seat);
        return done(nothing);
      },
    },
  },
};
