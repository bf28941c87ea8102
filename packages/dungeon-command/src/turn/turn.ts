import type { Next } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import { seatRef } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { clockwiseFrom, nextSeat } from "../multiplayer.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { settle } from "../stack/triggers.ts";
import type { Phase } from "../vocabulary/index.ts";
import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { noSource } from "./source.ts";

/** What a phase is begun by: those with steps name the order of these. */
const ruleOfPhase: { readonly [P in Phase]: RuleId } = {
  refresh: "dc.refresh.step-order",
  activate: "dc.refresh.then-activate",
  deploy: "dc.turn.four-phases",
  cleanup: "dc.cleanup.step-order",
};

/** Begins a phase of a turn (dc.turn.four-phases). */
export function beginPhase(run: Run, seat: number, phase: Phase): void {
  run.body.turn.phase = phase;
  run.emit({
    event: "phase-starts",
    seat,
    phase,
    rule: ruleOfPhase[phase],
  });
}

/** A reader who looks at the commander's card would miss the number there: noted when Leadership first passes it. */
function noteGrowth(run: Run, number: number): void {
  const seat = run.body.seats[number];
  const printed = run.body.content.commanders[seat?.commander ?? ""]?.leadership;
  if (seat !== undefined && printed !== undefined && seat.leadership === printed + 1)
    run.emit({ event: "noted", thing: seatRef(number), rule: "dc.commander.leadership-grows" });
}

function raised(run: Run, seat: number): Next<Dc> {
  noteGrowth(run, seat);
  return settleOutlived(run, "begun", "deploy") ?? deploy(seat);
}

function deploy(seat: number): Next<Dc> {
  return call({ procedure: "deployment", locals: { seat, starting: false, placed: [] } }, "deployed");
}

export const turnProcedures: Chapter<Pick<TurnLocals, "match" | "turn" | "deploy">> = {
  match: {
    steps: {
      start: () => call({ procedure: "setup", locals: { winner: -1, waiting: [] } }, "first"),
      first: (run) => {
        const { first } = run.body.turn;
        run.emit({ event: "noted", thing: seatRef(first), rule: "dc.turn.first-player" });
        run.emit({ event: "noted", thing: seatRef(first), rule: "dc.ruling.first-turn-is-normal" });
        return call({ procedure: "turn", locals: { seat: first } }, "following");
      },
      following: (run) =>
        call({ procedure: "turn", locals: { seat: nextSeat(run.body, run.body.turn.seat) } }, "following"),
    },
  },
  turn: {
    steps: {
      start: (run, { seat }) => {
        const { turn } = run.body;
        // A round is over when the turn comes back to, or past, whoever went first.
        const seats = run.body.seats.length;
        const place = (n: number): number => (n - turn.first + seats) % seats;
        if (turn.count === 0 || place(seat) <= place(turn.seat)) turn.round += 1;
        turn.seat = seat;
        turn.count += 1;
        turn.active = null;
        for (const creature of run.body.creatures) creature.activated = false;
        return call({ procedure: "refresh", locals: { seat } }, "activate");
      },
      activate: (_run, { seat }) => call({ procedure: "activate", locals: { seat } }, "deploy"),
      deploy: (_run, { seat }) => call({ procedure: "deploy", locals: { seat } }, "cleanup"),
      cleanup: (_run, { seat }) => call({ procedure: "cleanup", locals: { seat } }, "pass"),
      pass: (run, { seat }) => {
        // With more than two seats left the direction tells who is next.
        const rule = clockwiseFrom(run.body, seat).length > 2 ? "dc.turn.clockwise" : "dc.cleanup.next-player";
        run.emit({ event: "turn-ends", seat, turn: run.body.turn.count, rule });
        return done(nothing);
      },
    },
  },
  deploy: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        if (run.body.seats[seat]?.out !== false) return done(nothing);
        beginPhase(run, seat, "deploy");
        const change = { change: "track", track: "leadership", seat, by: 1 } as const;
        return makeChange(run, change, noSource, "dc.deploy.leadership-plus-one", "raised") ?? raised(run, seat);
      },
      raised: (run, { seat }) => raised(run, seat),
      begun: (run, { seat }) => settle(run, "deploy") ?? deploy(seat),
      deploy: (_run, { seat }) => deploy(seat),
      deployed: (run) => settleOutlived(run, "arrived", "end") ?? done(nothing),
      arrived: (run) => settle(run, "end") ?? done(nothing),
      end: () => done(nothing),
    },
  },
};
