import { expect, test } from "vitest";
import { DEFAULT_STOPS, readStops } from "./stops.ts";

test("stops out of storage are read whole or not at all", () => {
  expect(readStops({ ...DEFAULT_STOPS, own: "ask" })).toEqual({ ...DEFAULT_STOPS, own: "ask" });
  expect(readStops({ ...DEFAULT_STOPS, own: "sometimes" })).toBeNull();
  expect(readStops(null)).toBeNull();
});

test("by default nobody is asked about their own action", () => {
  expect(DEFAULT_STOPS.own).toBe("never");
});
