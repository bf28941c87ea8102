import { discardReadied } from "../changes/readied.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { EffectLocals } from "./locals.ts";
import { crowded } from "./room.ts";

/** The player who has to part with something first, by place: the active one, then the others clockwise (dg.ruling.priority-usage); null if nobody has. */
function firstCrowded(body: Body): number | null {
  const { players, turn } = body;
  for (let i = 0; i < players.length; i += 1) {
    const place = (turn.player + i) % players.length;
    if (crowded(body, playerAt(body, place)) !== null) return place;
  }
  return null;
}

/** More lies ready than there is room for: its owner chooses at once what goes (dg.ruling.limit-full, dg.treasure.storage-lost). Null if nothing does. */
export const excessNext = (body: Body, then: string): ReturnType<typeof call> | null =>
  firstCrowded(body) === null ? null : call({ procedure: "excess", locals: {} }, then);

function part(run: Run, place: number, id: string): void {
  const what = crowded(run.body, playerAt(run.body, place));
  if (what === null) return;
  const because: readonly RuleId[] =
    what === "treasures" ? ["dg.treasure.storage-lost", "dg.ruling.storage-details"] : [];
  discardReadied(run, place, what, id, "dg.ruling.limit-full", because);
}

export const excessProcedure: Chapter<Pick<EffectLocals, "excess">>["excess"] = {
  steps: {
    start: ({ body }) => {
      const place = firstCrowded(body);
      if (place === null) return done(nothing);
      const of = crowded(body, playerAt(body, place)) ?? "treasures";
      return ask({ kind: "excess", of, rule: "dg.ruling.limit-full" }, [idAt(body, place)], "chosen");
    },
    /** Whoever leaves instead has nothing any more. */
    chosen: (run, _, input) => {
      const place = firstCrowded(run.body);
      if (place !== null && input.kind === "answer" && input.answer.do === "part") part(run, place, input.answer.thing);
      return next("start");
    },
  },
};
