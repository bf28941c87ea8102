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

const rest = { actions: [{ steps: [{ do: "untap", who: "this" }] }] };

it("two cards of a pack do not bear one name", () => {
  const twins = problemsOf([
    { id: "t/a", name, ...card, ...rest },
    { id: "t/b", name, ...card, ...rest },
  ]);
  expect(twins).toHaveLength(2);
  assertRule({ twins }, "dc.card.unique-name");
});

it("attach text belongs to a card that attaches, and to no other", () => {
  const attach = { powers: [{ power: "static", rules: [{ rule: "forbid", deed: "move" }] }] };
  const idle = problemsOf([{ id: "t/a", name, ...card, ...rest, attach }]);
  const bare = problemsOf([{ id: "t/a", name, ...card, actions: [{ steps: [{ do: "attach" }] }] }]);
  expect([idle.length, bare.length]).toEqual([1, 1]);
  assertRule({ idle }, "dc.order-card.attach-text");
  assertRule({ bare }, "dc.order-card.attach-text");
});
