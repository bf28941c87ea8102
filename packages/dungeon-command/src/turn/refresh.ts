import type { Next } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { done, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";
import { stepEffects } from "./step-effects.ts";
import { beginPhase } from "./turn.ts";
import { untapStep } from "./untap-step.ts";

function startOfTurn(run: Run, seat: number): Next<Dc> {
  return stepEffects(run, seat, "start", "untap") ?? untap(run, seat);
}

function untap(run: Run, seat: number): Next<Dc> {
  return untapStep(run, seat, "refresh", "untapped") ?? untapped(run, seat);
}

function untapped(run: Run, seat: number): Next<Dc> {
  return settleOutlived(run, "ready", "draw") ?? draw(run, seat);
}

function draw(run: Run, seat: number): Next<Dc> {
  if (run.body.seats[seat]?.out !== false) return done(nothing);
  const change = { change: "draw", seat, deck: "order", count: 1 } as const;
  return makeChange(run, change, noSource, "dc.refresh.draw-order", "drawn") ?? drawn(run);
}

function drawn(run: Run): Next<Dc> {
  return settle(run, "end") ?? done(nothing);
}

/** Refresh: start-of-turn effects, untap, draw one Order card (dc.refresh.step-order). */
export const refreshProcedures: Chapter<Pick<TurnLocals, "refresh">> = {
  refresh: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        if (run.body.seats[seat]?.out !== false) return done(nothing);
        beginPhase(run, seat, "refresh");
        return settleOutlived(run, "begun", "startOfTurn") ?? startOfTurn(run, seat);
      },
      begun: (run, { seat }) => settle(run, "startOfTurn") ?? startOfTurn(run, seat),
      startOfTurn: (run, { seat }) => startOfTurn(run, seat),
      untap: (run, { seat }) => untap(run, seat),
      untapped: (run, { seat }) => untapped(run, seat),
      ready: (run, { seat }) => settle(run, "draw") ?? draw(run, seat),
      draw: (run, { seat }) => draw(run, seat),
      drawn,
      end: () => done(nothing),
    },
  },
};
