import type { Next } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, nothing } from "../procedures.ts";
import type { SeatState } from "../state.ts";
import type { StackLocals } from "./locals.ts";
import { declaration } from "./locals.ts";
import { topAction } from "./pile.ts";
import type { Waiting } from "./waiting.ts";

/** By which entry a seat is asked for a response: what is public of the stack and of who has passed, and nothing else, decides. */
export function windowRule(top: Waiting | null, passed: number): RuleId {
  if (passed > 0) return "dc.ruling.priority-order";
  if (top === null) return "dc.ruling.window-on-empty-stack";
  return top.later ? "dc.stack.multi-action-separate-responses" : "dc.stack.every-player-may-respond";
}

/** The first seat clockwise from the turn player that has not passed, or null if all have. */
function nextToAsk(run: Run, passed: number): SeatState | null {
  const { seats, turn } = run.body;
  for (let step = 0; step < seats.length; step++) {
    const at = (turn.seat + step) % seats.length;
    const seat = seats[at];
    if (seat !== undefined && !seat.out && (passed & (1 << at)) === 0) return seat;
  }
  return null;
}

function askNext(run: Run, passed: number): Next<Dc> {
  const asked = nextToAsk(run, passed);
  if (asked === null) return done(nothing);
  return ask({ kind: "respond", rule: windowRule(topAction(run.state), passed) }, [asked.id], "answered");
}

function askAnew(run: Run, locals: StackLocals["window"]): Next<Dc> {
  locals.passed = 0;
  return askNext(run, 0);
}

/**
 * A response window: the turn player is asked first, then the others clockwise. An action that is
 * added resolves above, and then the asking begins anew; the window closes when all have passed in
 * succession (dc.ruling.priority-order).
 */
export const windowProcedures: Chapter<Pick<StackLocals, "window">> = {
  window: {
    steps: {
      start: askAnew,
      answered: (run, locals, input) => {
        // A seat that has left is asked no more.
        if (input.kind !== "answer") return askNext(run, locals.passed);
        const { answer } = input;
        const seat = run.body.seats.findIndex((s) => s.id === input.seat);
        if (answer.do === "pass") {
          locals.passed |= 1 << seat;
          return askNext(run, locals.passed);
        }
        return call({ procedure: "declare", locals: declaration(seat, answer) }, "added");
      },
      // What was added has resolved; what lies below has waited for it.
      added: (run, locals) => {
        const waiting = topAction(run.state);
        if (waiting !== null) waiting.waited = true;
        return askAnew(run, locals);
      },
    },
  },
};
