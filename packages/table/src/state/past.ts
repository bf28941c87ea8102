/** A value that somebody works on, and what it was before: to take changes back and make them again. */
export interface Past<T> {
  /** The oldest first. */
  readonly before: readonly T[];
  readonly now: T;
  /** What was taken back, the next to be made again first. */
  readonly after: readonly T[];
}

/** Changes that are remembered. */
const MOST = 300;

export const begun = <T>(now: T): Past<T> => ({ before: [], now, after: [] });

/** After a change; the same value is none. */
export function changed<T>(past: Past<T>, now: T): Past<T> {
  if (now === past.now) return past;
  return { before: [...past.before, past.now].slice(-MOST), now, after: [] };
}

/** A change in the place of the last one: what goes on (a name being typed) is taken back as one. */
export const amended = <T>({ before }: Past<T>, now: T): Past<T> => ({ before, now, after: [] });

/** The last change taken back; the same if there is none. */
export function takenBack<T>(past: Past<T>): Past<T> {
  const { before, now, after } = past;
  return before.length === 0
    ? past
    : { before: before.slice(0, -1), now: before.at(-1) ?? now, after: [now, ...after] };
}

/** What was taken back last, made again. */
export function madeAgain<T>(past: Past<T>): Past<T> {
  const { before, now, after } = past;
  return after.length === 0 ? past : { before: [...before, now], now: after[0] ?? now, after: after.slice(1) };
}
