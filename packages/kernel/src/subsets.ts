import type { Pick } from "./domain.ts";

/** All choices of `size` things, in the order of the list; equal things count once. */
export function* subsets(from: readonly string[], size: number, first = 0): Generator<readonly string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = first; i <= from.length - size; i++) {
    const thing = from[i];
    if (thing === undefined || from.indexOf(thing, first) < i) continue;
    for (const rest of subsets(from, size - 1, i + 1)) yield [thing, ...rest];
  }
}

/** `size` things of a list by chance, in its order, as `subsets` lists them. */
export function drawSubset(from: readonly string[], size: number, pick: Pick): readonly string[] {
  if (size === 1 && from.length > 0) {
    const at = pick(from.length);
    return from.slice(at, at + 1);
  }
  const places = from.map((_, i) => i);
  const drawn: number[] = [];
  while (drawn.length < size && places.length > 0) drawn.push(...places.splice(pick(places.length), 1));
  return drawn.sort((a, b) => a - b).flatMap((i) => from[i] ?? []);
}
