import { describe, expect, it } from "vitest";
import {
  beginningCell,
  bringIntoSight,
  centreOn,
  clampView,
  fitView,
  lookAt,
  MAX_CELL,
  panBy,
  squareAt,
  zoomAt,
} from "./view.ts";

const BOARD = { width: 24, height: 16 };
const WINDOW = { width: 500, height: 400 };

describe("the window onto the battlefield", () => {
  it("shows every square and the coordinates when it fits", () => {
    const view = fitView(BOARD, WINDOW);
    expect(view.left).toBeLessThanOrEqual(-0.5);
    expect(view.left + WINDOW.width / view.cell).toBeGreaterThanOrEqual(24);
    expect(view.top).toBeLessThanOrEqual(-0.5);
    expect(view.top + WINDOW.height / view.cell).toBeGreaterThanOrEqual(16);
  });

  it("finds the square under the finger", () => {
    const view = { cell: 50, left: 2, top: 4 };
    expect(squareAt(view, { x: 0, y: 0 }, BOARD)).toEqual({ x: 2, y: 4 });
    expect(squareAt(view, { x: 149, y: 51 }, BOARD)).toEqual({ x: 4, y: 5 });
    expect(squareAt({ cell: 50, left: -1, top: 0 }, { x: 10, y: 10 }, BOARD)).toBeNull();
    expect(squareAt({ cell: 50, left: 20, top: 0 }, { x: 200, y: 10 }, BOARD)).toBeNull();
  });

  it("keeps the point under the cursor while zooming", () => {
    const view = zoomAt({ cell: 40, left: 3, top: 5 }, 1.5, { x: 80, y: 40 });
    expect(view.cell).toBe(60);
    expect(view.left + 80 / view.cell).toBeCloseTo(5);
    expect(view.top + 40 / view.cell).toBeCloseTo(6);
  });

  it("goes a quarter of the window beyond the battlefield, so that no corner stays under a paper, and no farther", () => {
    const far = clampView({ cell: 48, left: 90, top: -40 }, BOARD, WINDOW);
    expect(far.left + WINDOW.width / 48).toBeCloseTo(24.15 + 500 / 48 / 4);
    expect(far.top).toBeCloseTo(-0.52 - 400 / 48 / 4);
  });

  it("looks at a point without leaving the battlefield, unless the point would lie in the window's corner", () => {
    const view = { cell: 50, left: 0, top: 0 };
    // The window shows 10 by 8 squares.
    expect(lookAt(view, { x: 12, y: 8 }, BOARD, WINDOW)).toEqual({ cell: 50, left: 7, top: 4 });
    expect(lookAt(view, { x: 3, y: 3 }, BOARD, WINDOW)).toEqual({ cell: 50, left: -0.55, top: -0.52 });
    expect(lookAt(view, { x: 0.5, y: 0.5 }, BOARD, WINDOW)).toEqual({ cell: 50, left: -2, top: -1.5 });
  });

  it("begins a little smaller than wished where the battlefield then fits from edge to edge", () => {
    const low = { width: 24, height: 8 };
    // Eight rows and their margins are 8.64 squares: 46 pixels each fill 397.44.
    expect(beginningCell(50, low, { width: 1000, height: 397.44 })).toBeCloseTo(46);
    // At less than 0.85 of the wish (42.5 × 8.64 = 367.2) it is as wished, and so it is with room to spare.
    expect(beginningCell(50, low, { width: 1000, height: 367 })).toBe(50);
    expect(beginningCell(50, low, { width: 1000, height: 450 })).toBe(50);
  });

  it("begins with all of it where that may be drawn so small", () => {
    // The whole of 24 by 16 squares needs 16.64 from top to foot: 24 pixels each in 399.36, with room to spare across.
    const window = { width: 1000, height: 399.36 };
    expect(beginningCell(40, BOARD, window, 24 - 0.01)).toBeCloseTo(24);
    expect(beginningCell(40, BOARD, window, 24.01)).toBe(40);
    expect(beginningCell(20, BOARD, window, 17)).toBe(20);
  });

  it("keeps to the limits of the zoom", () => {
    expect(clampView({ cell: 900, left: 0, top: 0 }, BOARD, WINDOW).cell).toBe(MAX_CELL);
    expect(clampView({ cell: 2, left: 0, top: 0 }, BOARD, WINDOW)).toEqual(fitView(BOARD, WINDOW));
  });

  it("follows the finger", () => {
    expect(panBy({ cell: 50, left: 4, top: 4 }, 100, -50)).toEqual({ cell: 50, left: 2, top: 5 });
  });

  it("puts a point in the middle", () => {
    expect(centreOn({ cell: 50, left: 0, top: 0 }, { x: 12, y: 8 }, WINDOW)).toEqual({ cell: 50, left: 7, top: 4 });
  });

  it("moves no farther than needed to show a square and its neighbours", () => {
    const view = { cell: 50, left: 4, top: 4 };
    expect(bringIntoSight(view, { x: 8, y: 7 }, WINDOW)).toBe(view);
    expect(bringIntoSight(view, { x: 15, y: 7 }, WINDOW)).toEqual({ cell: 50, left: 7, top: 4 });
    expect(bringIntoSight(view, { x: 2, y: 7 }, WINDOW)).toEqual({ cell: 50, left: 1, top: 4 });
  });
});
