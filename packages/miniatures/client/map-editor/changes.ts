import type { Square } from "@undercroft/table";
import type { MapDraft } from "./draft.ts";

/** Squares that are in one list and not in the other. */
function apart(a: readonly number[], b: readonly number[]): readonly number[] {
  if (a === b) return [];
  const [before, after] = [new Set(a), new Set(b)];
  return [...a.filter((at) => !after.has(at)), ...b.filter((at) => !before.has(at))];
}

/**
 * The squares on which something else is drawn after a stroke; null where walls went, for what is laid over a drawing takes
 * nothing away from it.
 */
export function changedSquares(before: MapDraft, after: MapDraft): readonly Square[] | null {
  const walls = new Set(after.walls);
  if (before.wallAreas !== after.wallAreas || before.walls.some((wall) => !walls.has(wall))) return null;
  const held = ({ victory }: MapDraft): readonly number[] => victory.flatMap(({ squares }) => squares);
  const changed = new Set([
    ...after.marks.flatMap((marks, at) => (marks === before.marks[at] ? [] : [at])),
    ...apart(before.starts.A, after.starts.A),
    ...apart(before.starts.B, after.starts.B),
    ...(before.victory === after.victory ? [] : apart(held(before), held(after))),
  ]);
  return [...changed].map((at) => ({ x: at % after.width, y: Math.floor(at / after.width) }));
}
