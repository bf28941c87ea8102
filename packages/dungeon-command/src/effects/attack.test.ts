import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { carryOut, creature, doSteps, duel, fighter, table, waiting } from "../../testing/carry-out.ts";

const take = { do: "take" } as const;

describe("attacks", () => {
  test("a melee attack deals the attacker's Melee Damage", () => {
    const { body, run } = doSteps([{ do: "attack", type: "melee" }], { creatures: duel }, ["c2"], [take]);
    expect(creature(body, "c2").damage).toBe(20);
    assertRule(run.events, "dc.melee.damage");
  });

  test("a card's bonus is added when the attack resolves", () => {
    const { body, run } = doSteps(
      [{ do: "attack", type: "melee", damage: { plus: -10 } }],
      { creatures: duel },
      ["c2"],
      [take],
    );
    expect(creature(body, "c2").damage).toBe(10);
    assertRule(run.events, "dc.melee.modifiers");
  });

  test("an attack that nobody can be reached by any more leaves its target alone", () => {
    const far = [duel[0], { card: "t/fighter", at: 30, owner: 1 }].filter((one) => one !== undefined);
    const { body, run } = doSteps([{ do: "attack", type: "melee" }], { creatures: far }, ["c2"]);
    expect(creature(body, "c2").damage).toBe(0);
    assertRule(run.events, "dc.melee.adjacent");
  });

  test("a creature that dodged takes no damage and suffers nothing else of the action", () => {
    const body = table({
      creatures: duel,
      actions: [
        {
          steps: [
            { do: "attack", type: "melee" },
            { do: "tap", who: "target" },
          ],
        },
      ],
    });
    const { run } = carryOut(body, waiting({ names: { target: ["c2"] }, evaded: ["c2"] }));
    expect(creature(body, "c2")).toMatchObject({ damage: 0, tapped: false });
    assertRule(run.events, "dc.dodge.effect");
  });

  test("what happens if the attack dealt damage happens at the end of the action", () => {
    const { run, body } = doSteps(
      [
        { do: "attack", type: "melee", ifDamage: [{ do: "tap", who: "target" }] },
        { do: "gain", track: "morale", amount: 1 },
      ],
      { creatures: duel },
      ["c2"],
      [take],
    );
    expect(creature(body, "c2").tapped).toBe(true);
    const order = run.events.map((e) => e.event).filter((e) => e === "track-raised" || e === "tapped");
    expect(order).toEqual(["track-raised", "tapped"]);
  });

  test("a target that cowers prevents everything, and so what depends on damage does not happen", () => {
    const { run, body } = doSteps(
      [{ do: "attack", type: "melee", ifDamage: [{ do: "gain", track: "morale", amount: 1 }] }],
      { creatures: duel },
      ["c2"],
      [{ do: "cower" }],
    );
    expect(creature(body, "c2").damage).toBe(0);
    expect(body.seats.map((seat) => seat.morale)).toEqual([12, 10]); // 20 points: 2 Morale
    expect(run.events.some((e) => e.event === "track-raised")).toBe(false);
  });

  test("one damage step is one batch: both are asked before anything is dealt", () => {
    const { asked, body } = doSteps(
      [{ do: "damage", to: { creatures: {} }, amount: 25 }],
      { creatures: duel },
      [],
      [take, take],
    );
    expect(asked.map((one) => one.seats)).toEqual([["a"], ["b"]]);
    // 25 is no multiple of 10 and rounds down (dc.ruling.damage-multiples-of-ten).
    expect(body.creatures.map((c) => c.damage)).toEqual([20, 20]);
  });

  test("a bonus that holds for attacks counts only against those it names", () => {
    const brave = {
      ...fighter,
      id: "t/brave",
      powers: [
        { power: "static", rules: [{ rule: "attacks", against: { damaged: true }, plus: 10, unpreventable: true }] },
      ] as const,
    };
    const { body, asked } = doSteps(
      [{ do: "each", of: { creatures: { side: "enemy" } }, steps: [{ do: "attack", type: "melee", target: "it" }] }],
      {
        cards: [brave],
        creatures: [
          { card: "t/brave", at: 27, owner: 0 },
          { card: "t/fighter", at: 28, owner: 1 },
          { card: "t/fighter", at: 26, owner: 1 },
        ],
      },
      [],
      [take],
      (tables) => {
        creature(tables, "c3").damage = 10;
      },
    );
    // c2: 20, and c3, which is damaged, 30, which nobody may cower from: 40 in all destroy it.
    expect(asked).toHaveLength(1);
    expect(creature(body, "c2").damage).toBe(20);
    expect(body.creatures.map((c) => c.id)).toEqual(["c1", "c2"]);
  });
});
