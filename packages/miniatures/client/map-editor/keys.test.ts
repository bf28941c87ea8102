import { expect, it } from "vitest";
import { mapKey } from "./keys.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, code: "" };

it("arrows go by themselves, draw with Shift, and mean an edge with Alt", () => {
  const arrow = { ...plain, key: "ArrowUp", code: "ArrowUp" };
  expect(mapKey(arrow)).toBeNull();
  expect(mapKey({ ...arrow, shiftKey: true })).toEqual({ does: "lay", goesOn: true });
  expect(mapKey({ ...arrow, altKey: true })).toEqual({ does: "edge", side: "n" });
});

it("the four keys that lead to the rims mean corners with Alt", () => {
  const key = { ...plain, key: "PageUp", code: "PageUp" };
  expect(mapKey(key)).toBeNull();
  expect(mapKey({ ...key, altKey: true })).toEqual({ does: "corner", corner: "ne" });
});

it("a sign takes its terrain in hand, on a Russian keyboard too", () => {
  expect(mapKey({ ...plain, key: "f", code: "KeyF" })).toEqual({ does: "take", sign: "f" });
  expect(mapKey({ ...plain, key: "а", code: "KeyF" })).toEqual({ does: "take", sign: "f" });
  expect(mapKey({ ...plain, key: "В", code: "KeyD", shiftKey: true })).toEqual({ does: "take", sign: "D" });
  expect(mapKey({ ...plain, key: "#", code: "Digit3", shiftKey: true })).toEqual({ does: "take", sign: "#" });
  expect(mapKey({ ...plain, key: "+", code: "Equal", shiftKey: true })).toBeNull();
  expect(mapKey({ ...plain, key: "Tab", code: "Tab" })).toBeNull();
});

it("undoes and does again as everywhere", () => {
  const control = { ...plain, ctrlKey: true, code: "KeyZ" };
  expect(mapKey({ ...control, key: "z" })).toEqual({ does: "undo" });
  expect(mapKey({ ...control, key: "я" })).toEqual({ does: "undo" });
  expect(mapKey({ ...control, key: "Z", shiftKey: true })).toEqual({ does: "redo" });
  expect(mapKey({ ...control, key: "y", code: "KeyY" })).toEqual({ does: "redo" });
});
