import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { d20, Table } from "../../testing/battle.ts";
import { choose, clash, end, fighter, heal, name, open, plus, strike, use, used } from "../../testing/powers.ts";
import type { Power } from "../vocabulary/index.ts";

describe("one moment", () => {
  const bless = (id: string): Power => ({
    name: name("Blessing"),
    power: "triggered",
    on: { on: "turn-starts", of: { side: "ally" } },
    steps: [{ do: "heal", who: "it", amount: 5 }],
    ...(id === "" ? {} : {}),
  });

  test("never makes one power apply to a creature twice (mn.power.trigger.duplicate)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 1, at: "h4", given: { hitPoints: 20 } },
        { name: "c", card: fighter("c", [bless("c")]), seat: 1, at: "h1" },
        { name: "d", card: fighter("d", [bless("d")]), seat: 1, at: "a4" },
      ],
    });
    table.play(end, { do: "activate", creature: "b" }, { do: "choose", things: ["c|t/c:powers.0"] });
    expect(table.creature("b").hitPoints).toBe(25);
    assertRule(table.events, "mn.power.trigger.duplicate");
  });
});

describe("declarations of one moment", () => {
  const dawn = (text: string, amount: number): Power => ({
    name: name(text),
    power: "triggered",
    on: { on: "turn-starts", of: { side: "ally" } },
    may: true,
    steps: [heal(amount)],
  });

  test("at the start of a turn are carried out together, in the order of the acting player (mn.turn.start.other, mn.turn.start.other.order)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 1, at: "h4" },
        {
          name: "c",
          card: fighter("c", [dawn("One", 5), dawn("Two", 10)]),
          seat: 1,
          at: "h1",
          given: { hitPoints: 10 },
        },
      ],
    });
    table.play(end, { do: "activate", creature: "b" });
    assertRule([table.asked], "mn.turn.start.other");
    table.play(use("c", "t/c:powers.0"), use("c", "t/c:powers.1"));
    // Nothing has happened yet: first the order.
    expect(table.creature("c").hitPoints).toBe(10);
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.turn.start.other.order");
    table.play(choose("c|t/c:powers.1"));
    expect(table.creature("c").hitPoints).toBe(25);
  });

  test("different powers may answer one trigger (mn.power.trigger.many), each once", () => {
    const cry = (text: string): Power => ({
      name: name(text),
      power: "triggered",
      on: { on: "hit", target: "this" },
      may: true,
      steps: [heal(5)],
    });
    const table = clash([], [cry("One"), cry("Two")], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    assertRule([table.asked], "mn.power.trigger.many");
    table.play(use("b", "t/b:powers.0"), use("b", "t/b:powers.1"));
    expect(table.asked.kind).toBe("act");
    expect(used(table)).toEqual(["b", "b"]);
  });

  test("a power of the creature whose turn it is is simply activated (mn.power.activated)", () => {
    const gloat: Power = { power: "triggered", on: { on: "hit", by: "this" }, may: true, steps: [heal(5)] };
    const table = clash([gloat], [], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    assertRule([table.asked], "mn.power.activated");
    table.play(use("a", "t/a:powers.0"));
    assertRule(table.events, "mn.power.activated");
  });

  test("a power without a condition has its moments: the declaration of an attack is one (mn.power.default-timing)", () => {
    const focus: Power = {
      power: "used",
      cost: "free",
      steps: [{ do: "apply", rules: [plus("attack", 2)], to: "this", until: "end-of-turn" }],
    };
    const table = clash([focus], [], { dice: [d20("attack roll", 6)] });
    table.play(strike, use("a", "t/a:powers.0"));
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.creature("b").hitPoints).toBe(30);
    assertRule(table.events, "mn.power.default-timing");
  });

  test("a reply that answers the declaration of a power may make it come to nothing, and its use comes back (mn.ruling.cancel-refund)", () => {
    const gloat: Power = { power: "triggered", on: { on: "hit", by: "this" }, may: true, uses: 1, steps: [heal(5)] };
    const spite: Power = {
      power: "triggered",
      on: { on: "uses-power", who: { side: "enemy" } },
      may: true,
      as: "free",
      steps: [{ do: "destroy", who: "it" }],
    };
    const table = clash([gloat], [spite], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" }, use("a", "t/a:powers.0"), use("b", "t/b:powers.0"));
    expect(table.creature("a").status).toBe("destroyed");
    expect(table.creature("a").uses["t/a:powers.0"]).toBe(0);
    assertRule(table.events, "mn.resolve.cancellation.void", "mn.ruling.cancel-refund");
  });

  test("of one power by two comrades: the second use is not offered (mn.bonus.duplicate)", () => {
    actsExample("mn.example.no-duplicates");
    const aid: Power = {
      name: name("Battle Cry"),
      power: "triggered",
      on: { on: "attack-declared", by: { side: "ally" } },
      may: true,
      as: "free",
      steps: [
        { do: "apply", rules: [{ rule: "change", stat: "damage", plus: 10 }], to: "attacker", until: "end-of-turn" },
      ],
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "c", card: fighter("c", [aid]), seat: 0, at: "h1" },
        { name: "d", card: fighter("d", [aid]), seat: 0, at: "h2" },
        { name: "b", card: fighter("b"), seat: 1, at: "c2" },
      ],
      dice: [d20("attack roll", 15)],
    });
    table.play(strike, use("c", "t/c:powers.0"));
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.asked.kind).toBe("act");
    expect(table.creature("b").hitPoints).toBe(20);
  });

  test("at the end of a turn each side replies to the other's declaration (mn.ruling.end-of-turn-order)", () => {
    const dusk: Power = { power: "triggered", on: { on: "turn-ends", of: {} }, may: true, steps: [heal(5)] };
    const table = clash([dusk], [dusk]);
    table.play(end);
    expect(table.seat).toBe("north");
    table.play(use("a", "t/a:powers.0"));
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.ruling.end-of-turn-order");
  });
});
