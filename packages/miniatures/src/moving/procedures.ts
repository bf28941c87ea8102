import type { Chapter } from "../procedures.ts";
import { comingProcedure } from "./coming.ts";
import { doubleMoveProcedure } from "./double-move.ts";
import { forcedProcedure } from "./forced.ts";
import type { MovingLocals } from "./locals.ts";
import { movementProcedure } from "./movement.ts";
import { putProcedure } from "./putting.ts";
import { settleProcedure } from "./settling.ts";
import { squeezeProcedures } from "./squeezing.ts";
import { swapProcedure } from "./swapping.ts";

/** Movement of every kind. */
export const movingProcedures: Chapter<MovingLocals> = {
  movement: movementProcedure,
  "double-move": doubleMoveProcedure,
  forced: forcedProcedure,
  put: putProcedure,
  coming: comingProcedure,
  settle: settleProcedure,
  swap: swapProcedure,
  ...squeezeProcedures,
};
