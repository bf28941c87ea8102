import { describe, expect, it } from "vitest";
import { nextPlace, stepFocus } from "./roving.ts";

const BOARD = { width: 3, height: 2 };

describe("the roving focus", () => {
  it("walks square by square and stops at the edge", () => {
    expect(stepFocus({ x: 0, y: 0 }, "ArrowRight", BOARD)).toEqual({ x: 1, y: 0 });
    expect(stepFocus({ x: 2, y: 0 }, "ArrowRight", BOARD)).toEqual({ x: 2, y: 0 });
    expect(stepFocus({ x: 1, y: 0 }, "ArrowDown", BOARD)).toEqual({ x: 1, y: 1 });
    expect(stepFocus({ x: 1, y: 1 }, "Home", BOARD)).toEqual({ x: 0, y: 1 });
    expect(stepFocus({ x: 1, y: 1 }, "Enter", BOARD)).toBeNull();
  });

  it("goes from piece to piece in reading order, and round", () => {
    const places = [
      { x: 2, y: 1 },
      { x: 1, y: 0 },
    ];
    expect(nextPlace({ x: 0, y: 0 }, places, true)).toEqual({ x: 1, y: 0 });
    expect(nextPlace({ x: 2, y: 1 }, places, true)).toEqual({ x: 1, y: 0 });
    expect(nextPlace({ x: 1, y: 0 }, places, false)).toEqual({ x: 2, y: 1 });
    expect(nextPlace({ x: 0, y: 0 }, [], true)).toBeNull();
  });
});
