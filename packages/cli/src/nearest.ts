/** The number of letters to insert, drop, replace or swap with a neighbour to make `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Letters of a word that could be a mistyped name. */
const LONGEST = 80;

/** The name that a mistyped one was most likely meant to be (the first of equals), or null if none is close. */
export function nearest(written: string, names: readonly string[]): string | null {
  if (written.length > LONGEST) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const begun = written.length >= 2 && name.startsWith(written);
    const distance = begun ? 0 : editDistance(written, name);
    if (distance < bestDistance && distance <= Math.max(1, Math.floor(name.length / 2))) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}
