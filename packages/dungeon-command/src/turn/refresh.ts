import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";
import { beginPhase } from "./turn.ts";

/** Refresh: start-of-turn effects, untap, draw one Order card (dc.refresh.step-order). */
export const refreshProcedures: Chapter<Pick<TurnLocals, "refresh">> = {
  refresh: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        if (run.body.seats[seat]?.out !== false) return done(nothing);
        beginPhase(run, seat, "refresh");
        return settleOutlived(run, "begun", "startOfTurn");
      },
      begun: (run) => settle(run, "startOfTurn"),
      startOfTurn: (_run, { seat }) =>
        call({ procedure: "stepEffects", locals: { seat, when: "start", pending: [] } }, "untap"),
      untap: (_run, { seat }) =>
        call({ procedure: "untapStep", locals: { seat, phase: "refresh", queue: [] } }, "untapped"),
      untapped: (run) => settleOutlived(run, "ready", "draw"),
      ready: (run) => settle(run, "draw"),
      draw: (run, { seat }) => {
        if (run.body.seats[seat]?.out !== false) return done(nothing);
        const change = { change: "draw", seat, deck: "order", count: 1 } as const;
        return call(
          { procedure: "change", locals: { change, source: noSource, rule: "dc.refresh.draw-order", met: [] } },
          "drawn",
        );
      },
      drawn: (run) => settle(run, "end"),
      end: () => done(nothing),
    },
  },
};
