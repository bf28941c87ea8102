import { CARD } from "./measures.ts";

/** Numbers from 0 to 1 that look like chance, the same for the same word: a card is hatched alike each time. */
function numbersFor(word: string): () => number {
  let last = 7;
  for (const letter of word) last = (Math.imul(last, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return last / 2 ** 32;
  };
}

const CLUMPS = 150;
const EDGE = 5;
const STROKE = 4;
const APART = 2.6;
const one = (value: number): string => String(Math.round(value * 10) / 10);

const hatched = new Map<string, string>();

/** The strokes of the rock, in clumps of three, as one path. */
export function hatchOf(card: string): string {
  const known = hatched.get(card);
  if (known !== undefined) return known;
  const next = numbersFor(card);
  const clumps = Array.from({ length: CLUMPS }, () => {
    const [x, y] = [EDGE + next() * (CARD.width - 2 * EDGE), EDGE + next() * (CARD.height - 2 * EDGE)];
    const angle = next() * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return [-1, 0, 1]
      .map((k) => {
        const [px, py] = [x - dy * k * APART, y + dx * k * APART];
        return `M${one(px - dx * STROKE)} ${one(py - dy * STROKE)}l${one(2 * dx * STROKE)} ${one(2 * dy * STROKE)}`;
      })
      .join("");
  });
  const path = clumps.join("");
  hatched.set(card, path);
  return path;
}
