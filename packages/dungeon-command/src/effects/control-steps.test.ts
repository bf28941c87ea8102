import { describe, expect, test } from "vitest";
import { creature, doSteps, duel } from "../../testing/carry-out.ts";

describe("steps that put others together", () => {
  test("choose: modes whose condition fails are not offered, those picked happen in printed order", () => {
    const { asked, body } = doSteps(
      [
        {
          do: "choose",
          count: 2,
          modes: [
            { steps: [{ do: "gain", track: "morale", amount: 1 }] },
            { when: { exists: { creatures: { damaged: true } } }, steps: [{ do: "tap", who: "this" }] },
            { steps: [{ do: "gain", track: "leadership", amount: 1 }] },
            { steps: [{ do: "lose", track: "morale", amount: 2 }] },
          ],
        },
      ],
      { creatures: duel },
      [],
      [{ do: "choose", things: ["m3", "m0"] }],
    );
    expect(asked[0]?.question).toMatchObject({ kind: "choose", purpose: "modes", from: ["m0", "m2", "m3"], min: 2 });
    expect(body.seats[0]).toMatchObject({ morale: 11, leadership: 7 });
  });

  test("each: the things are listed once, and the name means what it meant before afterwards", () => {
    const { body } = doSteps(
      [
        {
          do: "each",
          of: { creatures: {} },
          as: "target",
          steps: [{ do: "counter", name: "mark", on: "target", add: 1 }],
        },
        { do: "tap", who: "target" },
      ],
      { creatures: duel },
      ["c2"],
    );
    expect(body.creatures.map((c) => c.counters["mark"])).toEqual([1, 1]);
    expect(body.creatures.map((c) => c.tapped)).toEqual([false, true]);
  });

  test("repeat reads its number once", () => {
    const { body } = doSteps(
      [{ do: "repeat", times: { track: "morale", of: "you" }, steps: [{ do: "gain", track: "morale", amount: 1 }] }],
      { creatures: duel, seats: [{ morale: 3 }, {}] },
    );
    expect(body.seats[0]?.morale).toBe(6);
  });

  test("if: one branch or the other", () => {
    const steps = [
      {
        do: "if",
        when: { that: "this", is: { damaged: true } },
        then: [{ do: "heal", who: "this", amount: "all" }],
        else: [{ do: "tap", who: "this" }],
      },
    ] as const;
    const hurt = doSteps(steps, { creatures: duel }, [], [], (body) => {
      creature(body, "c1").damage = 20;
    });
    expect(creature(hurt.body, "c1")).toMatchObject({ damage: 0, tapped: false });
    expect(creature(doSteps(steps, { creatures: duel }).body, "c1").tapped).toBe(true);
  });

  test("may: the other player is asked, pays, and otherwise suffers", () => {
    const steps = [
      {
        do: "may",
        by: { controllerOf: "target" },
        costs: [{ pay: "morale", amount: 2 }],
        steps: [{ do: "untap", who: "target" }],
        otherwise: [{ do: "tap", who: "target" }],
      },
    ] as const;
    const paid = doSteps(steps, { creatures: duel }, ["c2"], [{ do: "yes" }]);
    expect(paid.asked[0]?.seats).toEqual(["b"]);
    expect(paid.body.seats.map((seat) => seat.morale)).toEqual([12, 10]);
    expect(creature(paid.body, "c2").tapped).toBe(false);
    const refused = doSteps(steps, { creatures: duel }, ["c2"], [{ do: "no" }]);
    expect(creature(refused.body, "c2").tapped).toBe(true);
    // Who cannot pay is not asked.
    const poor = doSteps(steps, { creatures: duel, seats: [{}, { morale: 1 }] }, ["c2"]);
    expect(creature(poor.body, "c2").tapped).toBe(true);
  });

  test("pick: as many as there are without a question, otherwise somebody chooses", () => {
    const steps = [
      { do: "pick", from: { creatures: { tapped: false } }, as: "chosen", by: { controllerOf: "target" } },
      { do: "tap", who: "chosen" },
    ] as const;
    const { asked, body } = doSteps(steps, { creatures: duel }, ["c2"], [{ do: "choose", things: ["c1"] }]);
    expect(asked[0]?.seats).toEqual(["b"]);
    expect(body.creatures.map((c) => c.tapped)).toEqual([true, false]);
    const one = doSteps(steps, { creatures: duel }, ["c2"], [], (tables) => {
      creature(tables, "c1").tapped = true;
    });
    expect(creature(one.body, "c2").tapped).toBe(true);
  });

  test("pick: cards of a hidden zone are always asked about, and their name is kept secret", () => {
    const { asked, run } = doSteps(
      [{ do: "pick", from: { cards: {}, in: "order-hand" }, as: "kept" }],
      { creatures: duel, seats: [{ orderHand: ["t/card"] }, {}] },
      [],
      [{ do: "choose", things: ["t/card"] }],
    );
    expect(asked[0]?.question).toMatchObject({ hidden: { seat: 0, zone: "order-hand" } });
    expect(run.events).toEqual([]);
  });
});
