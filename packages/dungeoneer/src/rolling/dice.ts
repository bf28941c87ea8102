import type { Run } from "../procedures.ts";

/** One six-sided die: 1 to 6 (dg.components.dice). */
export const roll = (run: Run, purpose: string): number => run.draw(purpose, 6) + 1;
