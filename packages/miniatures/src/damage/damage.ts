import { heard } from "../powers/at.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { attackDamageProcedure } from "./attack-damage.ts";
import { dealProcedure } from "./deal.ts";
import { dealCall } from "./deal-call.ts";
import { healHitPoints } from "./hit-points.ts";
import type { DamageLocals } from "./locals.ts";
import { reactionsTo } from "./reactions.ts";
import type { Taken } from "./taken.ts";

/** Damage and healing, and what answers them. */
export const damageProcedures: Chapter<DamageLocals> = {
  "attack-damage": attackDamageProcedure,
  deal: dealProcedure,
  damage: {
    steps: {
      start: (_run, { blows }) => call(dealCall(blows), "react"),
      react: (run, _locals, input) => {
        const taken: readonly Taken[] =
          input.kind === "result" && input.result.is === "harmed" ? input.result.taken : [];
        return call({ procedure: "react", locals: { moments: reactionsTo(run.body, taken) } }, "over");
      },
      over: () => done(nothing),
    },
  },
  react: {
    steps: {
      start: (run, { moments }) => {
        const moment = moments.shift();
        return moment === undefined ? done(nothing) : heard(run, moment, "start");
      },
    },
  },
  heal: {
    steps: {
      start: (run, { creature, amount, rule }) => {
        const healed = healHitPoints(run, creatureOf(run.body, creature), amount, rule);
        return healed === 0 ? next("over") : heard(run, { on: "healed", creature, amount: healed }, "over");
      },
      over: () => done(nothing),
    },
  },
};
