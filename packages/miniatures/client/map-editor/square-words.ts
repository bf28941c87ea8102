import { squareName } from "@undercroft/table";
import { markWords } from "../facing/mark-words.ts";
import { say } from "../words/index.ts";
import type { MapDraft } from "./draft.ts";
import { crosses } from "./walls.ts";

/** The name of a square: that by which files know it. */
export function nameOf({ width }: Pick<MapDraft, "width">, at: number): string {
  return squareName({ x: at % width, y: Math.floor(at / width) });
}

/** Which sides of a square have walls, and whether one runs through it. */
function wallsAt(
  draft: MapDraft,
  at: number,
): { readonly sides: readonly ("n" | "e" | "s" | "w")[]; readonly across: boolean } {
  const [x, y] = [at % draft.width, Math.floor(at / draft.width)];
  const along = (left: number, top: number, right: number, bottom: number): boolean =>
    draft.walls.some(({ from, to }) =>
      [from, to].every(([px, py]) => px >= left && px <= right && py >= top && py <= bottom),
    );
  return {
    sides: [
      ...(along(x, y, x + 1, y) ? (["n"] as const) : []),
      ...(along(x + 1, y, x + 1, y + 1) ? (["e"] as const) : []),
      ...(along(x, y + 1, x + 1, y + 1) ? (["s"] as const) : []),
      ...(along(x, y, x, y + 1) ? (["w"] as const) : []),
    ],
    across: draft.walls.some((wall) => crosses(wall, x, y)),
  };
}

/** All that lies on a square and around it. */
export function whatLies(draft: MapDraft, at: number): string {
  const marks = (draft.marks[at] ?? []).map((mark) => markWords(mark, draft.otherTerrain));
  const { sides, across } = wallsAt(draft, at);
  return [
    ...(marks.length === 0 ? [say("terrain.floor")] : marks),
    ...(sides.length === 0
      ? []
      : [say("maps.walls-on", { sides: sides.map((side) => say(`maps.side-${side}`)).join(", ") })]),
    ...(across ? [say("maps.wall-across")] : []),
    ...(["A", "B"] as const)
      .filter((area) => draft.starts[area].includes(at))
      .map((area) => say("square.start", { area })),
    ...draft.victory
      .filter(({ squares }) => squares.includes(at))
      .map(({ label }) => say("square.victory", { area: label })),
  ].join(", ");
}

/** What a reader hears on a square. */
export function squareWords(draft: MapDraft, at: number): string {
  return say("maps.square", { square: nameOf(draft, at), what: whatLies(draft, at) });
}
