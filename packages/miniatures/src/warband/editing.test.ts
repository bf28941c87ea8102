import { expect, test } from "vitest";
import {
  itemAt,
  itemPlaces,
  withCarrier,
  withCreature,
  withItem,
  withoutCreatures,
  withoutItem,
  withoutLastItems,
} from "./editing.ts";
import { emptyWarband, itemsOf, type Warband } from "./warband.ts";

const list: Warband = {
  ...emptyWarband,
  creatures: [
    { card: "a/scout", items: ["a/boots", "a/bow"] },
    { card: "a/ogre", items: [] },
    { card: "a/monk", items: ["a/bell"] },
  ],
  items: ["a/mead"],
};

test("a creature joins at the end, and whoever leaves leaves its items behind (mn.ruling.unassigned-items)", () => {
  expect(withCreature(list, "a/ogre").creatures.at(-1)).toEqual({ card: "a/ogre", items: [] });
  const left = withoutCreatures(list, [0, 1]);
  expect(left.creatures).toEqual([{ card: "a/monk", items: ["a/bell"] }]);
  expect(left.items).toEqual(["a/mead", "a/boots", "a/bow"]);
});

test("an item goes to a creature or to nobody, and from one to another (mn.setup.items.declare)", () => {
  expect(withItem(list, "a/ring", 1).creatures[1]?.items).toEqual(["a/ring"]);
  expect(withItem(list, "a/ring", null).items).toEqual(["a/mead", "a/ring"]);
  expect(withItem(list, "a/ring", 9).items).toEqual(["a/mead", "a/ring"]);
  const moved = withCarrier(list, { carrier: 0, at: 0 }, 1);
  expect(moved.creatures.map(({ items }) => items)).toEqual([["a/bow"], ["a/boots"], ["a/bell"]]);
  expect(withCarrier(list, { carrier: null, at: 0 }, 2).creatures[2]?.items).toEqual(["a/bell", "a/mead"]);
  expect(withCarrier(list, { carrier: 1, at: 0 }, 2)).toBe(list);
});

test("items are found by their places, in the order of the warband's items", () => {
  expect(itemPlaces(list).map((place) => itemAt(list, place))).toEqual(itemsOf(list));
  expect(itemsOf(withoutItem(list, { carrier: 0, at: 1 }))).toEqual(["a/boots", "a/bell", "a/mead"]);
  expect(itemsOf(withoutItem(list, { carrier: null, at: 0 }))).toEqual(["a/boots", "a/bow", "a/bell"]);
  expect(itemsOf(withoutLastItems(list, 2))).toEqual(["a/boots", "a/bow"]);
  expect(itemsOf(withoutLastItems(list, 9))).toEqual([]);
});
