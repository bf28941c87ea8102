import { expect, test } from "vitest";
import { found, searchable } from "./search.ts";

test("every word must stand somewhere, in any order, whatever its capitals", () => {
  const text = searchable("Copper Kettle", "Boils water in the morning.");
  for (const query of ["", "  ", "kettle", "WATER copper", "morn"]) expect(found(text, query)).toBe(true);
  for (const query of ["copper pan", "kettles"]) expect(found(text, query)).toBe(false);
});

test("marks that people leave out are left out", () => {
  expect(found(searchable("Тёплая корка"), "теплая")).toBe(true);
  expect(found(searchable("Теплая корка"), "тёплая")).toBe(true);
  expect(found(searchable("Saint’s Finger"), "saint's")).toBe(true);
});
