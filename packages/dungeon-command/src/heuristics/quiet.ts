import type { Asked, State } from "../procedures.ts";

/** Whether what was begun has run its course: the next deed of a turn, or the next creature to deploy, is asked for. */
export function quiet(_state: State, { question }: Asked, _seat: string): boolean {
  return question.kind === "turn" || question.kind === "deploy";
}
