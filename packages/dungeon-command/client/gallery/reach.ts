import type { CostMark, Square } from "@undercroft/table";
import { ROWS } from "./field.ts";

// A rough reach for the gallery's picture only; the table gets its numbers from the rules.

const STOPPERS: readonly string[] = ["15,3", "16,3", "15,4", "16,4", "13,9", "9,5", "19,8", "10,6"];

function around({ x, y }: Square): readonly Square[] {
  return [-1, 0, 1].flatMap((a) => [-1, 0, 1].flatMap((b) => (a === 0 && b === 0 ? [] : [{ x: x + a, y: y + b }])));
}

const solid = (x: number, y: number): boolean => (ROWS[y]?.[x] ?? "#") === "#";
const price = ({ x, y }: Square): number => ("^!o".includes(ROWS[y]?.[x] ?? "#") ? 2 : 1);

/** Squares within a number of steps, dearest last. */
export function reach(from: Square, speed: number): readonly CostMark[] {
  const best = new Map<string, CostMark>([[`${from.x},${from.y}`, { ...from, cost: 0 }]]);
  const open: CostMark[] = [{ ...from, cost: 0 }];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    if (here.stop === true) continue;
    for (const next of around(here)) {
      if (solid(next.x, next.y) || STOPPERS.includes(`${next.x},${next.y}`)) continue;
      const diagonal = next.x !== here.x && next.y !== here.y;
      if (diagonal && (solid(next.x, here.y) || solid(here.x, next.y))) continue;
      const cost = here.cost + price(next);
      const known = best.get(`${next.x},${next.y}`);
      if (cost > speed || (known !== undefined && known.cost <= cost)) continue;
      const stop = around(next).some((s) => STOPPERS.includes(`${s.x},${s.y}`));
      const hazard = ROWS[next.y]?.[next.x] === "!";
      const mark = { ...next, cost, ...(stop ? { stop } : {}), ...(hazard ? { hazard } : {}) };
      best.set(`${next.x},${next.y}`, mark);
      open.push(mark);
      open.sort((a, b) => a.cost - b.cost);
    }
  }
  best.delete(`${from.x},${from.y}`);
  return [...best.values()];
}
