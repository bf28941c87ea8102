import type { Chapter } from "../procedures.ts";
import { controlProcedures } from "./effect.ts";
import { excessProcedure } from "./excess.ts";
import type { EffectLocals } from "./locals.ts";
import { partingProcedure } from "./parting.ts";
import { playingProcedures } from "./playing.ts";
import { readyingProcedure } from "./readying.ts";
import { windowProcedure } from "./window-procedure.ts";

export const effectProcedures: Chapter<EffectLocals> = {
  ...controlProcedures,
  ...playingProcedures,
  window: windowProcedure,
  parting: partingProcedure,
  excess: excessProcedure,
  readying: readyingProcedure,
};
