import type { Run } from "../procedures.ts";

/** Some of a list by chance, in the order drawn. */
export function drawFrom(run: Run, purpose: string, from: readonly string[], count: number): string[] {
  const left = [...from];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(run.draw(purpose, left.length), 1));
  return drawn;
}
