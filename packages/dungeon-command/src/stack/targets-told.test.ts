import { expect, test } from "vitest";
import { waiting } from "../../testing/position.ts";
import { targetsTold } from "./targets-told.ts";

const aimed = (names: { readonly [name: string]: readonly string[] }, targets = Object.keys(names)) => ({
  ...waiting("a1", 0),
  names,
  targets,
});

test("the list of a single target is told as it is", () => {
  const things = ["c1", "c2"];
  expect(targetsTold([aimed({ target: things })])).toBe(things);
});

test("those of the action printed first, which lies on top, come first, and each is told once", () => {
  const below = aimed({ target: ["c2", "c3"] });
  const above = aimed({ target: ["c1"], square: ["sq4"], other: ["c2"] });
  expect(targetsTold([below, above])).toEqual(["c1", "sq4", "c2", "c3"]);
});

test("what an event or a cost has named is no target (dc.target.must-choose)", () => {
  expect(targetsTold([aimed({ it: ["c1"], target: ["c2"] }, ["target"])])).toEqual(["c2"]);
});

test("cards are not told: those of a hand are its player's secret (dc.ruling.hidden-information)", () => {
  expect(targetsTold([aimed({ card: ["example/feint"] })])).toEqual([]);
  expect(targetsTold([aimed({ card: ["example/feint"], target: ["c1"] })])).toEqual(["c1"]);
});
