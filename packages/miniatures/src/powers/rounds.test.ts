import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { d20, Table } from "../../testing/battle.ts";
import { choose, end, fighter, heal, name, open, pass, use, used } from "../../testing/powers.ts";
import type { CreatureCard, Power } from "../vocabulary/index.ts";

describe("around a round", () => {
  const horn = (id: string): Power => ({
    name: name(`Horn of ${id}`),
    power: "triggered",
    on: { on: "round-starts" },
    may: true,
    as: "immediate",
    steps: [heal(5)],
  });
  const initiative = [d20("champion test", 15), d20("champion test", 5)];

  /** Both have acted: after the turn of "a" a new round begins. */
  function lastTurn(mine: readonly Power[], theirs: readonly Power[], dice = initiative): Table {
    return new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", mine), seat: 0, at: "b2", given: { hitPoints: 30 } },
        { name: "b", card: fighter("b", theirs), seat: 1, at: "h4", given: { hitPoints: 30, acted: true } },
      ],
      dice,
    });
  }

  test("the winner of the last test declares first, the other may reply at once, and the test follows (mn.ruling.start-of-round-text, mn.ruling.initiative-moment)", () => {
    const table = lastTurn([horn("a")], [horn("b")]);
    table.play(end);
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.battle.start-of-round");
    table.play(use("a", "t/a:powers.0"));
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.battle.start-of-round.response");
    table.play(use("b", "t/b:powers.0"));
    expect(table.asked.kind).toBe("first-or-second");
    assertRule(table.events, "mn.ruling.initiative-moment", "mn.championtest.winner");
    const order = table.events.map((one) => one.event);
    expect(order.lastIndexOf("power-used")).toBeLessThan(order.indexOf("champion-test"));
  });

  test("a creature takes one immediate action in the step, and a new one in the first turn", () => {
    actsExample("mn.example.start-of-round.one-immediate");
    const table = lastTurn([horn("a"), horn("twice")], []);
    table.play(end, use("a", "t/a:powers.0"));
    expect(table.asked.kind).toBe("first-or-second");
    expect(table.creature("a").window.immediate).toBe(true);
    table.play({ do: "first" }, { do: "activate", creature: "a" });
    expect(table.creature("a").window.immediate).toBe(false);
  });

  test("at the end of a round the loser of the last test declares first (mn.battle.end-of-round.order)", () => {
    const bell: Power = { power: "triggered", on: { on: "round-ends" }, may: true, steps: [heal(5)] };
    const table = lastTurn([bell], [bell]);
    table.play(end);
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.battle.end-of-round.order");
    table.play(pass);
    expect(table.seat).toBe("north");
  });

  test("automatic powers of one side come first, its player orders them (mn.ruling.start-of-round-text)", () => {
    const dawn: Power = { power: "triggered", on: { on: "round-starts" }, steps: [heal(5)] };
    const table = lastTurn([dawn, dawn], [dawn]);
    table.play(end);
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.ruling.start-of-round-text");
    table.play(choose("a|t/a:powers.1"));
    expect(used(table)).toEqual(["a", "a", "b"]);
  });
});

describe("champion powers", () => {
  const call = (text: string): Power => ({ name: name(text), power: "used", cost: "free", steps: [heal(5)] });
  const champion = (rating: number, powers: readonly Power[]): CreatureCard =>
    fighter("a", [], { champion: rating, championPowers: powers });

  test("are used as often as the rating in the whole battle, each once in a creature's turn (mn.power.champion.budget, mn.ruling.champion-phase-limit)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        {
          name: "a",
          card: champion(2, [call("One"), call("Two"), call("Three")]),
          seat: 0,
          at: "b2",
          given: { hitPoints: 10 },
        },
        { name: "b", card: fighter("b"), seat: 1, at: "h4" },
      ],
    });
    // In the middle of the actions it has no moment; the end phase of any turn is one.
    assertRule([table.verdict(use("a", "t/a:championPowers.0"))], "mn.ruling.default-timing");
    table.play(end);
    expect(table.asked.kind).toBe("power");
    assertRule([table.asked], "mn.turn.end.other");
    table.play(use("a", "t/a:championPowers.0"));
    expect(table.options()).not.toContainEqual(use("a", "t/a:championPowers.0"));
    table.play(use("a", "t/a:championPowers.1"));
    expect(table.creature("a").championUses).toBe(2);
    expect(table.asked.kind).toBe("activate");
    assertRule(table.events, "mn.power.champion");
  });
});
