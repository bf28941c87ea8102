import type { MovementPlan } from "../questions.ts";

/** Procedures of the chapters on movement. */
export interface MovingLocals {
  /** Asks for the path, takes the steps one by one, announces `moved`. Result: moved. */
  movement: { readonly plan: MovementPlan };
}
