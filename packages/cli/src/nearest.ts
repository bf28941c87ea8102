import { editDistance } from "@undercroft/cards/nearest";

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
