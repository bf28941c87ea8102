import { expect, it } from "vitest";
import { laid } from "./laid.ts";

it("moves what stands at a place and scales all lengths", () => {
  expect(laid("M1 2L3 4Z", 10, 20, 1)).toBe("M11 22L13 24Z");
  expect(laid("M1 2l3 4h5v-6z", 10, 20, 0.5)).toBe("M10.5 21l1.5 2h2.5v-3z");
  expect(laid("M0 0H8V6C1 2 3 4 5 6q1 2 3 4t5 -6", 40, 80, 0.5)).toBe(
    "M40 80H44V83C40.5 81 41.5 82 42.5 83q0.5 1 1.5 2t2.5 -3",
  );
});

it("leaves the turn and the flags of an arc alone, and does not move its radii", () => {
  expect(laid("M4 4a6 6 0 1 0 12 0A6 6 0 0 1 8 4", 40, 0, 0.5)).toBe("M42 2a3 3 0 1 0 6 0A3 3 0 0 1 44 2");
});

it("reads numbers that follow each other without the letter, as long as the command goes on", () => {
  expect(laid("M0 13l9 5 7 -6", 40, 0, 1)).toBe("M40 13l9 5 7 -6");
});
