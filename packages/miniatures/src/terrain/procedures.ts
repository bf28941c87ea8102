import type { Chapter } from "../procedures.ts";
import { enteringProcedures } from "./entering.ts";
import { fallingProcedure } from "./falling.ts";
import type { TerrainLocals } from "./locals.ts";
import { pitProcedures } from "./pits.ts";
import { slipperyProcedure } from "./slippery.ts";

/** What terrain does to whoever comes into it. */
export const terrainProcedures: Chapter<TerrainLocals> = {
  ...enteringProcedures,
  ...pitProcedures,
  falling: fallingProcedure,
  slippery: slipperyProcedure,
};
