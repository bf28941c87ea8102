import type { State } from "../procedures.ts";
import type { EffectLocals } from "./locals.ts";

/** The effect that is being carried out: the nearest one below. @throws Error if there is none. */
export function effectNow({ frames }: Pick<State, "frames">): EffectLocals["effect"] {
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame !== undefined && frame.procedure === "effect") return frame.locals;
  }
  throw new Error("no effect is being carried out");
}
