import type { Next } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import { cleanupCheck } from "../ending.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";
import { beginPhase } from "./turn.ts";

/** A seat that has left still ends its turn for the others' effects (dc.ruling.player-concedes). */
function endOfTurn(seat: number): Next<Dc> {
  return call({ procedure: "stepEffects", locals: { seat, when: "end", pending: [] } }, "untap");
}

function draw(run: Run, seat: number): Next<Dc> {
  const owner = run.body.seats[seat];
  if (owner === undefined || owner.out) return done(nothing);
  const card = run.body.content.commanders[owner.commander];
  const missing = (card?.creatureHand ?? 0) - owner.creatureHand.length;
  if (missing <= 0) return settle(run, "check") ?? check(run, seat);
  const change = { change: "draw", seat, deck: "creature", count: missing } as const;
  return makeChange(run, change, noSource, "dc.cleanup.draw-creatures", "drawn");
}

function check(run: Run, seat: number): Next<Dc> {
  cleanupCheck(run, seat);
  return done(nothing);
}

/** Cleanup: end-of-turn effects, untap, draw Creature cards, check the end (dc.cleanup.step-order). */
export const cleanupProcedures: Chapter<Pick<TurnLocals, "cleanup">> = {
  cleanup: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        beginPhase(run, seat, "cleanup");
        return settleOutlived(run, "begun", "endOfTurn") ?? endOfTurn(seat);
      },
      begun: (run, { seat }) => settle(run, "endOfTurn") ?? endOfTurn(seat),
      endOfTurn: (_run, { seat }) => endOfTurn(seat),
      untap: (_run, { seat }) =>
        call({ procedure: "untapStep", locals: { seat, phase: "cleanup", queue: [] } }, "untapped"),
      untapped: (run, { seat }) => settleOutlived(run, "ready", "draw") ?? draw(run, seat),
      ready: (run, { seat }) => settle(run, "draw") ?? draw(run, seat),
      draw: (run, { seat }) => draw(run, seat),
      drawn: (run, { seat }) => settle(run, "check") ?? check(run, seat),
      check: (run, { seat }) => check(run, seat),
    },
  },
};
