import { chanceFrom, draw } from "@undercroft/kernel";

const COUNT = 4096;
const SIDES = 2 ** 30;

/** Choices that are drawn beforehand, so that drawing them is not counted; after 4096 they come again. */
export function picksFrom(seed: string): (sides: number) => number {
  const chance = chanceFrom(seed);
  const drawn = Int32Array.from({ length: COUNT }, () => draw(chance, "bench", SIDES).result);
  let next = 0;
  return (sides) => (drawn[next++ % COUNT] ?? 0) % sides;
}
