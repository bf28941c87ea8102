import { expect, test } from "vitest";
import { phoneSpread, spreadOf } from "./spread.ts";

const orders = (count: number): number[] => Array.from({ length: count }, () => 140);

test("cards lie beside each other while there is room for all and the gaps", () => {
  expect(spreadOf(orders(3), 3 * 140 + 2 * 6)).toEqual({ how: "open" });
  expect(spreadOf([], 0)).toEqual({ how: "open" });
});

test("more cards than room are fanned evenly: eight of 140 into 950 lie 170/7 over each other, rounded up", () => {
  expect(spreadOf(orders(8), 950)).toEqual({ how: "fanned", overlap: 25 });
});

test("a strip too narrow for a name turns the hand into two rows of tabs", () => {
  // 8 × 140 + 3 × 124 = 1492 into 950 is 55 over each other: 69 of a creature card would be left.
  expect(spreadOf([...orders(8), 124, 124, 124], 950)).toEqual({ how: "tabs", columns: 6, tab: 132 });
  // Six columns and five gaps in 580: 91 each.
  expect(spreadOf([...orders(8), 124, 124, 124], 580)).toEqual({ how: "tabs", columns: 6, tab: 91 });
});

test("a phone scrolls one row", () => {
  expect(phoneSpread(11)).toEqual({ how: "tabs", columns: 11, tab: 104 });
});
