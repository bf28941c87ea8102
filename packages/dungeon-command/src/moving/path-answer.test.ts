import { expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creature, duel, table } from "../../testing/carry-out.ts";
import { stateOf } from "../../testing/position.ts";
import { checkPathAnswer, moveNow } from "./moving.ts";

/** c1 on 27 of the duel, about to move. */
const body = table({ creatures: duel });
const state = stateOf(body);
const plan = moveNow(state, creature(body, "c1"));

test("once a movement resolves its path is chosen, and nothing else is done in the middle of it", () => {
  for (const answer of [{ do: "pass" }, { do: "move" }, { do: "end-activation" }] as const) {
    const verdict = checkPathAnswer(state, plan, answer);
    expect(verdict).toMatchObject({ legal: false });
    assertRule(verdict, "dc.ruling.path-chosen-on-resolution");
  }
});

test("who moves may stay where they are: a path of no squares is one (dc.move.fewer-squares)", () => {
  const verdict = checkPathAnswer(state, plan, { do: "path", path: [] });
  expect(verdict).toMatchObject({ legal: true });
  assertRule(verdict, "dc.move.fewer-squares");
});
