import { describe, expect, test } from "vitest";
import { creatureCard, Table } from "../testing/battle.ts";
import type { AttackFacts } from "./reading/attack-filter.ts";
import type { Effect } from "./state.ts";
import { attackParts, damageBonus, defenseOf, hasMode, isForbidden, permitsOf, resistsOf, speedOf } from "./traits.ts";
import type { Attack, CreatureCard, ItemCard, Power, Rule } from "./vocabulary/index.ts";

const open = ".....\n.....\n.....";
const words = (name: string): { en: string; ru: string } => ({ en: name, ru: name });
const always = (...rules: readonly Rule[]): Power => ({ power: "continuous", rules });

const fighter = (id: string, powers: readonly Power[], more: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(`t/${id}`, { powers, ...more });

const bite: Attack = { kind: "melee", bonus: 8, versus: "ac", hit: { damage: [{ amount: 10 }] } };
const plain: AttackFacts = { attack: bite, basic: true, as: "action", type: null, advantage: false };

/** A lone creature with these powers, and an enemy of the same kind without any. */
function duel(powers: readonly Power[], more: Partial<CreatureCard> = {}, items: readonly ItemCard[] = []): Table {
  return new Table({
    rows: open,
    items,
    creatures: [
      { name: "a", card: fighter("a", powers, more), seat: 0, at: "a1", given: { items: items.map(({ id }) => id) } },
      { name: "b", card: fighter("b", [], { keywords: ["undead"] }), seat: 1, at: "b1" },
    ],
  });
}

const lasting = (id: string, path: readonly (string | number)[], rules: readonly Rule[]): Effect => ({
  id,
  on: "a",
  source: "b",
  by: 1,
  what: { kind: "rules", text: { card: "t/b", path }, rules },
  until: { kind: "battle" },
  group: null,
});

describe("numbers under rules in force", () => {
  test("bonuses and penalties of different powers add up (mn.bonus.stacking)", () => {
    const { state } = duel([
      always({ rule: "change", stat: "speed", plus: 2 }),
      always({ rule: "change", stat: "speed", plus: -1 }),
    ]);
    const [a] = state.body.creatures;
    expect(a && speedOf(state.body, a)).toBe(7);
  });

  test("Slowed caps what bonuses make of the Speed, and never makes anybody faster (mn.condition.slowed, mn.condition.slowed.already-slower)", () => {
    const table = duel([always({ rule: "change", stat: "speed", plus: 2 })]);
    const { body } = table.state;
    const slowed = (on: string): Effect => ({
      id: `e-${on}`,
      on,
      source: null,
      by: null,
      what: { kind: "condition", condition: "slowed" },
      until: { kind: "battle" },
      group: null,
    });
    body.effects = [slowed("a")];
    expect(speedOf(body, table.creature("a"))).toBe(2);
    const slow = duel([], { speed: 1 });
    slow.state.body.effects = [slowed("a")];
    expect(speedOf(slow.state.body, slow.creature("a"))).toBe(1);
  });

  test("a bonus against some enemies alone is no part of rolls against others", () => {
    const table = duel([always({ rule: "change", stat: "attack", plus: 2, against: { keyword: "undead" } })]);
    const { body } = table.state;
    const [a, b] = [table.creature("a"), table.creature("b")];
    expect(attackParts(body, { attacker: a, target: b, facts: plain })).toEqual([
      { rule: "mn.bonus.stacking", plus: 2 },
    ]);
    expect(attackParts(body, { attacker: a, target: a, facts: plain })).toEqual([]);
  });

  test("a defense is higher against charges if the text says so, and damage gains a part of its own type", () => {
    const table = duel([
      always({ rule: "change", stat: "ac", plus: 3, attacks: { charge: true } }),
      always({ rule: "change", stat: "damage", plus: 5, type: "fire" }, { rule: "change", stat: "damage", plus: 5 }),
    ]);
    const { body } = table.state;
    const [a, b] = [table.creature("a"), table.creature("b")];
    const clash = { attacker: b, target: a, facts: plain };
    expect(defenseOf(body, a, "ac")).toBe(16);
    expect(defenseOf(body, a, "ac", clash)).toBe(16);
    expect(defenseOf(body, a, "ac", { ...clash, facts: { ...plain, as: "charge" } })).toBe(19);
    expect(damageBonus(body, { attacker: a, target: b, facts: plain })).toEqual({
      pluses: [5],
      extra: [{ amount: 5, type: "fire" }],
    });
  });

  test("a rule under a condition holds while the condition does", () => {
    const table = duel([
      always({
        rule: "while",
        when: { that: "this", is: { bloodied: true } },
        rules: [{ rule: "resist", amount: 5, type: "all" }],
      }),
    ]);
    const { body } = table.state;
    const a = table.creature("a");
    expect(resistsOf(body, a)).toEqual([]);
    a.hitPoints = 20;
    expect(resistsOf(body, a)).toEqual([{ amount: 5, type: "all" }]);
  });

  test("a rule that asks about the number that it changes sees it as printed, and ends", () => {
    const table = duel([
      always({
        rule: "while",
        when: { compare: { stat: "speed", of: "this" }, atMost: 6 },
        rules: [{ rule: "change", stat: "speed", plus: 2 }],
      }),
    ]);
    expect(speedOf(table.state.body, table.creature("a"))).toBe(8);
    const half = duel([always({ rule: "change", stat: "speed", plus: { half: { stat: "speed", of: "this" } } })]);
    expect(speedOf(half.state.body, half.creature("a"))).toBe(9);
  });
});

describe("powers of one name", () => {
  const aided = (name: string, plus: number): Power => ({
    name: words(name),
    power: "used",
    cost: "free",
    steps: [{ do: "apply", rules: [{ rule: "change", stat: "ac", plus }], to: "this", until: "battle" }],
  });

  test("are one power: a second use of it has no added effect (mn.bonus.duplicate, mn.bonus.identity)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", []), seat: 0, at: "a1" },
        {
          name: "b",
          card: fighter("b", [aided("Blessing", 2), aided("Blessing", 4), aided("Ward", 1)]),
          seat: 0,
          at: "b1",
        },
      ],
    });
    const { body } = table.state;
    const a = table.creature("a");
    const plus = (n: number): Rule => ({ rule: "change", stat: "ac", plus: n });
    body.effects = [lasting("e1", ["powers", 0], [plus(2)]), lasting("e2", ["powers", 1], [plus(4)])];
    expect(defenseOf(body, a, "ac")).toBe(18);
    body.effects.push(lasting("e3", ["powers", 2], [plus(1)]));
    expect(defenseOf(body, a, "ac")).toBe(19);
  });
});

describe("items", () => {
  const boots: ItemCard = {
    id: "t/boots",
    name: words("boots"),
    levels: { min: 1, max: 5 },
    keywords: ["humanoid"],
    cost: 3,
    powers: [always({ rule: "mode", mode: "flight" })],
  };

  test("that a creature can use count as printed on its card (mn.card.item.powers)", () => {
    const table = duel([], {}, [boots]);
    expect(hasMode(table.state.body, table.creature("a"), "flight")).toBe(true);
  });

  test("are merely carried outside their levels or without their keywords (mn.card.item.level-range, mn.card.item.requirements)", () => {
    for (const more of [{ level: 6 }, { keywords: ["beast"] }]) {
      const table = duel([], more, [boots]);
      expect(hasMode(table.state.body, table.creature("a"), "flight")).toBe(false);
    }
  });
});

describe("what texts allow and forbid", () => {
  test("is told apart by what it is about", () => {
    const table = duel([
      always({ rule: "permit", permission: "shift", squares: 3 }),
      always({ rule: "forbid", what: "charge" }),
    ]);
    const { body } = table.state;
    const a = table.creature("a");
    expect(permitsOf(body, a, "shift").map(({ squares }) => squares)).toEqual([3]);
    expect(isForbidden(body, a, "charge")).toBe(true);
    expect(isForbidden(body, a, "shift")).toBe(false);
  });
});
