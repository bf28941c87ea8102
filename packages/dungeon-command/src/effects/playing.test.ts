import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { collectingRun, creature, duel, fighter, orderCard, type Table, table } from "../../testing/carry-out.ts";
import { type Driven, drive } from "../../testing/drive.ts";
import { stateOf } from "../../testing/position.ts";
import { dungeonCommand } from "../game.ts";
import type { Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { declaration } from "../stack/locals.ts";
import type { Body } from "../state.ts";

const pass = { do: "pass" } as const;
const play: Answer = { do: "play", card: "t/card", creature: "c1", assist: false, response: null };

/** Seat 0, with c1 active, plays "t/card" on it. */
function playCard(given: Table, answers: readonly Answer[]): Driven & { readonly body: Body; readonly run: Run } {
  const body = table({ seats: [{ orderHand: ["t/card"] }, {}], ...given });
  body.turn.active = "c1";
  body.turn.activation = 1;
  const run = collectingRun(stateOf(body));
  const driven = drive(
    run,
    dungeonCommand.procedures.all,
    { procedure: "declare", locals: declaration(0, play) },
    answers,
  );
  return { ...driven, body, run };
}

describe("cards from hand to discard pile", () => {
  test("two actions: the first printed resolves first, each with its own responses, then the card is discarded", () => {
    const { body, run } = playCard(
      {
        creatures: duel,
        actions: [
          { steps: [{ do: "gain", track: "morale", amount: 1 }] },
          { steps: [{ do: "lose", track: "morale", amount: { track: "morale", of: "you" } }] },
        ],
      },
      [pass, pass, pass, pass],
    );
    const resolved = run.events.flatMap((e) =>
      e.event === "track-raised" || e.event === "track-lowered" ? [e.to] : [],
    );
    expect(resolved).toEqual([13, 0]);
    expect(body.seats[0]).toMatchObject({ orderHand: [], morale: 0 });
    assertRule(run.events, "dc.stack.multi-action-reverse-push");
  });

  test("the only legal target is taken without a question; the attack's damage comes with its resolution", () => {
    const { asked, body, run } = playCard(
      { creatures: duel, actions: [{ steps: [{ do: "attack", type: "melee", damage: { plus: 10 } }] }] },
      [pass, pass, { do: "take" }],
    );
    expect(asked.map((one) => one.question.kind)).toEqual(["respond", "respond", "cower"]);
    expect(body.creatures.map((c) => c.id)).toEqual(["c1"]); // 30 damage, 30 Hit Points
    expect(body.seats[0]?.discard).toEqual(["t/card"]);
    assertRule(run.events, "dc.melee.modifiers", "dc.stack.order-card-discard");
  });

  test("a card with attach text lies under its target and is not discarded; its text is the creature's from then on", () => {
    const { body } = playCard(
      {
        creatures: duel,
        order: {
          attach: { to: { side: "yours" }, powers: [{ power: "static", rules: [{ rule: "grant", trait: "flying" }] }] },
        },
        actions: [{ steps: [{ do: "attach" }] }],
      },
      [pass, pass],
    );
    expect(creature(body, "c1").attached.map((one) => one.card)).toEqual(["t/card"]);
    expect(body.seats[0]?.discard).toEqual([]);
  });

  test("costs are paid before anybody may respond", () => {
    const { asked, body } = playCard(
      {
        creatures: [...duel, { card: "t/fighter", at: 35, owner: 0 }],
        order: { costs: [{ pay: "tap", who: { side: "yours", another: true }, as: "helper" }] },
        actions: [{ steps: [{ do: "heal", who: "helper", amount: 10 }] }],
      },
      [pass, pass],
    );
    expect(creature(body, "c3").tapped).toBe(true);
    expect(asked.map((one) => one.question.kind)).toEqual(["respond", "respond"]);
  });

  test("a power that an attack triggers resolves before the attack", () => {
    const wary = {
      ...fighter,
      id: "t/wary",
      powers: [
        {
          power: "triggered",
          on: { on: "attack-declared", against: "this" },
          actions: [{ steps: [{ do: "damage", to: "attacker", amount: 10 }] }],
        },
      ] as const,
    };
    const { body, run } = playCard(
      {
        cards: [wary],
        creatures: [...duel.slice(0, 1), { card: "t/wary", at: 28, owner: 1 }],
        actions: [{ steps: [{ do: "attack", type: "melee" }] }],
      },
      [pass, pass, { do: "take" }, pass, pass, { do: "take" }],
    );
    const hurt = run.events.flatMap((e) => (e.event === "damaged" ? [e.creature] : []));
    expect(hurt).toEqual(["c1", "c2"]);
    expect(body.creatures.map((c) => c.damage)).toEqual([10, 20]);
    assertRule(run.events, "dc.power.triggered-goes-on-stack");
  });

  test("the damage of a replaced blow is dealt to nobody, and what replaces it happens once", () => {
    const guard = {
      ...fighter,
      id: "t/guard",
      powers: [
        {
          power: "replacement",
          would: { on: "damaged", who: { side: "yours" } },
          instead: [{ do: "damage", to: "this", amount: { event: "amount" } }],
        },
      ] as const,
    };
    const { body } = playCard(
      {
        cards: [guard],
        orders: [orderCard("t/none", [{ steps: [] }])],
        creatures: [...duel, { card: "t/guard", at: 63, owner: 1 }],
        actions: [{ steps: [{ do: "attack", type: "melee" }] }],
      },
      [pass, pass, { do: "take" }],
    );
    expect(creature(body, "c2").damage).toBe(0);
    expect(creature(body, "c3").damage).toBe(20);
  });
});
