/** What was drawn before, what is drawn now, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** As many strokes as can be undone. */
const MOST = 300;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** Another state, which can be undone; nothing happens if it is the same. */
export function done<T>({ past, now, future }: History<T>, next: T): History<T> {
  return next === now ? { past, now, future } : { past: [...past.slice(1 - MOST), now], now: next, future: [] };
}

/** Another state in the place of this one: what goes on (a name being typed) is undone as one. */
export function amended<T>({ past }: History<T>, next: T): History<T> {
  return { past, now: next, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: later };
}
