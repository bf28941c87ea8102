import type { AttackLocals, Shot } from "../attack/locals.ts";
import type { State } from "../procedures.ts";
import type { PowerLocals } from "./locals.ts";

type Frames = Pick<State, "frames">;

/** The attack of a number that is under way, or null. */
export function attackIn({ frames }: Frames, attack: number): AttackLocals["attack"] | null {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.procedure === "attack" && frame.locals.turn.attack === attack) return frame.locals;
  }
  return null;
}

export const shotIn = (state: Frames, attack: number, target: string): Shot | null =>
  attackIn(state, attack)?.shots.find((shot) => shot.target === target) ?? null;

/** The moment that is being heard nearest to the top of the stack, or null. */
export function momentIn({ frames }: Frames): PowerLocals["moment"] | null {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.procedure === "moment") return frame.locals;
  }
  return null;
}

/** Damage that is still to be taken by the blow in hand; null if none is being dealt. */
export function harmIn({ frames }: Frames): number | null {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.procedure === "deal") return frame.locals.harm.reduce((sum, { amount }) => sum + amount, 0);
  }
  return null;
}

/** Whether the blow in hand is still coming: damage is being dealt, and no power has prevented all of it. */
export function isBeingDealt({ frames }: Frames): boolean {
  const dealing = frames.findLast((frame) => frame.procedure === "deal");
  return dealing?.procedure === "deal" && !dealing.locals.stopped;
}
