import { expect, test } from "vitest";
import { duel, table } from "../../testing/carry-out.ts";
import { stateOf } from "../../testing/position.ts";
import type { Action, CreatureFilter, Target } from "../vocabulary/index.ts";
import { type MustBeNear, mustBeNear } from "./must-be-near.ts";
import { targetSpecs } from "./specs.ts";

const of = (...actions: readonly Action[]): MustBeNear | null =>
  mustBeNear(targetSpecs(stateOf(table({ creatures: duel, actions })).body.content, { card: "t/card", path: [] }));

const tapping = (creatures: CreatureFilter, more: Partial<Target> = {}): Action => ({
  targets: [{ of: { creatures }, ...more }],
  steps: [{ do: "tap", who: "target" }],
});
const strike: Action = { steps: [{ do: "attack", type: "melee" }] };
const shot: Action = { steps: [{ do: "attack", type: "ranged" }] };

test("a melee attack needs somebody beside the attacker, of either side (dc.attack.any-side, dc.melee.adjacent)", () => {
  expect(of(strike)).toEqual({ who: "another", squares: 1 });
});

test("a target near this must be as near as its filter says, whichever way", () => {
  expect(of(tapping({ side: "enemy", within: { squares: 5 } }))).toEqual({ who: "enemy", squares: 5 });
  expect(of(tapping({ side: "enemy", adjacentTo: "this" }))).toEqual({ who: "enemy", squares: 1 });
  expect(of(tapping({ side: "yours", another: true, within: { squares: 3 } }))).toEqual({ who: "another", squares: 3 });
});

test("of several targets the nearest counts: all of them must be there", () => {
  const near: Target = { name: "near", of: { creatures: { side: "enemy", within: { squares: 2 } } } };
  const far: Target = { name: "far", of: { creatures: { side: "enemy", within: { squares: 6 } } } };
  expect(of({ targets: [far, near], steps: [{ do: "tap", who: "near" }] })).toEqual({ who: "enemy", squares: 2 });
});

test("what the creature itself may be, what may be left out and what is not said plainly need nobody near", () => {
  expect(of(tapping({ within: { squares: 5 } }))).toBe(null);
  expect(of(tapping({ side: "enemy", within: { squares: 5 } }, { upTo: 2 }))).toBe(null);
  expect(of(tapping({ side: "enemy", within: { squares: { stat: "level", of: "this" } } }))).toBe(null);
  expect(of(shot)).toBe(null);
});

test("a later action of a card needs nobody near yet (dc.ruling.multi-action-target-legality)", () => {
  expect(of({ steps: [{ do: "move", squares: 3 }] }, strike)).toBe(null);
});
