import type { MapMark, WallLine } from "../engine/index.ts";
import type { DraftArea, MapDraft } from "./draft.ts";
import { laidWall } from "./edits.ts";
import {
  cornersImage,
  markFlipped,
  markImage,
  otherStart,
  otherVictory,
  type Symmetry,
  squareImage,
  wallImage,
} from "./symmetry.ts";

/** The draft made larger or smaller, what was drawn moved by so many squares; what then lies outside is cut off. */
export function resized(draft: MapDraft, width: number, height: number, dx: number, dy: number): MapDraft {
  const within = (at: number): readonly number[] => {
    const [x, y] = [(at % draft.width) + dx, Math.floor(at / draft.width) + dy];
    return x < 0 || y < 0 || x >= width || y >= height ? [] : [y * width + x];
  };
  const moved = ({ from, to }: WallLine): WallLine => ({
    from: [from[0] + dx, from[1] + dy],
    to: [to[0] + dx, to[1] + dy],
  });
  const inside = ([x, y]: readonly [number, number]): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const marks: (readonly MapMark[])[] = Array.from({ length: width * height }, () => []);
  for (const [at, own] of draft.marks.entries()) for (const place of within(at)) marks[place] = own;
  return {
    ...draft,
    width,
    height,
    marks,
    walls: draft.walls.map(moved).filter(({ from, to }) => inside(from) && inside(to)),
    wallAreas: draft.wallAreas
      .map((area) => area.map(([x, y]) => [x + dx, y + dy] as const))
      .filter((area) => area.every(inside)),
    starts: { A: draft.starts.A.flatMap(within), B: draft.starts.B.flatMap(within) },
    victory: draft.victory.flatMap((area) => {
      const squares = area.squares.flatMap(within);
      return squares.length === 0 ? [] : [{ ...area, squares }];
    }),
  };
}

const ascending = (squares: readonly number[]): readonly number[] => squares.toSorted((a, b) => a - b);

/** The whole map flipped, or turned by half: sides keep their labels. */
export function flipped(draft: MapDraft, symmetry: Symmetry): MapDraft {
  const image = (at: number): number => squareImage(draft, symmetry, at);
  return {
    ...draft,
    marks: draft.marks.map((_, at) => (draft.marks[image(at)] ?? []).map((mark) => markFlipped(symmetry, mark))),
    walls: draft.walls.map((wall) => wallImage(draft, symmetry, wall)),
    wallAreas: draft.wallAreas.map((area) => cornersImage(draft, symmetry, area)),
    starts: { A: ascending(draft.starts.A.map(image)), B: ascending(draft.starts.B.map(image)) },
    victory: draft.victory.map((area) => ({ ...area, squares: ascending(area.squares.map(image)) })),
  };
}

/** Whether a point lies on the half that is copied: before the middle of the map, or on it. */
function isFirst({ width, height }: MapDraft, symmetry: Symmetry, x: number, y: number): boolean {
  if (symmetry === "left-right") return x <= width / 2;
  if (symmetry === "top-bottom") return y <= height / 2;
  return y < height / 2 || (y === height / 2 && x <= width / 2);
}

/** Squares of the first half with those opposite: areas that reach over the middle stay one. */
function bothHalves(draft: MapDraft, symmetry: Symmetry, area: DraftArea, ids: Set<string>): readonly DraftArea[] {
  const image = area.squares.map((at) => squareImage(draft, symmetry, at));
  const label = otherVictory(area.label);
  const meets = image.some((at) => area.squares.includes(at));
  if (meets && label === area.label)
    return [{ ...area, squares: ascending([...new Set([...area.squares, ...image])]) }];
  let id = `${area.id}-2`;
  while (ids.has(id)) id += "2";
  ids.add(id);
  return [area, { id, label, squares: ascending(image.filter((at) => !area.squares.includes(at))) }];
}

/** The first half (west, north) drawn again on the other, sides changed: what stood there is gone. */
export function halfRepeated(draft: MapDraft, symmetry: Symmetry): MapDraft {
  if (symmetry === "none") return draft;
  const { width } = draft;
  const first = (at: number): boolean => isFirst(draft, symmetry, (at % width) + 0.5, Math.floor(at / width) + 0.5);
  const image = (at: number): number => squareImage(draft, symmetry, at);
  const kept = draft.victory.flatMap((area) => {
    const squares = area.squares.filter(first);
    return squares.length === 0 ? [] : [{ ...area, squares }];
  });
  const ids = new Set(kept.map(({ id }) => id));
  const walls = draft.walls.filter(({ from, to }) =>
    isFirst(draft, symmetry, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2),
  );
  const areas = draft.wallAreas.filter((area) => area.every(([x, y]) => isFirst(draft, symmetry, x, y)));
  const firsts = { A: draft.starts.A.filter(first), B: draft.starts.B.filter(first) };
  const startOf = (label: "A" | "B"): readonly number[] => {
    const opposite = firsts[otherStart(label)]
      .map(image)
      .filter((at) => !firsts.A.includes(at) && !firsts.B.includes(at));
    return ascending([...firsts[label], ...opposite]);
  };
  const half: MapDraft = {
    ...draft,
    marks: draft.marks.map((own, at) =>
      first(at) ? own : (draft.marks[image(at)] ?? []).map((mark) => markImage(symmetry, mark)),
    ),
    walls,
    wallAreas: [...areas, ...areas.map((area) => cornersImage(draft, symmetry, area))],
    starts: { A: startOf("A"), B: startOf("B") },
    victory: kept.flatMap((area) => bothHalves(draft, symmetry, area, ids)).filter(({ squares }) => squares.length > 0),
  };
  return walls.reduce((now, wall) => laidWall(now, wallImage(draft, symmetry, wall)), half);
}
