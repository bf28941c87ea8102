import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { d20 } from "../../testing/battle.ts";
import { under } from "../../testing/fight.ts";
import { clash, end, fighter, heal, name, pass, strike, use, used } from "../../testing/powers.ts";
import type { Power } from "../vocabulary/index.ts";

describe("activated powers", () => {
  const rally: Power = { power: "triggered", on: { on: "hit", target: "this" }, may: true, steps: [heal(5)] };

  test("work if they are declared, and only the player who has one is asked", () => {
    const table = clash([], [rally], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("south");
    expect(table.asked.kind).toBe("power");
    assertRule([table.asked], "mn.turn.actions.others");
    table.play(pass);
    expect(table.creature("b").hitPoints).toBe(30);
    expect(used(table)).toEqual([]);
  });

  test("are closed to the inactive and to whoever is under the limits of Dazed (mn.power.activated.active-only, mn.condition.dazed.no-activated)", () => {
    for (const condition of ["stunned", "dazed"] as const) {
      const table = clash([], [rally], { effects: [under("b", condition)], dice: [d20("attack roll", 15)] });
      table.play(strike, { do: "target", creature: "b" });
      expect(table.asked.kind).toBe("act");
    }
  });

  test("have as many uses as boxes; exhausted ones are not offered (mn.power.limited, mn.power.limited.exhausted)", () => {
    const table = clash([], [{ ...rally, uses: 1 }], {
      creatures: [
        {
          name: "a",
          card: fighter("a", [], {
            attacks: [{ kind: "melee", bonus: 8, versus: "ac", attacks: 2, hit: { damage: [{ amount: 5 }] } }],
          }),
          seat: 0,
          at: "b2",
        },
        { name: "b", card: fighter("b", [{ ...rally, uses: 1 }]), seat: 1, at: "c2", given: { maximum: 60 } },
      ],
      dice: [d20("attack roll", 15), d20("attack roll", 15)],
    });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    // The second attack hits as well, but no box is left.
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.asked.kind).toBe("act");
    expect(used(table)).toEqual(["b"]);
  });

  test("one use comes back when its condition occurs, and no more than were marked (mn.power.recharge)", () => {
    const table = clash([], [{ ...rally, uses: 2, recharge: { on: "turn-starts" } }], {
      dice: [d20("attack roll", 15)],
    });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"), end, {
      do: "activate",
      creature: "b",
    });
    expect(table.creature("b").uses["t/b:powers.0"]).toBe(0);
    assertRule(table.events, "mn.power.recharge");
  });
});

describe("cancelling powers", () => {
  const again: Power = {
    power: "triggered",
    on: { on: "hit", target: "this" },
    may: true,
    as: "immediate",
    uses: 1,
    steps: [{ do: "reroll", keep: "new" }],
  };
  const gloat: Power = { power: "triggered", on: { on: "hit", by: "this" }, may: true, uses: 1, steps: [heal(5)] };

  test("come first; if the hit is gone, what waited for it is neither offered nor used up", () => {
    actsExample("mn.example.cancellation");
    const table = clash([gloat], [again], { dice: [d20("attack roll", 15), d20("attack roll", 2)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.resolve.cancellation");
    table.play(use("b", "t/b:powers.0"));
    expect(table.asked.kind).toBe("act");
    expect(used(table)).toEqual(["b"]);
    expect(table.creature("a").uses).toEqual({});
    expect(table.creature("b").hitPoints).toBe(40);
    assertRule(table.events, "mn.ruling.immediate-default");
  });

  test("leave the others what is still true", () => {
    const table = clash([gloat], [again], { dice: [d20("attack roll", 15), d20("attack roll", 16)] });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    expect(table.seat).toBe("north");
    table.play(use("a", "t/a:powers.0"));
    expect(used(table)).toEqual(["b", "a"]);
  });

  test("prevent damage before it is taken", () => {
    const ward: Power = {
      power: "triggered",
      on: { on: "would-take-damage" },
      may: true,
      as: "free",
      steps: [{ do: "prevent", amount: 5 }],
    };
    const table = clash([], [ward], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    expect(table.creature("b").hitPoints).toBe(35);
    assertRule(table.events, "mn.action.free.trigger");
  });
});

describe("immediate actions", () => {
  const guard = (text: string): Extract<Power, { power: "triggered" }> => ({
    name: name(text),
    power: "triggered",
    on: { on: "hit", target: "this" },
    may: true,
    as: "immediate",
    steps: [heal(5)],
  });

  test("one in any one creature's turn, a new one in the next (mn.action.immediate.once, mn.ruling.turn-limit-phases)", () => {
    const table = clash([], [guard("One"), guard("Two")], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    expect(table.asked.kind).toBe("act");
    expect(table.creature("b").window.immediate).toBe(true);
    table.play(end, { do: "activate", creature: "b" });
    expect(table.creature("b").window.immediate).toBe(false);
  });

  test("that come after the event wait until all of it is done (mn.action.immediate.timing)", () => {
    const late: Power = { ...guard("Late"), after: true };
    const table = clash([], [late], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("south");
    expect(table.creature("b").hitPoints).toBe(30);
    table.play(use("b", "t/b:powers.0"));
    assertRule(table.events, "mn.action.immediate.timing");
  });
});
