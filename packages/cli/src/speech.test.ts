import { expect, test } from "vitest";
import { speechOf } from "./speech.ts";

test("messages are said in plain English: values, plurals, no tags", () => {
  const say = speechOf({
    turns: "<b>{seat}</b>: turns of {count, plural, one {# creature} other {# creatures}}.",
    ended: "The battle is over.",
  });
  expect(say("turns", { seat: "Reeds", count: 1 })).toBe("Reeds: turns of 1 creature.");
  expect(say("turns", { seat: "Reeds", count: 4 })).toBe("Reeds: turns of 4 creatures.");
  expect(say("ended")).toBe("The battle is over.");
});
