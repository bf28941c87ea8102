import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";

/** The answer that a sensible seat gives at once, or null if the question should be looked into. */
export function settle(_state: State, { question }: Asked, _seat: string): Answer | null {
  return question.kind === "respond" ? { do: "pass" } : null;
}
