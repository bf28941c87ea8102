import { expect, test } from "vitest";
import { overviewSize } from "./overview.tsx";

test("the small map keeps the board's shape, and within both measures", () => {
  // Twice as wide as high: 100 wide it is 50 high. Four times as high as wide: 80 high it is 20 wide.
  const most = { width: 100, height: 80 };
  expect(overviewSize({ width: 20, height: 10 }, most)).toEqual({ width: 100, height: 50 });
  expect(overviewSize({ width: 5, height: 20 }, most)).toEqual({ width: 20, height: 80 });
});
