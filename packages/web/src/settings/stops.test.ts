import { readStops } from "@undercroft/table";
import { expect, test } from "vitest";
import { firstSettings } from "./store.ts";

const KINDS = ["attack", "move"] as const;

test("stops out of storage are read whole or not at all", () => {
  expect(readStops({ attack: "ask", move: "never" }, KINDS)).toEqual({ attack: "ask", move: "never" });
  expect(readStops({ attack: "ask", move: "sometimes" }, KINDS)).toBeNull();
  expect(readStops({ attack: "ask" }, KINDS)).toBeNull();
  expect(readStops(null, KINDS)).toBeNull();
});

test("each game has stops of its own; those kept before there were several are not lost", () => {
  const own = { lanterns: { attack: "ask" }, broken: { attack: "often" }, none: 3 };
  expect(firstSettings({ stops: own }).stops).toEqual({ lanterns: { attack: "ask" } });
  expect(firstSettings({ stops: { attack: "never", move: "ask" } }).stops).toEqual({
    "": { attack: "never", move: "ask" },
  });
  expect(firstSettings({}).stops).toEqual({});
});
