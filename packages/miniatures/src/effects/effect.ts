import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { saveNowProcedure } from "../turn/saves.ts";
import { grantedProcedure } from "./acting.ts";
import { arrivalProcedure } from "./arriving.ts";
import { controlProcedures } from "./control-steps.ts";
import { displacedProcedure, forcingsProcedure } from "./displacing.ts";
import { gainsProcedure } from "./gaining.ts";
import { destroyedProcedure, healAllProcedure } from "./health.ts";
import type { EffectLocals } from "./locals.ts";

/**
 * The interpreter of the card language (design rule 5). The frame `effect` holds what the words mean; above it lie the
 * lists of steps in progress.
 */
export const effectProcedures: Chapter<EffectLocals> = {
  effect: {
    steps: {
      start: (_run, { steps }) => call({ procedure: "steps", locals: { list: steps, next: 0 } }, "end"),
      end: () => done(nothing),
    },
  },
  ...controlProcedures,
  gains: gainsProcedure,
  granted: grantedProcedure,
  arrival: arrivalProcedure,
  destroyed: destroyedProcedure,
  displaced: displacedProcedure,
  forcings: forcingsProcedure,
  "heal-all": healAllProcedure,
  "save-now": saveNowProcedure,
};
