import { describe, expect, test } from "vitest";
import { contentOf, creatureCard } from "../../testing/position.ts";
import { abilities, deeds, type Power, permissions, stats, traits } from "../vocabulary/index.ts";
import { factsOf, mayReplace, mayTrigger } from "./facts.ts";
import {
  actionAt,
  costsAt,
  eachText,
  inside,
  powerAt,
  resolveText,
  ruleAt,
  stepAt,
  stepsAt,
  textName,
} from "./text.ts";

const roar: Power = {
  power: "activated",
  costs: [{ pay: "morale", amount: 1 }],
  actions: [
    {
      steps: [
        { do: "if", when: { turn: "yours" }, then: [{ do: "tap", who: "this" }], else: [{ do: "untap", who: "this" }] },
        { do: "apply", rules: [{ rule: "grant", trait: "flying" }], until: "turn" },
        {
          do: "may",
          costs: [{ pay: "damage", amount: 10 }],
          steps: [{ do: "attack", type: "melee", ifDamage: [{ do: "cancel" }] }],
        },
        {
          do: "watch",
          power: { power: "replacement", would: { on: "tapped" }, instead: [{ do: "evade" }] },
          until: "turn",
        },
        { do: "choose", modes: [{ steps: [{ do: "draw", deck: "order", count: 1 }] }] },
      ],
    },
  ],
};
const content = contentOf([creatureCard("t/lion", { powers: [roar] })]);
const at = (...path: (string | number)[]): { card: string; path: (string | number)[] } => ({ card: "t/lion", path });

describe("texts", () => {
  test("are found by their place", () => {
    expect(powerAt(content, at("powers", 0))).toBe(roar);
    expect(stepsAt(content, at("powers", 0, "actions", 0))).toHaveLength(5);
    expect(stepsAt(content, at("powers", 0, "actions", 0, "steps", 0, "else"))).toEqual([{ do: "untap", who: "this" }]);
    expect(ruleAt(content, at("powers", 0, "actions", 0, "steps", 1, "rules", 0))).toEqual({
      rule: "grant",
      trait: "flying",
    });
    expect(costsAt(content, at("powers", 0, "actions", 0, "steps", 2, "costs"))).toEqual([
      { pay: "damage", amount: 10 },
    ]);
    expect(stepAt(content, at("powers", 0, "actions", 0, "steps", 2, "steps", 0, "ifDamage", 0))).toEqual({
      do: "cancel",
    });
    expect(stepsAt(content, at("powers", 0, "actions", 0, "steps", 3, "power", "instead"))).toEqual([{ do: "evade" }]);
    expect(stepsAt(content, at("powers", 0, "actions", 0, "steps", 4, "modes", 0, "steps"))).toHaveLength(1);
    expect(textName(inside(at("powers", 0), "actions", 0))).toBe("t/lion:powers.0.actions.0");
  });

  test("the rulebook's own are there in every match", () => {
    expect(actionAt(content, { card: "rules/melee", path: ["actions", 0] }).steps).toEqual([
      { do: "attack", type: "melee" },
    ]);
    expect(actionAt(content, { card: "rules/hazard", path: ["actions", 0] }).steps).toEqual([
      { do: "damage", to: "it", amount: 10 },
    ]);
  });

  test("a place that is none, or holds something else, is an error", () => {
    expect(() => resolveText(content, at("powers", 1))).toThrow("t/lion:powers.1");
    expect(() => resolveText(content, { card: "t/none", path: [] })).toThrow("t/none");
    expect(() => stepsAt(content, at("powers", 0))).toThrow("power, not steps");
    expect(() => powerAt(content, at("powers"))).toThrow("group, not a power");
    expect(() => stepAt(content, at("powers", 0, "actions", 0))).toThrow();
    expect(() => actionAt(content, at("powers", 0))).toThrow();
    expect(() => ruleAt(content, at("powers", 0))).toThrow();
    expect(() => costsAt(content, at("powers", 0))).toThrow();
  });

  test("every place of a text resolves to itself", () => {
    let places = 0;
    eachText(resolveText(content, at()), (what, ref) => {
      expect(resolveText(content, ref).what).toBe(what);
      places++;
    });
    expect(places).toBeGreaterThan(20);
  });
});

test("the facts of a match's content", () => {
  const facts = factsOf(content);
  expect(facts.keys.has("flying")).toBe(true);
  expect(facts.afar.size).toBe(0);
  expect(mayReplace(content, "tapped")).toBe(true);
  expect(mayReplace(content, "damaged")).toBe(false);
  expect(mayTrigger(content, "moves")).toBe(false);
});

test("the words that rules bear on are all different", () => {
  const words = [
    ...stats,
    ...traits,
    ...abilities,
    ...deeds,
    ...permissions,
    "keyword",
    "grant-power",
    "attacks",
    "reduce-damage",
  ];
  expect(new Set(words).size).toBe(words.length);
});
