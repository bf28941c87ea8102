import { expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

it("counts added, dropped, changed and swapped letters", () => {
  expect(editDistance("", "")).toBe(0);
  expect(editDistance("", "deal")).toBe(4);
  expect(editDistance("deal", "")).toBe(4);
  expect(editDistance("slide", "slide")).toBe(0);
  expect(editDistance("slid", "slide")).toBe(1);
  expect(editDistance("amuont", "amount")).toBe(1);
  expect(editDistance("heel", "deal")).toBe(2);
});

it("suggests a near word and no far one", () => {
  expect(nearest("amout", ["amount", "unpreventable"])).toBe("amount");
  expect(nearest("Heal", ["heal", "deal"])).toBe("heal");
  expect(nearest("banana", ["amount", "to"])).toBeUndefined();
  expect(nearest("x".repeat(5000), ["amount"])).toBeUndefined();
});
