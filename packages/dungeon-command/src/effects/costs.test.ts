import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creature, duel, orderCard, table } from "../../testing/carry-out.ts";
import { drive } from "../../testing/drive.ts";
import { runOn, stateOf } from "../../testing/position.ts";
import { dungeonCommand } from "../game.ts";
import type { Answer } from "../questions.ts";
import type { Body, SeatState } from "../state.ts";
import type { Cost } from "../vocabulary/index.ts";
import { canPay } from "./costs.ts";
import { envFor } from "./env.ts";

const text = { card: "t/card", path: ["actions", 0, "steps", 0] };
const trio = [...duel, { card: "t/fighter", at: 35, owner: 0 }];

function tables(seat: Partial<SeatState> = {}): Body {
  return table({ creatures: trio, orders: [orderCard("t/two", [{ steps: [] }], { level: 3 })], seats: [seat, {}] });
}

function pay(body: Body, costs: readonly Cost[], answers: readonly Answer[] = [], tap: string | null = null) {
  const run = runOn(stateOf(body));
  const locals = { costs, tap, seat: 0, self: "c1", text, names: {}, at: 0 };
  return { run, ...drive(run, dungeonCommand.procedures.all, { procedure: "pay", locals }, answers) };
}

describe("costs", () => {
  test("all that is paid at once, and what was tapped is bound", () => {
    const body = tables({ orderHand: ["t/card", "t/two"], morale: 5 });
    const { result, run } = pay(
      body,
      [
        { pay: "morale", amount: 2 },
        { pay: "discard", from: "order-hand", count: 1, cards: { level: { atLeast: 2 } } },
        { pay: "tap", who: { side: "yours", another: true }, as: "helper" },
      ],
      [{ do: "choose", things: ["t/two"] }],
    );
    expect(result).toEqual({ is: "paid", paid: true, names: { helper: ["c3"] } });
    expect(body.seats[0]).toMatchObject({ morale: 3, orderHand: ["t/card"], discard: ["t/two"] });
    expect(creature(body, "c3").tapped).toBe(true);
    assertRule(run.events, "dc.ruling.tap-paid-on-declaration");
  });

  test("in full or not at all", () => {
    const body = tables({ morale: 1 });
    const { result, run } = pay(body, [
      { pay: "tap", who: "this" },
      { pay: "morale", amount: 2 },
    ]);
    expect(result).toMatchObject({ paid: false });
    expect(run.events).toEqual([]);
  });

  test("the tap symbol is paid with an untapped creature only", () => {
    const body = tables();
    const { result, run } = pay(body, [], [], "c1");
    expect(result).toMatchObject({ paid: true });
    assertRule(run.events, "dc.tap.symbol-cost");
    expect(pay(body, [], [], "c1").result).toMatchObject({ paid: false });
  });

  test("counters, unpreventable damage and the attached card itself", () => {
    const body = tables();
    const bearer = creature(body, "c1");
    bearer.counters["mark"] = 2;
    bearer.attached.push({ id: "k7", card: "t/card", owner: 1, stamp: 1, counters: {} });
    const { result } = pay(body, [
      { pay: "counter", name: "mark", count: 2 },
      { pay: "damage", amount: 10 },
      { pay: "this-card" },
    ]);
    expect(result).toMatchObject({ paid: true });
    expect(bearer).toMatchObject({ counters: { mark: 0 }, damage: 10, attached: [] });
    expect(body.seats[1]?.discard).toEqual(["t/card"]);
  });

  test("what can be paid: sums of one stock, and never the card being played", () => {
    const state = stateOf(tables({ orderHand: ["t/card", "t/two"], morale: 3 }));
    const env = envFor(state, { seat: 0, self: "c1", text, names: {}, amount: null, response: null });
    const discard = (count: number): Cost => ({ pay: "discard", from: "order-hand", count });
    expect(canPay(state, [discard(2)], env)).toBe(true);
    expect(canPay(state, [discard(2)], env, "t/card")).toBe(false);
    expect(canPay(state, [discard(1), discard(1)], env, "t/card")).toBe(false);
    const morale: Cost = { pay: "morale", amount: 2 };
    expect(canPay(state, [morale], env)).toBe(true);
    expect(canPay(state, [morale, morale], env)).toBe(false);
    const helper: Cost = { pay: "tap", who: { side: "yours", another: true } };
    expect(canPay(state, [helper], env)).toBe(true);
    expect(canPay(state, [helper, helper], env)).toBe(false);
  });
});
