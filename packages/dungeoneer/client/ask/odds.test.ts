import { expect, test } from "vitest";
import { duelOf, reachesOf } from "./odds.ts";

test("a die and a bonus reach a number as often as they do", () => {
  expect(reachesOf(0, 7)).toBe(0);
  expect(reachesOf(0, 4)).toBe(50);
  expect(reachesOf(3, 4)).toBe(100);
});

test("of two equal fighters each hits as often as the other, and a lead of five leaves next to nothing", () => {
  expect(duelOf(2, 2)).toEqual({ own: 2, other: 2, hits: 42, hit: 42 });
  expect(duelOf(5, 0)).toMatchObject({ hits: 97, hit: 0 });
});
