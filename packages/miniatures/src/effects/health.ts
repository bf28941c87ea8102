import type { Next } from "@undercroft/kernel";
import { checkSuddenDeath } from "../battle/victory.ts";
import { creditWithoutDamage } from "../damage/credit.ts";
import { destroy } from "../damage/destroy.ts";
import { addHitPoints } from "../damage/hit-points.ts";
import { unhorsedCall } from "../mounting/calls.ts";
import type { Moment } from "../powers/moments.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
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

/** Destroyed without damage: all of them first, then riders find their feet, then whoever answers it. */
export function destroyThem(run: Run, env: Env, step: VerbOf<"destroy">): Next<Mn> | null {
  const { source } = env;
  const gone = affected(run, env, step.who);
  if (gone.length === 0) return null;
  const credit = creditWithoutDamage(run.body, source);
  const thrown = gone.flatMap((creature) => destroy(run, creature, source, credit) ?? []);
  checkSuddenDeath(run);
  return call({ procedure: "destroyed", locals: { creatures: gone.map(({ id }) => id), source, thrown } }, "start");
}

/** Whose mount is gone is put down by its player (mn.dismount.mount-destroyed); then powers answer. */
export const destroyedProcedure: Chapter<Pick<EffectLocals, "destroyed">>["destroyed"] = {
  steps: {
    start: (run, { creatures, source, thrown }) => {
      const one = thrown.shift();
      if (one !== undefined) return call(unhorsedCall(creatureOf(run.body, one.rider), one.space), "start");
      const credited = creditWithoutDamage(run.body, source)?.creature ?? null;
      const moments = creatures.map((creature): Moment => ({ on: "destroyed", creature, credited, source }));
      return call({ procedure: "react", locals: { moments } }, "over");
    },
    over: () => done(nothing),
  },
};

export const healAllProcedure: Chapter<Pick<EffectLocals, "heal-all">>["heal-all"] = {
  steps: {
    start: (_run, { creatures, amount: points }) => {
      const creature = creatures.shift();
      if (creature === undefined) return done(nothing);
      return call({ procedure: "heal", locals: { creature, amount: points, rule: "mn.hp.healing" } }, "start");
    },
  },
};
