import { clockwiseFrom } from "../multiplayer.ts";
import type { Chapter } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { StackLocals } from "./locals.ts";
import { declaration } from "./locals.ts";

/**
 * A response window: the turn player is asked first, then the others clockwise. An action that is
 * added resolves above, and then the asking begins anew; the window closes when all have passed in
 * succession (dc.ruling.priority-order).
 */
export const windowProcedures: Chapter<Pick<StackLocals, "window">> = {
  window: {
    steps: {
      start: (_run, locals) => {
        locals.passed = 0;
        return next("ask");
      },
      ask: (run, locals) => {
        const seats = clockwiseFrom(run.body, run.body.turn.seat);
        const seat = seats[locals.passed];
        const asked = seat === undefined ? undefined : run.body.seats[seat];
        if (asked === undefined) return done(nothing);
        return ask({ kind: "respond", rule: "dc.stack.every-player-may-respond" }, [asked.id], "answered");
      },
      answered: (run, locals, input) => {
        // A seat that has left is asked no more; the order begins anew without it.
        if (input.kind !== "answer") return next("ask");
        const { answer } = input;
        if (answer.do === "pass") {
          locals.passed += 1;
          return next("ask");
        }
        const seat = run.body.seats.findIndex((s) => s.id === input.seat);
        return call({ procedure: "declare", locals: declaration(seat, answer) }, "start");
      },
    },
  },
};
