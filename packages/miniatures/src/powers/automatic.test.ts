import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { d20 } from "../../testing/battle.ts";
import { under } from "../../testing/fight.ts";
import { choose, clash, name, plus, strike } from "../../testing/powers.ts";
import type { Power } from "../vocabulary/index.ts";

describe("automatic powers", () => {
  const eye: Power = {
    name: name("Baleful Look"),
    power: "triggered",
    on: { on: "missed", target: "this", attack: { kind: "melee" } },
    steps: [{ do: "apply", rules: [plus("attack", -2)], to: "attacker", until: { on: "hit", by: { side: "enemy" } } }],
  };

  test("happen whether their creature is active or not, and a second use of one power adds nothing", () => {
    const table = clash([], [eye], { effects: [under("b", "stunned")], dice: [d20("attack roll", 2)] });
    table.play(strike, { do: "target", creature: "b" });
    assertRule(table.events, "mn.power.automatic.inactive");
    const [lasting] = table.state.body.effects.filter(({ what }) => what.kind === "rules");
    expect(lasting?.on).toBe("a");
  });

  test("need no declaration, and nobody is asked (mn.power.automatic)", () => {
    const thorns: Power = {
      power: "triggered",
      on: { on: "hit", target: "this" },
      steps: [{ do: "damage", to: "attacker", amount: 5 }],
    };
    const table = clash([], [thorns], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.creature("a").hitPoints).toBe(35);
    assertRule(table.events, "mn.power.automatic");
  });

  test("simultaneous ones are put in order by the acting player (mn.resolve.simultaneous)", () => {
    const thorns = (amount: number): Power => ({
      power: "triggered",
      on: { on: "hit", target: "this" },
      steps: [{ do: "damage", to: "attacker", amount }],
    });
    const table = clash([], [thorns(5), thorns(10)], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.resolve.simultaneous");
    table.play(choose("b|t/b:powers.1"));
    expect(table.creature("a").hitPoints).toBe(25);
  });
});
