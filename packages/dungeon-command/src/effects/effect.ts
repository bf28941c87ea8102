import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { attackProcedures } from "./attack.ts";
import { cardProcedures } from "./cards.ts";
import { controlProcedures, stop } from "./control-steps.ts";
import { displaceProcedures } from "./displace.ts";
import type { EffectLocals } from "./locals.ts";
import { payProcedures } from "./paying.ts";
import { placeProcedures } from "./place.ts";
import { verbProcedures } from "./verbs.ts";

/**
 * The interpreter of the card language (design rule 5). The frame `effect` holds what the words mean; above it lie the
 * lists of steps in progress. What an attack does if it dealt damage happens at the end of the action.
 */
export const effectProcedures: Chapter<EffectLocals> = {
  effect: {
    steps: {
      start: (_run, { steps }) => call({ procedure: "steps", locals: { list: steps, next: 0 } }, "end"),
      end: (_run, locals) => {
        const deferred = locals.later?.shift();
        if (deferred === undefined) return done(nothing);
        Object.assign(locals.env.names, deferred.names);
        return call({ procedure: "steps", locals: { list: deferred.steps, next: 0 } }, "end");
      },
      stop,
    },
  },
  ...controlProcedures,
  ...verbProcedures,
  ...attackProcedures,
  ...displaceProcedures,
  ...placeProcedures,
  ...cardProcedures,
  ...payProcedures,
};
