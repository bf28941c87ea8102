import type { BoardShape } from "../src/index.ts";

/** A stream of whole numbers below a bound, the same for the same seed. */
export type Dice = (bound: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A board of random size with every kind of wall, gap and closed corner, from nearly open to crowded; the sparser the emptier. */
export function randomShape(roll: Dice, least: number, most: number, sparse = 1): BoardShape {
  const width = least + roll(most - least + 1);
  const height = least + roll(most - least + 1);
  const rarity = (4 + roll(16)) * sparse;
  const missing: number[] = [];
  const wallSquares: number[] = [];
  const diagonals: [number, "/" | "\\"][] = [];
  const wallEdges: [number, number][] = [];
  const withDiagonals = roll(3) === 0;
  for (let square = 0; square < width * height; square += 1) {
    const filling = roll(rarity * 2);
    if (filling === 0) missing.push(square);
    if (filling === 1 || filling === 2) wallSquares.push(square);
    if (withDiagonals && filling === 3) diagonals.push([square, roll(2) === 0 ? "/" : "\\"]);
    if (square % width < width - 1 && roll(rarity) === 0) wallEdges.push([square, square + 1]);
    if (square + width < width * height && roll(rarity) === 0) wallEdges.push([square + width, square]);
  }
  const closedCorners = Array.from({ length: roll(3) }, () => roll((width + 1) * (height + 1)));
  return { width, height, missing, wallSquares, wallEdges, diagonals, closedCorners, cornersBlock: roll(2) === 0 };
}

/** A table of marks for a board: each square marked with a chance of one in `rarity`. */
export function randomMarks(roll: Dice, count: number, rarity: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => (roll(rarity) === 0 ? 1 : 0));
}
