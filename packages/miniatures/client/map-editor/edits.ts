import type { MapMark, WallLine } from "../engine/index.ts";
import type { DraftArea, MapDraft, StartLabel, VictoryLabel } from "./draft.ts";
import { inOrder, kindOf } from "./marks.ts";
import { crosses, pieces, wallKey, within } from "./walls.ts";

/** The draft with other marks on some squares; the same draft if nothing changes. */
function withMarks(
  draft: MapDraft,
  squares: readonly number[],
  change: (marks: readonly MapMark[]) => readonly MapMark[],
): MapDraft {
  let changed = false;
  const marks = [...draft.marks];
  for (const at of squares) {
    const before = marks[at];
    if (before === undefined) continue;
    const after = inOrder(change(before));
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    marks[at] = after;
    changed = true;
  }
  return changed ? { ...draft, marks } : draft;
}

/** Lays terrain, or a wall that fills squares: alone, or together with what lies there (mn.map.multiple-types). */
export function laidMark(draft: MapDraft, squares: readonly number[], mark: MapMark, together: boolean): MapDraft {
  const joins = together && mark !== "wall";
  return withMarks(draft, squares, (marks) => (joins ? [...marks.filter((one) => one !== "wall"), mark] : [mark]));
}

/** Takes one type away from squares, whatever else lies there. */
export function liftedMark(draft: MapDraft, squares: readonly number[], kind: string): MapDraft {
  return withMarks(draft, squares, (marks) => marks.filter((mark) => kindOf(mark) !== kind));
}

const without = (squares: readonly number[], gone: ReadonlySet<number>): readonly number[] =>
  squares.some((at) => gone.has(at)) ? squares.filter((at) => !gone.has(at)) : squares;

const ascending = (squares: Iterable<number>): readonly number[] => [...new Set(squares)].sort((a, b) => a - b);

/** Squares become part of a side's start area, and of no other's. */
export function laidStart(draft: MapDraft, squares: readonly number[], label: StartLabel): MapDraft {
  const gone = new Set(squares);
  const starts = { A: without(draft.starts.A, gone), B: without(draft.starts.B, gone) };
  return { ...draft, starts: { ...starts, [label]: ascending([...starts[label], ...squares]) } };
}

/** The victory area that a stroke goes on: one with this label that holds its first square or lies beside it. */
export function areaGoneOn(draft: MapDraft, first: number, label: VictoryLabel): string | null {
  const [x, y] = [first % draft.width, Math.floor(first / draft.width)];
  const near = ({ squares }: DraftArea): boolean =>
    squares.some((at) => {
      const [dx, dy] = [Math.abs((at % draft.width) - x), Math.abs(Math.floor(at / draft.width) - y)];
      return dx + dy <= 1;
    });
  return draft.victory.find((area) => area.label === label && near(area))?.id ?? null;
}

function newId({ victory }: MapDraft, label: VictoryLabel): string {
  const stem = label === "A&B" ? "ab" : label.toLowerCase();
  const taken = new Set(victory.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** Squares become part of a victory area, and of no other; null for a new one. */
export function laidVictory(
  draft: MapDraft,
  squares: readonly number[],
  label: VictoryLabel,
  id: string | null,
): MapDraft {
  const gone = new Set(squares);
  const rest = draft.victory.map((area) => (area.id === id ? area : { ...area, squares: without(area.squares, gone) }));
  const victory = rest.some((area) => area.id === id)
    ? rest.map((area) => (area.id === id ? { ...area, squares: ascending([...area.squares, ...squares]) } : area))
    : [...rest, { id: newId(draft, label), label, squares: ascending(squares) }];
  return { ...draft, victory: victory.filter((area) => area.squares.length > 0) };
}

/** Walls that lie along a line, or half of it. */
export const wallsAlong = ({ walls }: MapDraft, line: WallLine): readonly WallLine[] =>
  walls.filter((wall) => within(wall, line));

/** Whether a whole wall lies along a line. */
export const hasWall = ({ walls }: MapDraft, line: WallLine): boolean =>
  walls.some((wall) => wallKey(wall) === wallKey(line));

export function laidWall(draft: MapDraft, line: WallLine): MapDraft {
  const added = pieces([line]);
  const known = new Set(draft.walls.map(wallKey));
  if (added.every((wall) => known.has(wallKey(wall)))) return draft;
  const others = draft.walls.filter((wall) => !added.some((one) => within(wall, one)));
  return { ...draft, walls: [...others, ...added] };
}

export function liftedWall(draft: MapDraft, line: WallLine): MapDraft {
  const walls = draft.walls.filter((wall) => !within(wall, line));
  return walls.length === draft.walls.length ? draft : { ...draft, walls };
}

/** Whether a point lies inside an area given by its corners. */
function inside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let odd = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  });
  return odd;
}

/** Squares as if nothing had been drawn there: no terrain, no area, no wall through their insides. */
export function erased(draft: MapDraft, squares: readonly number[]): MapDraft {
  const gone = new Set(squares);
  const bare = withMarks(draft, squares, () => []);
  const places = squares.map((at) => [at % draft.width, Math.floor(at / draft.width)] as const);
  const walls = draft.walls.filter((wall) => !places.some(([x, y]) => crosses(wall, x, y)));
  const wallAreas = draft.wallAreas.filter((area) => !places.some(([x, y]) => inside(area, x + 0.5, y + 0.5)));
  const starts = { A: without(draft.starts.A, gone), B: without(draft.starts.B, gone) };
  const victory = draft.victory
    .map((area) => ({ ...area, squares: without(area.squares, gone) }))
    .filter((area) => area.squares.length > 0);
  const same =
    bare === draft &&
    walls.length === draft.walls.length &&
    wallAreas.length === draft.wallAreas.length &&
    starts.A === draft.starts.A &&
    starts.B === draft.starts.B &&
    victory.every(({ squares: left }, i) => left === draft.victory[i]?.squares) &&
    victory.length === draft.victory.length;
  return same ? draft : { ...bare, walls, wallAreas, starts, victory };
}
