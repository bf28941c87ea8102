import type { Next } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";
import { beginPhase } from "./turn.ts";

function startOfTurn(seat: number): Next<Dc> {
  return call({ procedure: "stepEffects", locals: { seat, when: "start", pending: [] } }, "untap");
}

function draw(run: Run, seat: number): Next<Dc> {
  if (run.body.seats[seat]?.out !== false) return done(nothing);
  const change = { change: "draw", seat, deck: "order", count: 1 } as const;
  return makeChange(run, change, noSource, "dc.refresh.draw-order", "drawn");
}

/** Refresh: start-of-turn effects, untap, draw one Order card (dc.refresh.step-order). */
export const refreshProcedures: Chapter<Pick<TurnLocals, "refresh">> = {
  refresh: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        if (run.body.seats[seat]?.out !== false) return done(nothing);
        beginPhase(run, seat, "refresh");
        return settleOutlived(run, "begun", "startOfTurn") ?? startOfTurn(seat);
      },
      begun: (run, { seat }) => settle(run, "startOfTurn") ?? startOfTurn(seat),
      startOfTurn: (_run, { seat }) => startOfTurn(seat),
      untap: (_run, { seat }) =>
        call({ procedure: "untapStep", locals: { seat, phase: "refresh", queue: [] } }, "untapped"),
      untapped: (run, { seat }) => settleOutlived(run, "ready", "draw") ?? draw(run, seat),
      ready: (run, { seat }) => settle(run, "draw") ?? draw(run, seat),
      draw: (run, { seat }) => draw(run, seat),
      drawn: (run) => settle(run, "end") ?? done(nothing),
      end: () => done(nothing),
    },
  },
};
