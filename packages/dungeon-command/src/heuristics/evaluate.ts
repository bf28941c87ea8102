import type { State } from "../procedures.ts";

/** How well a seat stands, in points of Morale. */
export function evaluate(state: State, seat: string): number {
  const own = state.body.seats.find((one) => one.id === seat);
  return own?.morale ?? 0;
}
