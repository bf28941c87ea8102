import type { Input, Next } from "@undercroft/kernel";
import type { Source } from "../events.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import type { MovementPlan } from "../questions.ts";
import { mayReplace } from "../reading/facts.ts";
import { creatureOf } from "../reading/names.ts";
import { stepAt } from "../reading/text.ts";
import type { Movement } from "../vocabulary/index.ts";
import { planOf } from "./displace-plans.ts";
import { envNow } from "./frame.ts";
import type { EffectLocals } from "./locals.ts";

/**
 * Offers a movement that is not of its own controller's doing to what replaces it (design rule 10); null if nothing
 * does. The result arrives at `then`, see `isStopped`.
 */
export function offerMove(
  run: Run,
  id: string,
  how: Movement,
  squares: number,
  source: Source,
  then: string,
): Next<Dc> | null {
  const creature = creatureOf(run.body, id);
  if (creature === null || source.seat === creature.controller || !mayReplace(run.body.content, "is-moved"))
    return null;
  const would = { on: "is-moved", creature: id, how, amount: squares, source } as const;
  return call({ procedure: "replace", locals: { would, met: [...(envNow(run).met ?? [])], offered: null } }, then);
}

export const isStopped = (input: Input<Dc>): boolean =>
  input.kind === "result" && input.result.is === "change" && !input.result.happened;

function go(plan: MovementPlan): Next<Dc> {
  return call({ procedure: "movement", locals: { plan } }, "start");
}

export const displaceProcedures: Chapter<Pick<EffectLocals, "displace">> = {
  displace: {
    steps: {
      start: (run, locals) => {
        const creature = locals.creatures.shift();
        if (creature === undefined) return done(nothing);
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "move" && step.do !== "shift" && step.do !== "slide") return done(nothing);
        const plan = planOf(run, envNow(run), step, creature);
        if (plan === null) return next("start");
        locals.plan = plan;
        return offerMove(run, creature, plan.how, plan.budget, plan.source, "offered") ?? go(plan);
      },
      offered: (_run, { plan }, input) => (isStopped(input) || plan === null ? next("start") : go(plan)),
    },
  },
};
