import { beforeEach, expect, test } from "vitest";
import { keptLists } from "./kept-lists.ts";

interface Shelf {
  readonly name: string;
  readonly books: number;
}

const shelves = keptLists<Shelf>("shelves", (value) =>
  typeof value === "object" && value !== null && "name" in value && "books" in value
    ? { name: String(value.name), books: Number(value.books) }
    : null,
);

beforeEach(() => localStorage.clear());

test("what is kept is there again, and one of the same name makes room", () => {
  expect(shelves.all()).toEqual([]);
  expect(shelves.keep({ name: "north", books: 3 })).toBe(true);
  shelves.keep({ name: "south", books: 5 });
  shelves.keep({ name: "north", books: 4 });
  expect(shelves.all()).toEqual([
    { name: "south", books: 5 },
    { name: "north", books: 4 },
  ]);
  shelves.drop("south");
  expect(shelves.all()).toEqual([{ name: "north", books: 4 }]);
});

test("what cannot be read is passed over, and is there still when others are kept", () => {
  localStorage.setItem("shelves", JSON.stringify([7, { name: "later", pages: 9 }]));
  expect(shelves.all()).toEqual([]);
  shelves.keep({ name: "north", books: 3 });
  expect(JSON.parse(localStorage.getItem("shelves") ?? "")).toHaveLength(3);
  localStorage.setItem("shelves", "{");
  expect(shelves.all()).toEqual([]);
});

test("what is no list at all is put aside when others are kept, and lost nowhere", () => {
  for (const damaged of ["{", '{"later":"form"}']) {
    localStorage.setItem("shelves", damaged);
    expect(shelves.keep({ name: "north", books: 3 })).toBe(true);
    expect(shelves.all()).toEqual([{ name: "north", books: 3 }]);
    expect(localStorage.getItem("shelves/damaged")).toBe(damaged);
  }
});
