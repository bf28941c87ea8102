import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, type State } from "../procedures.ts";
import type { Question } from "../questions.ts";
import type { Body } from "../state.ts";
import { batchAsked, inBatch } from "../turn/responses.ts";
import type { Answered, BaneInPlay } from "./env.ts";
import type { EffectLocals } from "./locals.ts";
import { beginPlaying } from "./playing.ts";

const baneOf = (answered: Answered): BaneInPlay | null => (answered?.is === "bane" ? answered.bane : null);

function questionAt({ moment, answered }: EffectLocals["window"]): Question {
  if (moment === "respond")
    return { kind: "respond", bane: baneOf(answered)?.card ?? null, rule: "dg.dl.response.boons" };
  return {
    kind: "moment",
    moment,
    rule: moment === "between" ? "dg.ruling.anytime-interrupt-granularity" : "dg.ruling.anytime-dice-timing",
  };
}

/** Whether nothing of the batch is left that might be answered: it was turned aside, or its player has left. */
const isNothingLeft = (state: State, { moment, answered }: EffectLocals["window"]): boolean =>
  moment === "respond" && answered === null && inBatch(state.body, batchAsked(state)).length === 0;

/** Why one of several answers in its turn, and all Encounters together. */
function whyInTurn(body: Body, { moment, asked, answered }: EffectLocals["window"]): readonly RuleId[] {
  if (moment !== "respond") return [];
  const because: RuleId[] = asked.length > 1 ? ["dg.ruling.response-order"] : [];
  if (answered === null && inBatch(body).length > 1) because.push("dg.ruling.single-response-step");
  return because;
}

export const windowProcedure: Chapter<Pick<EffectLocals, "window">>["window"] = {
  steps: {
    start: (run, locals) => {
      const { asked, asking, passes, turnedAside } = locals;
      const place = asked[asking % Math.max(1, asked.length)];
      if (
        place === undefined ||
        passes >= asked.length ||
        turnedAside ||
        run.state.outcome !== null ||
        isNothingLeft(run.state, locals)
      )
        return done({ is: "responded", turnedAside });
      if (playerAt(run.body, place).out) return next("passed");
      return ask(questionAt(locals), [idAt(run.body, place)], "chosen");
    },
    chosen: (run, locals, input) => {
      const place = locals.asked[locals.asking % locals.asked.length];
      const playing =
        place === undefined || input.kind !== "answer"
          ? null
          : beginPlaying(run, place, input.answer, locals.answered, "played", whyInTurn(run.body, locals));
      return playing ?? next("passed");
    },
    /** One thing took effect at once; the next one is asked (dg.ruling.response-order). */
    played: (_run, locals, input) => {
      if (input.kind === "result" && input.result.is === "effect" && input.result.turnedAside)
        locals.turnedAside = true;
      locals.passes = 0;
      locals.asking += 1;
      return next("start");
    },
    passed: (_run, locals) => {
      locals.passes += 1;
      locals.asking += 1;
      return next("start");
    },
  },
};
