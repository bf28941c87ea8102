import type { Point, Square } from "./square.ts";

/** Pixels of the window onto the battlefield. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the window shows: pixels a square, and the point at its top left corner in squares. */
export interface View {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
}

/** Rock and coordinates around the squares, in squares. */
const MARGIN = { left: 0.55, right: 0.15, top: 0.52, bottom: 0.12 } as const;

/** The largest a square may be drawn, in pixels. */
export const MAX_CELL = 96;

/** The whole battlefield, centred, coordinates included. */
export function fitView(board: Size, window: Size): View {
  const cell = Math.min(
    window.width / (board.width + MARGIN.left + MARGIN.right),
    window.height / (board.height + MARGIN.top + MARGIN.bottom),
  );
  return {
    cell,
    left: (board.width + MARGIN.right - MARGIN.left - window.width / cell) / 2,
    top: (board.height + MARGIN.bottom - MARGIN.top - window.height / cell) / 2,
  };
}

/** How much smaller than wished a square may be drawn for the sake of a whole row or column of the battlefield. */
const SPARE = 0.85;

/**
 * Pixels a square to begin with: as wished, or a little less where the battlefield then fits from edge to edge, or as few
 * as `whole` where then all of it is in sight.
 */
export function beginningCell(wished: number, board: Size, window: Size, whole: number = wished): number {
  const { cell } = fitView(board, window);
  if (cell >= whole) return Math.min(wished, cell);
  const across = window.width / (board.width + MARGIN.left + MARGIN.right);
  const down = window.height / (board.height + MARGIN.top + MARGIN.bottom);
  const fitting = [across, down].filter((cell) => cell < wished && cell >= wished * SPARE);
  return Math.min(wished, ...fitting);
}

/** So much of the window may lie beyond the board's edge: papers are laid over its corners, and no square must stay under one. */
const BEYOND = 0.25;

function hold(start: number, shown: number, low: number, high: number): number {
  if (shown >= high - low) return (low + high - shown) / 2;
  const beyond = shown * BEYOND;
  return Math.min(Math.max(start, low - beyond), high - shown + beyond);
}

/** Keeps a view within the zoom's limits and on the battlefield. */
export function clampView(view: View, board: Size, window: Size): View {
  const fit = fitView(board, window);
  const cell = Math.min(Math.max(view.cell, fit.cell), Math.max(MAX_CELL, fit.cell));
  return {
    cell,
    left: hold(view.left, window.width / cell, -MARGIN.left, board.width + MARGIN.right),
    top: hold(view.top, window.height / cell, -MARGIN.top, board.height + MARGIN.bottom),
  };
}

/** The least share of the window between a point that is to be looked at and the window's edge. */
const INSET = 0.25;

/** Looks at a point: in the middle, or as near to it as the battlefield's edges allow, but never in a corner of the window. */
export function lookAt(view: View, point: Point, board: Size, window: Size): View {
  const { cell } = view;
  const look = (at: number, shown: number, low: number, high: number): number => {
    if (shown >= high - low) return (low + high - shown) / 2;
    const within = Math.min(Math.max(at - shown / 2, low), high - shown);
    return Math.min(Math.max(within, at - shown * (1 - INSET)), at - shown * INSET);
  };
  return {
    cell,
    left: look(point.x, window.width / cell, -MARGIN.left, board.width + MARGIN.right),
    top: look(point.y, window.height / cell, -MARGIN.top, board.height + MARGIN.bottom),
  };
}

/** Zooms so that the point under `at` (pixels in the window) stays where it is. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const cell = view.cell * factor;
  return { cell, left: view.left + at.x / view.cell - at.x / cell, top: view.top + at.y / view.cell - at.y / cell };
}

/** Moves the picture by pixels, as a finger does. */
export function panBy(view: View, dx: number, dy: number): View {
  return { ...view, left: view.left - dx / view.cell, top: view.top - dy / view.cell };
}

/** Puts a point in the middle of the window. */
export function centreOn(view: View, point: Point, window: Size): View {
  return { ...view, left: point.x - window.width / view.cell / 2, top: point.y - window.height / view.cell / 2 };
}

/** The point in the middle of the window. */
export function middleOf(view: View, window: Size): Point {
  return { x: view.left + window.width / view.cell / 2, y: view.top + window.height / view.cell / 2 };
}

/** A board's places are squares, unless they are told to be tiles of another shape. */
export const SQUARE: Size = { width: 1, height: 1 };

/** Moves just so far that a place with its surroundings is in sight; the same view when it is already. */
export function bringIntoSight(view: View, place: Square, window: Size, tile: Size = SQUARE): View {
  const reach = 1;
  const near = (start: number, shown: number, at: number, side: number): number => {
    const [low, high] = [at * side - reach, (at + 1) * side + reach];
    if (shown <= high - low) return (at + 0.5) * side - shown / 2;
    return Math.min(Math.max(start, high - shown), low);
  };
  const left = near(view.left, window.width / view.cell, place.x, tile.width);
  const top = near(view.top, window.height / view.cell, place.y, tile.height);
  return left === view.left && top === view.top ? view : { ...view, left, top };
}

/** The place under a point of the window, or null beside a board of so many columns and rows. */
export function squareAt(view: View, at: Point, board: Size, tile: Size = SQUARE): Square | null {
  const x = Math.floor((view.left + at.x / view.cell) / tile.width);
  const y = Math.floor((view.top + at.y / view.cell) / tile.height);
  return x < 0 || y < 0 || x >= board.width || y >= board.height ? null : { x, y };
}
