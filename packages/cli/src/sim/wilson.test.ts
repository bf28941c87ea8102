import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

// (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n), with z² = 3.8415
test.each([
  // p = 1/2, n = 100: middle 0.5 + 0.019207, spread 1.96 √(0.0025 + 0.000096) = 0.099864; both over 1.038415
  [50, 100, 0.4038, 0.5962],
  // p = 1, n = 10: the low bound is n / (n + z²) = 10 / 13.8415
  [10, 10, 0.7225, 1],
  [0, 10, 0, 0.2775],
  [0, 0, 0, 1],
])("%i of %i", (hits, trials, low, high) => {
  const [a, b] = wilson(hits, trials);
  expect(a).toBeCloseTo(low, 4);
  expect(b).toBeCloseTo(high, 4);
});
