import type { Chapter } from "../procedures.ts";
import { done, nothing } from "../procedures.ts";
import type { EffectLocals } from "./locals.ts";

/** The interpreter of texts (design rule 5). */
export const effectProcedures: Chapter<EffectLocals> = {
  effect: { steps: { start: () => done(nothing) } },
};
