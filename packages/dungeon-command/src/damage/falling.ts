import type { Run } from "../procedures.ts";

/** Whether a frame of one of these kinds lies below the running one. */
function isAbove({ state: { frames } }: Run, kinds: readonly string[]): boolean {
  for (let i = frames.length - 2; i >= 0; i -= 1) if (kinds.includes(frames[i]?.procedure ?? "")) return true;
  return false;
}

/**
 * Whether creatures are falling together, and what is carried out now happens instead of one of these deaths or is its price:
 * who else falls waits for the end of the event (dc.ruling.simultaneous-destruction).
 */
export const isAmidFalling = (run: Run): boolean => isAbove(run, ["casualties"]);

/** Whether the event goes on below, of damage or of deaths: Morale is tested after all of it (dc.ruling.simultaneous-morale-loss). */
export const isAmidEvent = (run: Run): boolean => isAbove(run, ["casualties", "damage"]);
