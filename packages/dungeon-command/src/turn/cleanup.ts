import type { Next } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import { expireEffect, expiring } from "../effects/durations.ts";
import { cleanupCheck } from "../ending.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";
import { stepEffects } from "./step-effects.ts";
import { beginPhase } from "./turn.ts";
import { untapStep } from "./untap-step.ts";

/** A seat that has left still ends its turn for the others' effects (dc.ruling.player-concedes). */
function endOfTurn(run: Run, seat: number): Next<Dc> {
  return stepEffects(run, seat, "end", "untap") ?? untap(run, seat);
}

function untap(run: Run, seat: number): Next<Dc> {
  return untapStep(run, seat, "cleanup", "untapped") ?? untapped(run, seat);
}

function untapped(run: Run, seat: number): Next<Dc> {
  return settleOutlived(run, "ready", "draw") ?? draw(run, seat);
}

function draw(run: Run, seat: number): Next<Dc> {
  const owner = run.body.seats[seat];
  if (owner === undefined || owner.out) return next("late");
  const card = run.body.content.commanders[owner.commander];
  const missing = (card?.creatureHand ?? 0) - owner.creatureHand.length;
  if (missing <= 0) return drawn(run, seat);
  const change = { change: "draw", seat, deck: "creature", count: missing } as const;
  return makeChange(run, change, noSource, "dc.cleanup.draw-creatures", "drawn") ?? drawn(run, seat);
}

function drawn(run: Run, seat: number): Next<Dc> {
  return settle(run, "check") ?? check(run, seat);
}

function check(run: Run, seat: number): Next<Dc> {
  return cleanupCheck(run, seat) ? done(nothing) : endLate(run, seat);
}

/** What began after the step in which effects expire ends with the turn all the same. */
function endLate(run: Run, seat: number): Next<Dc> {
  const [late] = expiring(run.body, "end", seat);
  if (late === undefined) return done(nothing);
  const deaths = expireEffect(run, late, "dc.cleanup.end-of-turn-effects");
  return deaths === null ? next("late") : call(deaths, "late");
}

/** Cleanup: end-of-turn effects, untap, draw Creature cards, check the end (dc.cleanup.step-order). */
export const cleanupProcedures: Chapter<Pick<TurnLocals, "cleanup">> = {
  cleanup: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        beginPhase(run, seat, "cleanup");
        return settleOutlived(run, "begun", "endOfTurn") ?? endOfTurn(run, seat);
      },
      begun: (run, { seat }) => settle(run, "endOfTurn") ?? endOfTurn(run, seat),
      endOfTurn: (run, { seat }) => endOfTurn(run, seat),
      untap: (run, { seat }) => untap(run, seat),
      untapped: (run, { seat }) => untapped(run, seat),
      ready: (run, { seat }) => settle(run, "draw") ?? draw(run, seat),
      draw: (run, { seat }) => draw(run, seat),
      drawn: (run, { seat }) => drawn(run, seat),
      check: (run, { seat }) => check(run, seat),
      late: (run, { seat }) => settle(run, "late") ?? endLate(run, seat),
    },
  },
};
