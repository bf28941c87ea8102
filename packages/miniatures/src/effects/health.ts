import type { Next } from "@undercroft/kernel";
import { destroy } from "../damage/destroy.ts";
import { addHitPoints } from "../damage/hit-points.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { amount } from "../reading/read.ts";
import { affected } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** Healing of everybody named, one after another (mn.hp.healing). */
export function healThem(run: Run, env: Env, step: VerbOf<"heal">): Next<Mn> | null {
  const points = amount(run.body, step.amount, env);
  const creatures = affected(run, env, step.who).map(({ id }) => id);
  return creatures.length === 0 || points <= 0
    ? null
    : call({ procedure: "heal-all", locals: { creatures, amount: points } }, "start");
}

/** mn.hp.bonus */
export function giveHitPoints(run: Run, env: Env, step: VerbOf<"bonus-hit-points">): null {
  const points = amount(run.body, step.amount, env);
  if (points > 0) for (const creature of affected(run, env, step.who)) addHitPoints(run, creature, points);
  return null;
}

/** Destroyed without damage: all of them first, then whoever answers it. */
export function destroyThem(run: Run, env: Env, step: VerbOf<"destroy">): Next<Mn> | null {
  const gone = affected(run, env, step.who);
  if (gone.length === 0) return null;
  for (const creature of gone) destroy(run, creature, env.source);
  return call(
    {
      procedure: "react",
      locals: {
        moments: gone.map(({ id }) => ({ on: "destroyed", creature: id, credited: null, source: env.source })),
      },
    },
    "start",
  );
}

export const healAllProcedure: Chapter<Pick<EffectLocals, "heal-all">>["heal-all"] = {
  steps: {
    start: (_run, { creatures, amount: points }) => {
      const creature = creatures.shift();
      if (creature === undefined) return done(nothing);
      return call({ procedure: "heal", locals: { creature, amount: points, rule: "mn.hp.healing" } }, "start");
    },
  },
};
