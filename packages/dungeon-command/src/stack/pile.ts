import type { State } from "../procedures.ts";
import type { Waiting } from "./waiting.ts";

/** The topmost action on the stack, or null if the stack is empty. */
export function topAction(state: State): Waiting | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame !== undefined && frame.procedure === "action") return frame.locals;
  }
  return null;
}

/** The actions on the stack, the topmost last. */
export function stackOf(state: State): readonly Waiting[] {
  const actions: Waiting[] = [];
  for (const frame of state.frames) if (frame.procedure === "action") actions.push(frame.locals);
  return actions;
}

export function actionById(state: State, id: string): Waiting | null {
  for (const frame of state.frames) if (frame.procedure === "action" && frame.locals.id === id) return frame.locals;
  return null;
}
