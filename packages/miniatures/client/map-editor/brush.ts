import type { MapMark, WallLine } from "../engine/index.ts";
import type { MapDraft, StartLabel, VictoryLabel } from "./draft.ts";
import {
  areaGoneOn,
  erased,
  hasWall,
  laidMark,
  laidStart,
  laidVictory,
  laidWall,
  liftedWall,
  wallsAlong,
} from "./edits.ts";
import { markImage, otherStart, otherVictory, type Symmetry, squareImage, wallImage } from "./symmetry.ts";
import { ordered } from "./walls.ts";

/** What is in hand. */
export type Brush =
  | { readonly brush: "mark"; readonly mark: MapMark }
  | { readonly brush: "edge" | "slash" | "backslash" | "corner" | "erase" }
  | { readonly brush: "start"; readonly label: StartLabel }
  | { readonly brush: "victory"; readonly label: VictoryLabel };

/** How it is laid. */
export interface Manner {
  /** What lies there stays. */
  readonly together: boolean;
  readonly symmetry: Symmetry;
}

/** What a brush does on the other side of a map that is kept fair: sides change, slopes turn, diagonals lean the other way. */
export function brushImage(brush: Brush, symmetry: Symmetry): Brush {
  switch (brush.brush) {
    case "mark":
      return { brush: "mark", mark: markImage(symmetry, brush.mark) };
    case "start":
      return { brush: "start", label: otherStart(brush.label) };
    case "victory":
      return { brush: "victory", label: otherVictory(brush.label) };
    default:
      return brush;
  }
}

/** The wall across a square, from south-west to north-east or from north-west to south-east. */
export function diagonalOf(width: number, at: number, lean: "slash" | "backslash"): WallLine {
  const [x, y] = [at % width, Math.floor(at / width)];
  return lean === "slash" ? { from: [x + 1, y], to: [x, y + 1] } : { from: [x, y], to: [x + 1, y + 1] };
}

export type Side = "n" | "e" | "s" | "w";

/** The edge of a square on one side. */
export function edgeOf(width: number, at: number, side: Side): WallLine {
  const [x, y] = [at % width, Math.floor(at / width)];
  switch (side) {
    case "n":
      return { from: [x, y], to: [x + 1, y] };
    case "e":
      return { from: [x + 1, y], to: [x + 1, y + 1] };
    case "s":
      return { from: [x, y + 1], to: [x + 1, y + 1] };
    case "w":
      return { from: [x, y], to: [x, y + 1] };
  }
}

export type Corner = "nw" | "ne" | "se" | "sw";

/** The wall that cuts off a corner of a square: between the middles of two of its sides (mn.ruling.diagonal-wall). */
export function cornerOf(width: number, at: number, corner: Corner): WallLine {
  const [x, y] = [at % width, Math.floor(at / width)];
  const side = corner === "nw" || corner === "sw" ? x : x + 1;
  const end = corner === "nw" || corner === "ne" ? y : y + 1;
  return ordered({ from: [x + 0.5, end], to: [side, y + 0.5] });
}

function layOne(draft: MapDraft, brush: Brush, squares: readonly number[], together: boolean): MapDraft {
  const [first] = squares;
  if (first === undefined) return draft;
  switch (brush.brush) {
    case "mark":
      return laidMark(draft, squares, brush.mark, together);
    case "start":
      return laidStart(draft, squares, brush.label);
    case "victory":
      return laidVictory(draft, squares, brush.label, areaGoneOn(draft, first, brush.label));
    case "slash":
    case "backslash": {
      const lean = brush.brush;
      return squares.reduce((now, at) => laidWall(now, diagonalOf(draft.width, at, lean)), draft);
    }
    case "erase":
      return erased(draft, squares);
    // These are laid along lines: `drawWalls`.
    case "edge":
    case "corner":
      return draft;
  }
}

/** One stroke of a brush over squares, and what it does on the other side. Edges and cut corners are laid by `drawWalls`. */
export function stroke(draft: MapDraft, brush: Brush, squares: readonly number[], manner: Manner): MapDraft {
  const { symmetry, together } = manner;
  const drawn = layOne(draft, brush, squares, together);
  if (symmetry === "none") return drawn;
  if (brush.brush === "slash" || brush.brush === "backslash") {
    const lean = brush.brush;
    return squares.reduce(
      (now, at) => laidWall(now, wallImage(draft, symmetry, diagonalOf(draft.width, at, lean))),
      drawn,
    );
  }
  const images = squares.map((at) => squareImage(draft, symmetry, at));
  // What both sides share stays as it was drawn.
  const own = new Set(squares);
  return layOne(
    drawn,
    brushImage(brush, symmetry),
    images.filter((at) => !own.has(at)),
    together,
  );
}

/** Walls laid or taken away along lines, and along those on the other side. */
export function drawWalls(draft: MapDraft, lines: readonly WallLine[], lay: boolean, symmetry: Symmetry): MapDraft {
  const all = symmetry === "none" ? lines : lines.flatMap((line) => [line, wallImage(draft, symmetry, line)]);
  return all.reduce((now, line) => (lay ? laidWall(now, line) : liftedWall(now, line)), draft);
}

/** Whether pressing an edge takes a wall away: a whole one lies there, or at least a part of one and none is wanted. */
export function liftsAt(draft: MapDraft, line: WallLine, brush: Brush): boolean {
  return brush.brush === "erase" ? wallsAlong(draft, line).length > 0 : hasWall(draft, line);
}
