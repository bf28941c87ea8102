import type { Direction, MapMark, MapPoint, WallLine } from "../engine/index.ts";
import type { StartLabel, VictoryLabel } from "./draft.ts";
import { ordered } from "./walls.ts";

/** How a map is kept fair: what is drawn on one side is drawn on the other. */
export type Symmetry = "none" | "left-right" | "top-bottom" | "turn";

interface Extent {
  readonly width: number;
  readonly height: number;
}

const flipsX = (symmetry: Symmetry): boolean => symmetry === "left-right" || symmetry === "turn";
const flipsY = (symmetry: Symmetry): boolean => symmetry === "top-bottom" || symmetry === "turn";

/** The place of a square on the other side. */
export function squareImage({ width, height }: Extent, symmetry: Symmetry, at: number): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  return (flipsY(symmetry) ? height - 1 - y : y) * width + (flipsX(symmetry) ? width - 1 - x : x);
}

function pointImage({ width, height }: Extent, symmetry: Symmetry, [x, y]: MapPoint): MapPoint {
  return [flipsX(symmetry) ? width - x : x, flipsY(symmetry) ? height - y : y];
}

export function wallImage(extent: Extent, symmetry: Symmetry, { from, to }: WallLine): WallLine {
  return ordered({ from: pointImage(extent, symmetry, from), to: pointImage(extent, symmetry, to) });
}

export function cornersImage(extent: Extent, symmetry: Symmetry, corners: readonly MapPoint[]): readonly MapPoint[] {
  return corners.map((corner) => pointImage(extent, symmetry, corner));
}

const FLIPPED: { readonly [D in Direction]: { readonly x: Direction; readonly y: Direction } } = {
  n: { x: "n", y: "s" },
  ne: { x: "nw", y: "se" },
  e: { x: "w", y: "e" },
  se: { x: "sw", y: "ne" },
  s: { x: "s", y: "n" },
  sw: { x: "se", y: "nw" },
  w: { x: "e", y: "w" },
  nw: { x: "ne", y: "sw" },
};

/** A mark on a map that is flipped or turned: a slope leads the other way. */
export function markFlipped(symmetry: Symmetry, mark: MapMark): MapMark {
  if (typeof mark === "string" || mark.terrain !== "steep-slope") return mark;
  const across = flipsX(symmetry) ? FLIPPED[mark.direction].x : mark.direction;
  return { ...mark, direction: flipsY(symmetry) ? FLIPPED[across].y : across };
}

const FAR = "-far";

/** What lies on the other side of a fair map: the same, but that a teleporter there is another one, so that the two lead somewhere. */
export function markImage(symmetry: Symmetry, mark: MapMark): MapMark {
  if (typeof mark === "string" || mark.terrain !== "teleporter") return markFlipped(symmetry, mark);
  const { name } = mark;
  return { ...mark, name: name.endsWith(FAR) ? name.slice(0, -FAR.length) : `${name}${FAR}`.slice(-40) };
}

const OTHER = { A: "B", B: "A", "A&B": "A&B" } as const;

export const otherStart = (label: StartLabel): StartLabel => OTHER[label];

/** The other player's area; what counts for both stays so (mn.map.victory-owner). */
export const otherVictory = (label: VictoryLabel): VictoryLabel => OTHER[label];
