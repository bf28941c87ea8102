import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";

/** The same answers, likeliest first. */
export function order(_state: State, _asked: Asked, _seat: string, answers: readonly Answer[]): readonly Answer[] {
  return answers;
}
