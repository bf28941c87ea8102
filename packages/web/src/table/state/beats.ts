import type { Pace } from "../../settings/store.ts";

const FACTOR: Readonly<Record<Pace, number>> = { slow: 2.2, normal: 1, off: 0 };
const LONGEST = 2_400;
/** A deed of somebody else is shown at least so long: it has to be found on the board first. */
const LEAST = 900;

/** How long the table dwells on a move before it tells the next one, by what its events take; in milliseconds. */
export function dwell(lengths: readonly number[], pace: Pace): number {
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return (length === 0 ? 0 : Math.max(LEAST, Math.min(LONGEST, length))) * FACTOR[pace];
}

/** What others see between a window and its passing by the table: the same whatever a hand holds. */
export const PASS_DELAY = 500;
