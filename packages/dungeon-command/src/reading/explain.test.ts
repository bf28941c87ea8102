import { expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { commanderCard, contentOf, creatureCard, openField, position } from "../../testing/position.ts";
import type { Effect } from "../state.ts";
import type { OrderCard, Rule } from "../vocabulary/index.ts";
import { explainStat, explainTrait } from "./explain.ts";

const plus = (value: number): Rule => ({ rule: "change", stat: "level", plus: value });
const hallowed: Rule = { rule: "change", stat: "level", of: { creatures: { side: "yours" } }, plus: 1 };
const crown: OrderCard = {
  id: "t/crown",
  name: { en: "crown", ru: "crown" },
  emblem: "crown",
  level: 1,
  ability: "any",
  kind: "minor",
  actions: [{ steps: [{ do: "attach" }] }],
  attach: { powers: [{ power: "static", rules: [plus(2), { rule: "grant", trait: "flying" }] }] },
  half: "gold",
  copies: 1,
};

test("a number is explained by its card, its leader, what is attached and what lasts", () => {
  const content = contentOf(
    [creatureCard("t/page", { level: 1 })],
    [crown],
    [commanderCard("t/leader", { powers: [{ power: "static", rules: [hallowed] }] })],
  );
  const creatures = [{ card: "t/page", at: 0, owner: 0 }];
  const body = position({ content, battlefield: openField(4, 4, [[]]), seats: [{}], creatures });
  const [page] = body.creatures;
  if (page === undefined) throw new Error("no page");
  page.attached.push({ id: "k1", card: "t/crown", owner: 0, stamp: 1, counters: {} });
  const spell: Effect = {
    id: "e2",
    stamp: 2,
    seat: 0,
    self: "c1",
    text: { card: "t/spell", path: ["actions", 0, "steps", 0, "rules", 0] },
    names: {},
    until: { kind: "game" },
    what: { kind: "rule", rule: { rule: "change", stat: "level", set: 5 }, things: ["c1"] },
  };
  body.effects.push(spell);
  const told = explainStat(body, page, "level");
  expect(told).toMatchObject({ value: 8, printed: 1 });
  expect(told.parts.map(({ how, value }) => [how, value])).toEqual([
    ["set", 5],
    ["plus", 1],
    ["plus", 2],
  ]);
  assertRule(
    told,
    "dc.creature-card.level",
    "dc.commander.leader-power",
    "dc.orders.attach-adds-text",
    "dc.ruling.level-modifiers",
    "dc.ruling.card-conflicts",
  );
  const flies = explainTrait(body, page, "flying");
  expect(flies).toMatchObject({
    has: true,
    printed: false,
    texts: [{ card: "t/crown", path: ["attach", "powers", 0, "rules", 1] }],
  });
  assertRule(flies, "dc.power.traits-always-on");
  assertRule(explainStat(body, page, "speed"), "dc.creature-card.speed");
  assertRule(explainStat(body, page, "melee"), "dc.creature-card.melee-entry");
  assertRule(explainStat(body, page, "hit-points"), "dc.creature-card.hit-points");
  expect(explainStat(body, page, "ranged-damage")).toMatchObject({ value: null, printed: null, parts: [] });
  assertRule(explainStat(body, page, "ranged-distance"), "dc.creature-card.ranged-entry");
});
