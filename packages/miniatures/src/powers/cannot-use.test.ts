import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { Table } from "../../testing/battle.ts";
import { under } from "../../testing/fight.ts";
import { fighter, heal, open } from "../../testing/powers.ts";
import type { Creature, CreatureTurn } from "../state.ts";
import type { ConditionName, Power } from "../vocabulary/index.ts";
import { cannotUse } from "./cannot-use.ts";
import { powerTextAt } from "./taking.ts";

describe("what keeps a creature from declaring", () => {
  const free: Power = { power: "used", cost: "free", steps: [heal(5)] };
  const shield: Power = {
    power: "triggered",
    on: { on: "hit", target: "this" },
    may: true,
    as: "immediate",
    steps: [heal(5)],
  };
  const cry: Power = { power: "triggered", on: { on: "hit", target: "this" }, may: true, steps: [heal(5)] };
  const whole: Power = { power: "used", cost: "turn", steps: [heal(5)] };
  const seer = fighter("a", [free, shield, { ...cry, uses: 1 }, whole], { champion: 1, championPowers: [free] });

  /** Why "a" cannot use the power at a place now; it is its own turn unless another's is said. */
  function why(
    place: number | "champion",
    change: (table: Table) => void,
    active = "a",
  ): { readonly rule: string | null } {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: seer, seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 0, at: "h4" },
      ],
      active,
    });
    change(table);
    const { body } = table.state;
    const path = place === "champion" ? ["championPowers", 0] : ["powers", place];
    return { rule: cannotUse(body, table.creature("a"), powerTextAt(body, { card: "t/a", path })) };
  }
  const under2 = (condition: ConditionName) => (table: Table) => {
    table.state.body.effects = [under("a", condition)];
  };
  const turn = (change: Partial<CreatureTurn>) => (table: Table) => {
    const { battle } = table.state.body;
    if (battle.turn !== null) Object.assign(battle.turn, change);
  };
  const nothing = (): void => undefined;

  test("is nothing where nothing is in the way", () => {
    for (const place of [0, 1, 2, 3, "champion"] as const) expect(why(place, nothing).rule).toBeNull();
  });

  test("is told by the entry: the inactive, the Dazed, the Confused", () => {
    assertRule(why(2, under2("stunned")), "mn.power.activated.active-only");
    assertRule(why("champion", under2("helpless")), "mn.power.champion.active-only");
    assertRule(why(2, under2("dazed")), "mn.condition.dazed.no-activated");
    assertRule(why(1, under2("dazed")), "mn.condition.dazed.no-immediate");
    assertRule(why(3, under2("dazed")), "mn.ruling.dazed-replaces");
    expect(why(0, under2("dazed")).rule).toBeNull();
    assertRule(why(0, under2("dazed"), "b"), "mn.condition.dazed.free");
    assertRule(why(0, turn({ noActions: true })), "mn.ruling.confused");
    assertRule(why(0, turn({ ended: true })), "mn.ruling.dazed-mid-turn");
  });

  test("is told by the entry: limits of the turn, boxes and budgets", () => {
    const log = (change: Partial<Creature["window"]>) => (table: Table) => {
      table.creature("a").window = { ...table.creature("a").window, ...change };
    };
    const spent = (table: Table): void => {
      table.creature("a").uses = { "t/a:powers.2": 1 };
      table.creature("a").championUses = 1;
    };
    assertRule(why(1, log({ immediate: true })), "mn.action.immediate.once");
    assertRule(why(1, log({ sinceCharge: 0 })), "mn.ruling.charge-after");
    expect(why(0, log({ sinceCharge: 0 })).rule).toBeNull();
    assertRule(why(0, log({ sinceCharge: 1 })), "mn.charge.one-free");
    assertRule(why(1, turn({ over: true })), "mn.ruling.replaces-turn-free");
    expect(why(0, turn({ over: true })).rule).toBeNull();
    assertRule(why(2, spent), "mn.power.limited.exhausted");
    assertRule(why("champion", spent), "mn.power.champion.budget");
    const once = log({ champion: ["t/a:championPowers.0"] });
    assertRule(why("champion", once), "mn.ruling.champion-phase-limit");
    const around = (table: Table): void => {
      once(table);
      table.state.body.battle.turn = null;
    };
    assertRule(why("champion", around), "mn.power.champion.once-per-turn");
  });
});
