import type { Next } from "@undercroft/kernel";
import { checkHitPoints } from "../damage/hit-points.ts";
import type { Source } from "../events.ts";
import type { Chapter, Dc, Run, State } from "../procedures.ts";
import { call, done } from "../procedures.ts";
import { mayReplace } from "../reading/facts.ts";
import type { Change, ChangeLocals, Would } from "./locals.ts";
import { applyChange } from "./perform.ts";
import { replaceProcedure } from "./replace.ts";

/** The event that a change would be, or null if nothing replaces changes of its kind. */
export function wouldOf(change: Change, source: Source): Would | null {
  switch (change.change) {
    case "tap":
      return { on: "tapped", creature: change.creature, amount: 0, source };
    case "untap":
      return { on: "untapped", creature: change.creature, amount: 0, source };
    case "heal":
      return { on: "healed", creature: change.creature, amount: change.amount, source };
    case "draw":
      return change.deck === "order" ? { on: "order-drawn", seat: change.seat, amount: change.count, source } : null;
    case "discard":
      return change.from === "order-hand" ? { on: "order-discarded", seat: change.seat, amount: 1, source } : null;
    case "track": {
      const on = change.by > 0 ? "track-raised" : "track-lowered";
      return { on, track: change.track, seat: change.seat, amount: Math.abs(change.by), source };
    }
    case "detach":
    case "control":
      return null;
    default:
      throw new Error(`unknown change ${JSON.stringify(change satisfies never)}`);
  }
}

/** Whether some text of the match may replace this change; if not, `applyChange` is all there is to it. */
export function mayBeReplaced(state: State, change: Change, source: Source): boolean {
  const would = wouldOf(change, source);
  return would !== null && mayReplace(state.body.content, would.on);
}

function perform(run: Run, { change, source, rule }: ChangeLocals["change"]): Next<Dc> {
  const happened = applyChange(run, change, source, rule);
  const lessens = change.change === "detach" || change.change === "control";
  const deaths = happened && lessens ? checkHitPoints(run) : null;
  return deaths === null ? done({ is: "change", happened }) : call(deaths, "end");
}

/** A single change: it is offered to what replaces it, made, and announced (design rule 10). */
export const changeProcedures: Chapter<ChangeLocals> = {
  replace: replaceProcedure,
  change: {
    steps: {
      start: (run, locals) => {
        const { change, source, met } = locals;
        const would = wouldOf(change, source);
        if (would === null || !mayReplace(run.body.content, would.on)) return perform(run, locals);
        return call({ procedure: "replace", locals: { would, met: [...met], offered: null } }, "offered");
      },
      offered: (run, locals, input) =>
        input.kind === "result" && input.result.is === "change" && !input.result.happened
          ? done({ is: "change", happened: false })
          : perform(run, locals),
      end: () => done({ is: "change", happened: true }),
    },
  },
};
