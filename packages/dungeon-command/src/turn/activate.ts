import type { Next } from "@undercroft/kernel";
import { endActivationEffects } from "../effects/durations.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { openHazardWindow } from "../moving/movement.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { declaration } from "../stack/locals.ts";
import { settle } from "../stack/triggers.ts";

import type { TurnLocals } from "./locals.ts";
import { settleOutlived } from "./outlived.ts";
import { beginPhase } from "./turn.ts";

type Activation = TurnLocals["activation"];

/** Asks the turn player what comes next; only on an empty stack (dc.stack.turn-player-continues). */
function askNext(run: Run, seat: number, rule: RuleId): Next<Dc> {
  const owner = run.body.seats[seat];
  if (owner === undefined || owner.out) return next("over");
  return ask({ kind: "turn", rule }, [owner.id], "answered");
}

/** Asks the turn player which creature comes next. */
function askWhom(run: Run, seat: number): Next<Dc> {
  return askNext(run, seat, turnRule(null));
}

/** Asks the turn player what the active creature does next. */
function askWhat(run: Run, locals: Activation): Next<Dc> {
  if (locals.lost || !stillActs(run)) return closeActivation(run, locals);
  return askNext(run, locals.seat, turnRule(locals));
}

function closeActivation(run: Run, locals: Activation): Next<Dc> {
  run.body.turn.active = null;
  const deaths = endActivationEffects(run);
  return deaths === null ? endActivation(run, locals) : call(deaths, "ended");
}

function endActivation(run: Run, { seat, creature, last }: Activation): Next<Dc> {
  openHazardWindow(run);
  run.emit({ event: "activation-ends", seat, creature, rule: "dc.activate.one-at-a-time" });
  return settle(run, "end") ?? done({ is: "turn", answer: last });
}

/** By which entry the turn player is asked: which creature comes next, what it does first, or how the turn goes on. */
export function turnRule(activation: { readonly acted: boolean } | null): RuleId {
  if (activation === null) return "dc.activate.player-picks-sequence";
  return activation.acted ? "dc.stack.turn-player-continues" : "dc.activate.options-any-order";
}

const isDeed = (answer: Answer): boolean =>
  answer.do !== "activate" && answer.do !== "end-activation" && answer.do !== "end-phase";

export const activateProcedures: Chapter<Pick<TurnLocals, "activate" | "activation">> = {
  activate: {
    collects: true,
    steps: {
      start: (run, { seat }) => {
        if (run.body.seats[seat]?.out !== false) return done(nothing);
        beginPhase(run, seat, "activate");
        return settleOutlived(run, "begun", "ask") ?? askWhom(run, seat);
      },
      begun: (run, { seat }) => settle(run, "ask") ?? askWhom(run, seat),
      ask: (run, { seat }) => askWhom(run, seat),
      answered: (run, { seat }, input) => {
        if (input.kind === "result" && input.result.is === "turn") return follow(run, seat, input.result.answer);
        return input.kind === "answer" ? follow(run, seat, input.answer) : done(nothing);
      },
      window: () => call({ procedure: "window", locals: { passed: 0 } }, "settled"),
      settled: (run, { seat }) => settled(run, seat),
      over: () => done(nothing),
    },
  },
  activation: {
    collects: true,
    steps: {
      start: (run, locals) => {
        const { seat, creature } = locals;
        const { turn } = run.body;
        const active = run.body.creatures.find((c) => c.id === creature);
        if (active === undefined) return done({ is: "turn", answer: null });
        turn.active = creature;
        turn.activation += 1;
        active.activated = true;
        active.moves = 0;
        openHazardWindow(run);
        run.emit({ event: "activation-starts", seat, creature, rule: "dc.activate.declare" });
        return settleOutlived(run, "begun", "ask") ?? askWhat(run, locals);
      },
      begun: (run, locals) => settle(run, "ask") ?? askWhat(run, locals),
      ask: askWhat,
      answered: (run, locals, input) => {
        if (input.kind !== "answer") return closeActivation(run, locals);
        const { answer } = input;
        if (isDeed(answer)) return call({ procedure: "declare", locals: declaration(locals.seat, answer) }, "window");
        locals.last = answer.do === "end-activation" ? null : answer;
        return closeActivation(run, locals);
      },
      // Players may still respond after the last resolution (dc.ruling.window-on-empty-stack).
      window: () => call({ procedure: "window", locals: { passed: 0 } }, "settled"),
      settled: (run, locals) => {
        locals.acted = true;
        return settle(run, "ask") ?? askWhat(run, locals);
      },
      over: closeActivation,
      ended: endActivation,
      end: (_run, { last }) => done({ is: "turn", answer: last }),
    },
  },
};

/** The activation goes on while its creature is in play and still controlled by the turn player. */
function stillActs(run: Run): boolean {
  const { turn } = run.body;
  return run.body.creatures.some((c) => c.id === turn.active && c.controller === turn.seat);
}

function settled(run: Run, seat: number): Next<Dc> {
  return settle(run, "ask") ?? askWhom(run, seat);
}

/** Creatures that were not activated count as activated with nothing done (dc.ruling.activation-limits). */
function endPhase(run: Run, seat: number): Next<Dc> {
  for (const creature of run.body.creatures)
    if (creature.controller === seat && !creature.activated) {
      creature.activated = true;
      run.emit({ event: "activation-starts", seat, creature: creature.id, rule: "dc.ruling.activation-limits" });
    }
  return settle(run, "over") ?? done(nothing);
}

function follow(run: Run, seat: number, answer: Answer | null): Next<Dc> {
  if (answer === null) return settled(run, seat);
  switch (answer.do) {
    case "activate":
      return call(
        { procedure: "activation", locals: { seat, creature: answer.creature, last: null, acted: false, lost: false } },
        "answered",
      );
    case "end-phase":
      return endPhase(run, seat);
    default:
      return call({ procedure: "declare", locals: declaration(seat, answer) }, "window");
  }
}
