import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { d20, Table } from "../../testing/battle.ts";
import { itemCard } from "../../testing/cards.ts";
import { clash, fighter, heal, open, plus, strike, use, used } from "../../testing/powers.ts";
import type { Power } from "../vocabulary/index.ts";

describe("items", () => {
  const flask = itemCard("t/flask", {
    powers: [{ uses: 1, power: "used", cost: "minor", steps: [heal(10)] }],
  });

  test("give their powers to whoever can use them, boxes and all (mn.card.item.powers)", () => {
    const table = new Table({
      rows: open,
      items: [flask],
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2", given: { items: ["t/flask"], hitPoints: 20 } },
        { name: "b", card: fighter("b"), seat: 1, at: "h4" },
      ],
    });
    table.play(use("a", "t/flask:powers.0"));
    expect(table.creature("a").hitPoints).toBe(30);
    assertRule([table.verdict(use("a", "t/flask:powers.0"))], "mn.power.limited.exhausted");
  });
});

describe("bonuses", () => {
  test("of different powers add up in the roll (mn.bonus.stacking)", () => {
    const aim = (n: number): Power => ({ power: "continuous", rules: [plus("attack", n)] });
    const table = clash([aim(1), aim(2)], [], { dice: [d20("attack roll", 5)] });
    table.play(strike, { do: "target", creature: "b" });
    const [roll] = table.events.filter((one) => one.event === "attack-rolled");
    expect(roll?.event === "attack-rolled" && roll.total).toBe(5 + 8 + 1 + 2);
    assertRule(table.events, "mn.bonus.stacking");
  });
});

describe("credit", () => {
  test("is given for damage of an activated power as it resolves (mn.power.trigger.destroyed-by.activated)", () => {
    const bolt: Power = {
      power: "used",
      cost: "minor",
      steps: [{ do: "damage", to: { creatures: { side: "enemy" } }, amount: 5 }],
    };
    const trophy: Power = {
      power: "triggered",
      on: { on: "destroyed", who: { side: "enemy" }, by: "this" },
      steps: [heal(5)],
    };
    const table = clash([bolt, trophy], []);
    table.creature("c").hitPoints = 5;
    table.play(use("a", "t/a:powers.0"));
    expect(table.creature("c").status).toBe("destroyed");
    expect(used(table)).toEqual(["a", "a"]);
    assertRule(table.events, "mn.power.trigger.destroyed-by.activated", "mn.power.replaces", "mn.action.minor");
  });

  test("goes to the other side for whoever is destroyed by its own (mn.ruling.friendly-kill)", () => {
    const blast: Power = {
      power: "used",
      cost: "attack",
      steps: [{ do: "destroy", who: { creatures: { side: "ally" } } }],
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", [blast]), seat: 0, at: "b2" },
        { name: "d", card: fighter("d"), seat: 0, at: "b3" },
        { name: "b", card: fighter("b"), seat: 1, at: "c2" },
      ],
    });
    table.play(use("a", "t/a:powers.0"));
    expect(table.state.body.sides[1]?.points).toBe(12);
    assertRule(table.events, "mn.ruling.friendly-kill", "mn.action.attack");
  });
});
