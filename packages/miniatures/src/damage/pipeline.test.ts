import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Placing, Table } from "../../testing/battle.ts";
import { at, attackRolls, field, ruled, strike, under } from "../../testing/fight.ts";
import type { Effect } from "../state.ts";
import type { CreatureCard, DamageLine, DamagePart, Rule } from "../vocabulary/index.ts";
import { halfDamage, halfHitPoints } from "./halving.ts";
import { resistings } from "./resistance.ts";

const one = (name: string, seat: 0 | 1, x: number, card: CreatureCard, given: Placing["given"] = {}): Placing => ({
  name,
  seat,
  at: at(x, 1),
  card,
  given,
});

interface Blow {
  readonly damage?: readonly DamagePart[];
  readonly miss?: DamageLine;
  readonly die?: number;
  /** Rules on the attacker and on the target. */
  readonly by?: readonly Rule[];
  readonly on?: readonly Rule[];
  readonly effects?: readonly Effect[];
}

/** A hit of "a" on "b", who has 100 hit points. */
function hit({ damage = [], miss, die = 15, by = [], on = [], effects = [] }: Blow): Table {
  const line = damage.length === 0 ? {} : { damage };
  const attacks = [{ ...strike, hit: line, ...(miss === undefined ? {} : { miss }) }];
  return new Table({
    rows: field(5, 3),
    creatures: [
      one("a", 0, 1, ruled("a", by, { attacks })),
      one("b", 1, 2, ruled("b", on, { hitPoints: 100, bloodied: 50 })),
    ],
    effects,
    dice: attackRolls(die),
  }).play({ do: "attack", entry: 0 }, { do: "target", creature: "b" });
}

const lost = (table: Table): number => 100 - table.creature("b").hitPoints;

describe("halving", () => {
  test("damage goes down to a multiple of 5, never under 5, and nothing stays nothing (mn.ruling.halving-zero)", () => {
    actsExample("mn.example.half-15");
    expect([0, 5, 10, 15, 20, 25, 35].map(halfDamage)).toEqual([0, 5, 5, 5, 10, 10, 15]);
  });

  test("hit points have no minimum (mn.hp.round)", () => {
    actsExample("mn.example.half-hp");
    expect([85, 45, 5].map(halfHitPoints)).toEqual([40, 20, 0]);
  });
});

describe("what an attacker deals", () => {
  test("a critical hit doubles each part of base damage, then bonuses come; the attacker chooses the part", () => {
    actsExample("mn.example.base-damage-mixed");
    const table = hit({
      damage: [{ amount: 10 }, { amount: 5, type: "fire" }],
      die: 20,
      by: [{ rule: "change", stat: "damage", plus: 5 }],
      on: [{ rule: "immune", type: "fire" }],
    });
    expect(table.asked).toMatchObject({ kind: "choose", purpose: "bonus-type", from: ["untyped", "fire"] });
    expect(table.seat).toBe("north");
    table.play({ do: "choose", things: ["fire"] });
    expect(lost(table)).toBe(20);
    const after = table.events.flatMap((event) => (event.event === "harm-changed" ? [event.after] : []));
    expect(after).toEqual([
      [
        { amount: 20, type: null },
        { amount: 10, type: "fire" },
      ],
      [
        { amount: 20, type: null },
        { amount: 15, type: "fire" },
      ],
      [
        { amount: 20, type: null },
        { amount: 0, type: "fire" },
      ],
    ]);
    assertRule(
      table.events,
      "mn.damage.critical",
      "mn.damage.base",
      "mn.damage.critical.limits",
      "mn.damage.bonus.mixed-types",
      "mn.ruling.bonus-damage-type",
      "mn.resist.immune",
    );
  });

  test("bonuses add up, and a critical hit does not double them", () => {
    actsExample("mn.example.stacking");
    const by: readonly Rule[] = [
      { rule: "change", stat: "damage", plus: 10 },
      { rule: "change", stat: "damage", plus: 10 },
    ];
    expect(lost(hit({ damage: [{ amount: 10 }], by }))).toBe(30);
    const critical = hit({ damage: [{ amount: 10 }], by, die: 20 });
    expect(lost(critical)).toBe(40);
    assertRule(critical.events, "mn.bonus.stacking");
  });

  test("each bonus may go to another part", () => {
    const table = hit({
      damage: [
        { amount: 10, type: "cold" },
        { amount: 10, type: "fire" },
      ],
      by: [
        { rule: "change", stat: "damage", plus: 5 },
        { rule: "change", stat: "damage", plus: 10 },
      ],
      on: [{ rule: "immune", type: "fire" }],
    });
    table.play({ do: "choose", things: ["fire"] }, { do: "choose", things: ["cold"] });
    expect(lost(table)).toBe(20);
    assertRule(table.events, "mn.ruling.bonus-damage-type");
  });

  test("bonuses with a type are parts of their own, penalties never go below 0", () => {
    const fire = hit({
      damage: [{ amount: 10 }],
      by: [{ rule: "change", stat: "damage", plus: 5, type: "fire" }],
      on: [{ rule: "resist", amount: 5, type: "fire" }],
    });
    expect(lost(fire)).toBe(10);
    const weak = hit({ damage: [{ amount: 10 }], by: [{ rule: "change", stat: "damage", plus: -15 }] });
    expect(lost(weak)).toBe(0);
    expect(weak.events.some(({ event }) => event === "unharmed")).toBe(true);
  });

  test("an attack without base damage, or that misses, takes no bonus", () => {
    actsExample("mn.example.no-base-damage");
    const by: readonly Rule[] = [{ rule: "change", stat: "damage", plus: 10 }];
    const none = hit({ by });
    expect(lost(none)).toBe(0);
    assertRule(none.events, "mn.damage.bonus.needs-base");
    const missed = hit({ damage: [{ amount: 20 }], miss: { damage: [{ amount: 10 }] }, die: 2, by });
    expect(lost(missed)).toBe(10);
    assertRule(missed.events, "mn.damage.bonus.hit-only");
  });

  test("Weakened halves each type, bonuses included (mn.ruling.weakened-bonus)", () => {
    const effects = [under("a", "weakened")];
    const bonus = hit({ damage: [{ amount: 10 }], by: [{ rule: "change", stat: "damage", plus: 10 }], effects });
    expect(lost(bonus)).toBe(10);
    assertRule(bonus.events, "mn.condition.weakened.order", "mn.ruling.weakened-bonus", "mn.ruling.halving-zero");
    // 15 and 15 are 5 and 5, not 15
    const types: readonly DamagePart[] = [
      { amount: 15, type: "cold" },
      { amount: 15, type: "fire" },
    ];
    expect(lost(hit({ damage: types, effects }))).toBe(10);
  });

  test("halves base damage twice against Insubstantial, not on a critical hit", () => {
    actsExample("mn.example.weakened-insubstantial");
    const effects = [under("a", "weakened")];
    const on: readonly Rule[] = [{ rule: "insubstantial" }];
    const plain = hit({ damage: [{ amount: 15 }], on, effects });
    expect(lost(plain)).toBe(5);
    const critical = hit({ damage: [{ amount: 15 }], on, effects, die: 20 });
    expect(lost(critical)).toBe(15);
    assertRule(critical.events, "mn.resist.insubstantial.critical");
  });
});

describe("what a target takes", () => {
  const fireAndLightning: readonly DamagePart[] = [
    { amount: 10, type: "lightning" },
    { amount: 10, type: "fire" },
  ];

  test("one Resist of its player's choice", () => {
    actsExample("mn.example.resist");
    const on: readonly Rule[] = [
      { rule: "resist", amount: 10, type: "lightning" },
      { rule: "resist", amount: 5, type: "fire" },
    ];
    const lightning = hit({ damage: fireAndLightning, on });
    expect(lightning.asked).toMatchObject({ kind: "choose", purpose: "resist", from: ["lightning:10", "fire:5"] });
    expect(lightning.seat).toBe("south");
    lightning.play({ do: "choose", things: ["lightning:10"] });
    expect(lost(lightning)).toBe(10);
    assertRule(lightning.events, "mn.resist.one-only", "mn.ruling.resist-mixed");
    const fire = hit({ damage: fireAndLightning, on }).play({ do: "choose", things: ["fire:5"] });
    expect(lost(fire)).toBe(15);
  });

  test("a single Resist without a question, never below 0", () => {
    const table = hit({ damage: [{ amount: 5, type: "fire" }], on: [{ rule: "resist", amount: 20, type: "fire" }] });
    expect(lost(table)).toBe(0);
    assertRule(table.events, "mn.resist.amount");
  });

  test("Resist All cuts the sum once; its player divides it (mn.ruling.resist-mixed)", () => {
    const ways = resistings(
      [
        { amount: 10, type: "lightning" },
        { amount: 10, type: "fire" },
      ],
      [{ amount: 10, type: "all" }],
    );
    expect(ways.map(({ left }) => left.map(({ amount }) => amount))).toEqual([
      [0, 10],
      [10, 0],
      [5, 5],
    ]);
    const table = hit({
      damage: fireAndLightning,
      on: [
        { rule: "resist", amount: 10, type: "all" },
        { rule: "vulnerable", amount: 5, type: "fire" },
      ],
    });
    table.play({ do: "choose", things: ["all:10/lightning=0/fire=10"] });
    // no fire is left to be vulnerable to
    expect(lost(table)).toBe(10);
  });

  test("the highest Vulnerable whose type has damage left, once (mn.ruling.vulnerable-mixed)", () => {
    const both = hit({
      damage: fireAndLightning,
      on: [
        { rule: "vulnerable", amount: 5, type: "fire" },
        { rule: "vulnerable", amount: 10, type: "lightning" },
      ],
    });
    expect(lost(both)).toBe(30);
    assertRule(
      both.events,
      "mn.resist.vulnerable",
      "mn.resist.vulnerable-highest",
      "mn.ruling.vulnerable-mixed",
      "mn.resist.order",
    );
    const resisted = hit({
      damage: fireAndLightning,
      on: [
        { rule: "vulnerable", amount: 5, type: "fire" },
        { rule: "vulnerable", amount: 10, type: "lightning" },
        { rule: "resist", amount: 10, type: "lightning" },
      ],
    });
    expect(lost(resisted)).toBe(15);
    const all = hit({ damage: fireAndLightning, on: [{ rule: "vulnerable", amount: 5, type: "all" }] });
    expect(lost(all)).toBe(25);
  });

  test("all steps in their order", () => {
    actsExample("mn.example.pipeline");
    const table = hit({
      damage: [{ amount: 20, type: "fire" }],
      by: [{ rule: "change", stat: "damage", plus: 10 }],
      on: [
        { rule: "resist", amount: 5, type: "fire" },
        { rule: "vulnerable", amount: 5, type: "fire" },
        { rule: "insubstantial" },
      ],
      effects: [under("a", "weakened")],
    });
    expect(lost(table)).toBe(5);
    const sums = table.events.flatMap((event) => (event.event === "harm-changed" ? [event.after[0]?.amount] : []));
    expect(sums).toEqual([30, 15, 10, 15, 5]);
    assertRule(table.events, "mn.resist.insubstantial", "mn.ruling.insubstantial-order", "mn.damage.round");
  });
});

describe("hit points that fall", () => {
  test("make bloodied at the Bloodied score and destroy at 0, for the opponent's points", () => {
    const table = new Table({
      rows: field(5, 3),
      creatures: [
        one(
          "a",
          0,
          1,
          creatureCard("t/a", { attacks: [{ ...strike, hit: { damage: [{ amount: 20 }] }, attacks: 2 }] }),
        ),
        one("b", 1, 2, creatureCard("t/b")),
        one("c", 1, 4, creatureCard("t/c")),
      ],
      dice: attackRolls(15, 15),
    }).play({ do: "attack", entry: 0 }, { do: "target", creature: "b" });
    assertRule(table.events, "mn.hp.bloodied");
    expect(table.creature("b").hitPoints).toBe(20);
    table.play({ do: "target", creature: "b" });
    expect(table.creature("b")).toMatchObject({ status: "destroyed", at: table.square("c2") });
    assertRule(table.events, "mn.hp.destroyed", "mn.power.trigger.destroyed-by.attack");
    expect(table.state.body.sides[0]?.points).toBe(12);
  });
});
