import type { GameTypes } from "@undercroft/kernel";
import { expect, test } from "vitest";
import { type Kind, maybe, menu } from "./menu.ts";
import type { Item } from "./model.ts";

const item = (id: string): Item<GameTypes> => ({ id, label: id });
const kind = (name: string, count: number): Kind<GameTypes> => ({
  items: Array.from({ length: count }, (_, i) => item(`${name}${i + 1}`)),
  opener: item(`all ${name}s`),
});
const shown = (kinds: readonly Kind<GameTypes>[], most: number): readonly string[] =>
  menu(kinds, most).map(({ id }) => id);
const end = { items: [item("end")] };

test("what fits the paper has a button each", () => {
  expect(shown([kind("blow", 1), maybe(true, item("move")), kind("order", 1), end], 4)).toEqual([
    "blow1",
    "move",
    "order1",
    "end",
  ]);
});

test("more than two of a kind stand behind one button, however much room there is", () => {
  expect(shown([kind("blow", 3), end], 9)).toEqual(["all blows", "end"]);
});

test("what is too much folds kind by kind from the end, and no further than it must", () => {
  expect(shown([kind("blow", 2), maybe(true, item("move")), kind("order", 2), end], 5)).toEqual([
    "blow1",
    "blow2",
    "move",
    "all orders",
    "end",
  ]);
  expect(shown([kind("blow", 2), maybe(true, item("move")), kind("order", 2), end], 4)).toEqual([
    "all blows",
    "move",
    "all orders",
    "end",
  ]);
});

test("one thing is not hidden behind a button of its own, and what may not be done has none", () => {
  expect(shown([kind("order", 1), maybe(false, item("move")), end], 1)).toEqual(["order1", "end"]);
});
