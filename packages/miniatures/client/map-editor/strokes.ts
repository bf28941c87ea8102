import type { WallLine } from "../engine/index.ts";
import {
  type Brush,
  type Corner,
  cornerOf,
  drawWalls,
  edgeOf,
  liftsAt,
  type Manner,
  type Side,
  stroke,
} from "./brush.ts";
import type { MapDraft } from "./draft.ts";
import { hasWall } from "./edits.ts";
import { blockOf, fillOf, lineOf, type Shape } from "./shapes.ts";
import { wallKey } from "./walls.ts";

/** A place in squares from the map's north-west corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A stroke that is being drawn: over squares, or along edges where walls are laid or taken away. */
export type Stroke =
  | { readonly over: "squares"; readonly trail: readonly number[]; readonly last: number }
  | {
      readonly over: "edges";
      readonly lay: boolean;
      readonly trail: readonly WallLine[];
      /** The square in which it began, and where it lies now. */
      readonly first: number;
      readonly place: Place;
    };

/** How near to an edge, in squares, a press of the eraser means the wall there and not the square. */
const NEAR = 0.2;

/** The square of a place; those beside the map count as those at its rim. */
export function squareOf({ width, height }: MapDraft, { x, y }: Place): number {
  const within = (value: number, count: number): number => Math.min(Math.max(Math.floor(value), 0), count - 1);
  return within(y, height) * width + within(x, width);
}

/** The edge nearest to a place, how far it is, and how far the place is from the edge's middle along it. */
export function edgeNear(
  draft: MapDraft,
  place: Place,
): { readonly line: WallLine; readonly away: number; readonly aside: number } {
  const at = squareOf(draft, place);
  const [x, y] = [place.x - (at % draft.width), place.y - Math.floor(at / draft.width)];
  const sides: readonly (readonly [Side, number])[] = [
    ["n", y],
    ["e", 1 - x],
    ["s", 1 - y],
    ["w", x],
  ];
  const [side, away] = sides.reduce((best, one) => (one[1] < best[1] ? one : best));
  const aside = Math.abs((side === "n" || side === "s" ? x : y) - 0.5);
  return { line: edgeOf(draft.width, at, side), away, aside };
}

/** The corner of a square that a place is nearest to, cut off. */
function cornerNear(draft: MapDraft, place: Place): WallLine {
  const at = squareOf(draft, place);
  const [x, y] = [place.x - (at % draft.width), place.y - Math.floor(at / draft.width)];
  const corner: Corner = y < 0.5 ? (x < 0.5 ? "nw" : "ne") : x < 0.5 ? "sw" : "se";
  return cornerOf(draft.width, at, corner);
}

const isAskew = ({ from, to }: WallLine): boolean => from[0] !== to[0] && from[1] !== to[1];

/** The wall that a press of the brush would take hold of; null where it would be a square. */
export function edgeMeant(draft: MapDraft, brush: Brush, place: Place): WallLine | null {
  if (brush.brush === "corner") return cornerNear(draft, place);
  const { line, away } = edgeNear(draft, place);
  if (brush.brush === "edge") return line;
  return brush.brush === "erase" && away < NEAR && liftsAt(draft, line, brush) ? line : null;
}

export function beginStroke(draft: MapDraft, brush: Brush, place: Place): Stroke {
  const at = squareOf(draft, place);
  const line = edgeMeant(draft, brush, place);
  if (line === null) return { over: "squares", trail: [at], last: at };
  return { over: "edges", lay: !liftsAt(draft, line, brush), trail: [line], first: at, place };
}

/** How near to an edge, and to its middle, a hand that draws along edges must come to mean it. */
const ALONG = 0.3;
/** How closely the way of a hand is looked at, in squares. */
const STEP = 0.1;

/** The edges that a hand passes along on its way: corners, where several edges meet, mean none of them. */
function edgesPassed(draft: MapDraft, from: Place, to: Place): readonly WallLine[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return edgeNear(draft, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }).flatMap(({ line, away, aside }) => (away <= ALONG && aside <= ALONG ? [line] : []));
}

/** The stroke after the pointer has moved on. */
export function strokeTo(draft: MapDraft, begun: Stroke, place: Place): Stroke {
  if (begun.over === "edges") {
    // A corner is cut off by a press alone.
    if (begun.trail.some(isAskew)) return begun;
    const passed = edgesPassed(draft, begun.place, place);
    const trail = new Map([...begun.trail, ...passed].map((line) => [wallKey(line), line]));
    return { ...begun, trail: [...trail.values()], place };
  }
  const at = squareOf(draft, place);
  if (at === begun.last) return begun;
  const passed = lineOf(draft, begun.last, at);
  return { ...begun, trail: [...new Set([...begun.trail, ...passed])], last: at };
}

/** The edges along a row of squares from the first to the last, on the side on which the stroke began. */
function edgesInLine(draft: MapDraft, first: number, last: number, begun: WallLine): readonly WallLine[] {
  const { width } = draft;
  const [ax, ay] = [first % width, Math.floor(first / width)];
  const lies = begun.from[1] === begun.to[1];
  const end = lies ? ay * width + (last % width) : Math.floor(last / width) * width + ax;
  const sides: readonly Side[] = lies ? ["n", "s"] : ["w", "e"];
  const side = sides.find((one) => wallKey(edgeOf(width, first, one)) === wallKey(begun)) ?? "n";
  return lineOf(draft, first, end).map((at) => edgeOf(width, at, side));
}

/** The edges around a block of squares. */
function edgesAround(draft: MapDraft, first: number, last: number): readonly WallLine[] {
  const { width } = draft;
  const block = blockOf(draft, first, last);
  const inside = new Set(block);
  const next = { n: -width, s: width, w: -1, e: 1 } as const;
  return block.flatMap((at) =>
    (["n", "e", "s", "w"] as const).flatMap((side) => {
      const beside = at + next[side];
      const sameRow = Math.floor(beside / width) === Math.floor(at / width);
      const holds = inside.has(beside) && (side === "n" || side === "s" || sameRow);
      return holds ? [] : [edgeOf(width, at, side)];
    }),
  );
}

/** What lies on a square, in one word: squares that are alike are filled together. */
function likeness({ marks, starts, victory }: MapDraft, at: number): string {
  const start = (["A", "B"] as const).filter((label) => starts[label].includes(at));
  const areas = victory.filter(({ squares }) => squares.includes(at)).map(({ id }) => id);
  return JSON.stringify([marks[at], start, areas]);
}

function filled(draft: MapDraft, first: number): readonly number[] {
  const like = likeness(draft, first);
  const between = (from: number, to: number): WallLine => {
    const [low, high] = from < to ? [from, to] : [to, from];
    return edgeOf(draft.width, low, high - low === 1 ? "e" : "s");
  };
  return fillOf(draft, first, (from, to) => likeness(draft, to) === like && !hasWall(draft, between(from, to)));
}

/** The squares of a stroke, the one where it began first. */
export function squaresOf(
  draft: MapDraft,
  drawn: Extract<Stroke, { over: "squares" }>,
  shape: Shape,
): readonly number[] {
  const [first = 0] = drawn.trail;
  switch (shape) {
    case "free":
      return drawn.trail;
    case "line":
      return lineOf(draft, first, drawn.last);
    case "block":
      return [...new Set([first, ...blockOf(draft, first, drawn.last)])];
    case "fill":
      return filled(draft, first);
  }
}

/** The draft with a stroke on it. */
export function drawStroke(draft: MapDraft, drawn: Stroke, brush: Brush, shape: Shape, manner: Manner): MapDraft {
  if (drawn.over === "squares") return stroke(draft, brush, squaresOf(draft, drawn, shape), manner);
  const [begun] = drawn.trail;
  if (begun === undefined) return draft;
  if (isAskew(begun)) return drawWalls(draft, [begun], drawn.lay, manner.symmetry);
  const last = squareOf(draft, drawn.place);
  const lines =
    shape === "line"
      ? edgesInLine(draft, drawn.first, last, begun)
      : shape === "block"
        ? edgesAround(draft, drawn.first, last)
        : drawn.trail;
  return drawWalls(draft, lines, drawn.lay, manner.symmetry);
}
