import type { State } from "../procedures.ts";
import type { Waiting } from "./waiting.ts";

/** The topmost action on the stack, or null if the stack is empty. */
export function topAction(state: Pick<State, "frames">): Waiting | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame !== undefined && frame.procedure === "action" && !frame.locals.resolved) return frame.locals;
  }
  return null;
}
