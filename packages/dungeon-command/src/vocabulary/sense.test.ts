import { expect, it } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { checkPackData } from "./index.ts";

const name = { en: "Test", ru: "Проба" };
const card = { emblem: "book", half: "gold", copies: 1, level: 1, ability: "any", kind: "minor" };

/** What is wrong with a pack of these order cards, with the entries that say so. */
function problemsOf(orders: readonly object[]): readonly object[] {
  const lists = { creatures: [], commanders: [], tiles: [], keywords: {}, orders };
  const read = checkPackData({ pack: "t", version: 1, language: 1, name, ...lists }, "t.json");
  return read.ok ? [] : read.problems;
}

const severalDeciders = "dc.ruling.several-deciders";
const rest = { actions: [{ steps: [{ do: "untap", who: "this" }] }] };

it("two cards of a pack do not bear one name", () => {
  const twins = problemsOf([
    { id: "t/a", name, ...card, ...rest },
    { id: "t/b", name, ...card, ...rest },
  ]);
  expect(twins).toHaveLength(2);
  assertRule({ twins }, "dc.card.unique-name");
});

it("one player makes a choice: of several who are named it must be said which one", () => {
  const problem = (...steps: object[]): readonly object[] =>
    problemsOf([{ id: "t/a", name, ...card, actions: [{ steps }] }]);
  const modes = [{ steps: [{ do: "untap", who: "this" }] }, { steps: [{ do: "tap", who: "this" }] }];
  const pick = { do: "pick", from: { creatures: {} }, as: "prey" };
  const rivals = { do: "pick", from: { seats: { side: "opponent" } }, as: "rival" };
  for (const by of ["opponents", "everyone", { seats: {} }, { controllerOf: { creatures: { side: "enemy" } } }])
    for (const step of [
      { do: "choose", modes, by },
      { ...pick, by },
    ])
      assertRule(problem(step), severalDeciders);
  assertRule(problem({ do: "control", who: "this", until: "action", by: "opponents" }), severalDeciders);
  assertRule(problem({ ...rivals, upTo: 2 }, { ...pick, by: "rival" }), severalDeciders);
  assertRule(problem({ ...pick, upTo: 2 }, { do: "choose", modes, by: { ownerOf: "prey" } }), severalDeciders);
  expect(problem(rivals, { ...pick, by: "rival" })).toEqual([]);
  expect(problem(pick, { do: "choose", modes, by: { ownerOf: "prey" } })).toEqual([]);
  // An offer may be made to several.
  expect(
    problem({ do: "may", by: "opponents", steps: [{ do: "draw", deck: "order", who: "player", count: 1 }] }),
  ).toEqual([]);
});

it("a target is chosen by one player, who may be a target before it", () => {
  const of = { creatures: { side: "enemy" } };
  const rival = { name: "rival", of: { seats: { side: "opponent" } } };
  const problem = (...targets: object[]): readonly object[] =>
    problemsOf([{ id: "t/a", name, ...card, actions: [{ targets, steps: [{ do: "tap", who: "target" }] }] }]);
  assertRule(problem({ of, by: "opponents" }), severalDeciders);
  expect(problem(rival, { of, by: "rival" })).toEqual([]);
});

it("attach text belongs to a card that attaches, and to no other", () => {
  const attach = { powers: [{ power: "static", rules: [{ rule: "forbid", deed: "move" }] }] };
  const idle = problemsOf([{ id: "t/a", name, ...card, ...rest, attach }]);
  const bare = problemsOf([{ id: "t/a", name, ...card, actions: [{ steps: [{ do: "attach" }] }] }]);
  expect([idle.length, bare.length]).toEqual([1, 1]);
  assertRule({ idle }, "dc.order-card.attach-text");
  assertRule({ bare }, "dc.order-card.attach-text");
});
