import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Placing, Table } from "../../testing/battle.ts";
import { aim, at, attackRolls, field, fieldWith, strike, under } from "../../testing/fight.ts";
import type { AttackEntry, CreatureCard } from "../vocabulary/index.ts";

const one = (
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  card?: CreatureCard,
  given: Placing["given"] = {},
): Placing => ({ name, seat, at: at(x, y), given, ...(card === undefined ? {} : { card }) });

/** Takes the first answer until the active creature is asked what it does next. */
function settle(table: Table): Table {
  for (let i = 0; i < 20 && table.asked.kind !== "act"; i += 1) {
    const [first] = table.options();
    if (first === undefined) throw new Error("a dead end");
    table.play(first);
  }
  return table;
}

describe("what a hit brings about beside damage", () => {
  test("comes after the damage; the followup is rolled with the first roll's modifiers, wherever the target is now", () => {
    actsExample("mn.example.followup.moved");
    const pushing: AttackEntry = {
      ...strike,
      hit: { damage: [{ amount: 10 }], steps: [{ do: "push", who: "target", squares: 2 }] },
      followup: { damage: [{ amount: 5 }] },
    };
    const table = new Table({
      rows: field(9, 5),
      creatures: [one("a", 0, 1, 2, creatureCard("t/a", { attacks: [pushing] })), one("b", 1, 2, 2), one("c", 0, 3, 2)],
      // 6 + 8 + 2 is 16 both times, the Armor Class
      dice: attackRolls(6, 6),
    }).play({ do: "attack", entry: 0 }, aim("b"));
    settle(table);
    expect(table.at("b")).not.toBe(at(2, 2));
    expect(table.creature("b").hitPoints).toBe(25);
    const events = table.events.map(({ event }) => event);
    expect(events.indexOf("damaged")).toBeLessThan(events.indexOf("followup"));
    assertRule(table.events, "mn.attackroll.followup");
  });

  test("Weakened leaves ongoing damage as it is", () => {
    actsExample("mn.example.weakened");
    const burning: AttackEntry = {
      ...strike,
      hit: { damage: [{ amount: 20 }], steps: [{ do: "ongoing", amount: 10, to: "target" }] },
    };
    const table = new Table({
      rows: field(5, 3),
      creatures: [one("a", 0, 1, 1, creatureCard("t/a", { attacks: [burning] })), one("b", 1, 2, 1)],
      effects: [under("a", "weakened")],
      dice: attackRolls(15),
    }).play({ do: "attack", entry: 0 }, aim("b"));
    expect(table.creature("b").hitPoints).toBe(30);
    expect(table.state.body.effects.find(({ on }) => on === "b")?.what).toMatchObject({ kind: "ongoing", amount: 10 });
  });

  test("who is pushed into fire and dies of it in the same turn was destroyed by the attacker", () => {
    actsExample("mn.example.destroyed-by.fire");
    const shove: AttackEntry = { ...strike, hit: { steps: [{ do: "push", who: "target", squares: 1 }] } };
    const table = new Table({
      rows: fieldWith(8, 8, [
        [5, 3, "#"],
        [5, 4, "f"],
        [5, 5, "#"],
      ]),
      legend: { f: ["fire"] },
      creatures: [
        one("a", 0, 3, 4, creatureCard("t/a", { attacks: [shove] })),
        one("x", 1, 4, 4, undefined, { hitPoints: 5 }),
        one("y", 1, 7, 7),
      ],
      dice: attackRolls(15),
    }).play({ do: "attack", entry: 0 }, aim("x"));
    settle(table);
    expect(table.creature("x").status).toBe("destroyed");
    expect(table.events.find(({ event }) => event === "destroyed")).toMatchObject({ credited: "a" });
    expect(table.state.body.sides[0]?.points).toBe(12);
    assertRule(table.events, "mn.power.trigger.destroyed-by.attack");
  });

  test("a repeated attack is one more of the same action, at the same target only if that is still legal", () => {
    const flurry: AttackEntry = {
      ...strike,
      hit: { damage: [{ amount: 10 }] },
      critical: [{ do: "again", at: "same" }],
    };
    const table = new Table({
      rows: field(6, 5),
      creatures: [one("a", 0, 1, 1, creatureCard("t/a", { attacks: [flurry] })), one("b", 1, 2, 1), one("c", 1, 1, 2)],
      dice: attackRolls(20, 15),
    }).play({ do: "attack", entry: 0 }, aim("b"));
    expect(table.asked.kind).toBe("target");
    assertRule(table.verdict(aim("c")), "mn.ruling.repeated-attack");
    table.play(aim("b"));
    expect(table.creature("b").hitPoints).toBe(10);
    expect(table.asked.kind).toBe("act");
    assertRule(table.events, "mn.attackroll.repeated");
  });

  test("an own creature that falls to an area scores for the other side (mn.ruling.friendly-kill)", () => {
    const burst: AttackEntry = {
      kind: "close",
      shape: "burst",
      squares: 1,
      bonus: 9,
      versus: "ac",
      hit: { damage: [{ amount: 10 }] },
    };
    const table = new Table({
      rows: field(6, 5),
      creatures: [
        one("a", 0, 1, 1, creatureCard("t/a", { attacks: [strike, burst] })),
        one("own", 0, 2, 1, undefined, { hitPoints: 5 }),
        one("z", 1, 5, 4),
      ],
      dice: attackRolls(15),
    }).play({ do: "attack", entry: 1 });
    expect(table.creature("own").status).toBe("destroyed");
    expect(table.state.body.sides[1]?.points).toBe(12);
    assertRule(table.events, "mn.ruling.friendly-kill");
  });
});
