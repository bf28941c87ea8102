import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { Table } from "../../testing/battle.ts";
import { under } from "../../testing/fight.ts";
import { clash, end, fighter, name, open, plus } from "../../testing/powers.ts";
import { defenseOf } from "../traits.ts";
import type { Power } from "../vocabulary/index.ts";

describe("auras", () => {
  const chill: Power = { power: "aura", squares: 2, affects: { side: "enemy" }, rules: [plus("ac", -2)] };
  const burn: Power = {
    power: "aura",
    squares: 1,
    affects: { side: "enemy" },
    pulse: { at: "turn-starts", steps: [{ do: "damage", to: "it", amount: 5, type: "fire" }] },
  };

  test("reach whoever is within their squares, and let go of whoever leaves at once", () => {
    const table = clash([chill], []);
    const { body } = table.state;
    const b = table.creature("b");
    expect(defenseOf(body, b, "ac")).toBe(14);
    b.at = table.square("e2");
    expect(defenseOf(body, b, "ac")).toBe(16);
  });

  test("have no effect while their creature is inactive (mn.power.aura.inactive)", () => {
    const table = clash([chill], [], { effects: [under("a", "stunned")] });
    expect(defenseOf(table.state.body, table.creature("b"), "ac")).toBe(16);
  });

  test("do what they do to whoever starts a turn in them, and it is credited to them (mn.power.aura)", () => {
    const table = clash([burn], []);
    table.creature("b").hitPoints = 5;
    table.play(end, { do: "activate", creature: "b" });
    expect(table.creature("b").status).toBe("destroyed");
    assertRule(table.events, "mn.power.aura", "mn.power.trigger.destroyed-by.aura");
  });

  test("do what they do to whoever comes into them, once, not at every step within", () => {
    const edge: Power = {
      power: "aura",
      squares: 2,
      affects: { side: "enemy" },
      pulse: { at: "enters", steps: [{ do: "damage", to: "it", amount: 5 }] },
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "h1" },
        { name: "b", card: fighter("b", [edge]), seat: 1, at: "c4" },
      ],
    });
    table.play({ do: "move" }, { do: "path", path: ["g1", "f1", "e2", "d2"].map((at) => table.square(at)) });
    expect(table.creature("a").hitPoints).toBe(35);
  });

  test("of one name count once (mn.bonus.duplicate)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", [{ ...chill, name: name("Chill") }]), seat: 0, at: "b2" },
        { name: "d", card: fighter("d", [{ ...chill, name: name("Chill") }]), seat: 0, at: "b3" },
        { name: "b", card: fighter("b"), seat: 1, at: "c2" },
      ],
    });
    expect(defenseOf(table.state.body, table.creature("b"), "ac")).toBe(14);
  });
});
