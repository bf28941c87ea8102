import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { carryOut, creature, doSteps, duel, orderCard, table, waiting } from "../../testing/carry-out.ts";
import { creatureCard } from "../../testing/position.ts";

describe("verbs on creatures", () => {
  test("tap, untap and heal pass by a creature that cowered before the action", () => {
    const body = table({ creatures: duel, actions: [{ steps: [{ do: "tap", who: { creatures: {} } }] }] });
    carryOut(body, waiting({ evaded: ["c2"] }));
    expect(body.creatures.map((c) => c.tapped)).toEqual([true, false]);
  });

  test("counters are added, and all of them taken away", () => {
    const { body, run } = doSteps(
      [
        { do: "counter", name: "mark", add: 3 },
        { do: "uncounter", name: "mark", remove: 1 },
      ],
      { creatures: duel },
    );
    expect(creature(body, "c1").counters).toEqual({ mark: 2 });
    // What is on it by now is told each time.
    const rule = "dc.stack.carry-out-instructions";
    expect(run.events.filter(({ event }) => event === "counter")).toEqual([
      { event: "counter", thing: "c1", name: "mark", count: 3, rule },
      { event: "counter", thing: "c1", name: "mark", count: 2, rule },
    ]);
    const none = doSteps(
      [
        { do: "counter", name: "mark", add: 3 },
        { do: "uncounter", name: "mark", remove: "all" },
      ],
      {
        creatures: duel,
      },
    );
    expect(creature(none.body, "c1").counters).toEqual({ mark: 0 });
  });

  test("destroy: the card goes to its owner's graveyard and costs its Level", () => {
    const { body } = doSteps([{ do: "destroy", who: "target" }], { creatures: duel }, ["c2"]);
    expect(body.creatures.map((c) => c.id)).toEqual(["c1"]);
    expect(body.seats[1]).toMatchObject({ graveyard: ["t/fighter"], morale: 11 });
  });

  test("attach: the card lies under its target, and detach puts it in its owner's discard pile", () => {
    const { body, run } = doSteps([{ do: "attach" }], { creatures: duel, order: { attach: { powers: [] } } }, ["c2"]);
    expect(creature(body, "c2").attached.map((one) => one.card)).toEqual(["t/card"]);
    assertRule(run.events, "dc.orders.attach-procedure");
    const off = doSteps(
      [{ do: "detach", what: { attachments: {}, on: "target" } }],
      { creatures: duel },
      ["c2"],
      [],
      (t) => {
        creature(t, "c2").attached.push({ id: "k5", card: "t/card", owner: 0, stamp: 1, counters: {} });
      },
    );
    expect(creature(off.body, "c2").attached).toEqual([]);
    expect(off.body.seats[0]?.discard).toEqual(["t/card"]);
    assertRule(off.run.events, "dc.orders.attach-removal-ways", "dc.orders.attach-discard");
  });

  test("attach without its target does nothing", () => {
    const { body, run } = doSteps([{ do: "attach" }], { creatures: duel, order: { attach: { powers: [] } } }, ["c9"]);
    expect(body.creatures.flatMap((c) => c.attached)).toEqual([]);
    assertRule(run.events, "dc.ruling.attach-fizzle");
  });
});

describe("verbs that move", () => {
  test("slide: the effect's player chooses the path of an enemy creature", () => {
    const { asked, body, run } = doSteps(
      [{ do: "slide", who: "target", squares: 2 }],
      { creatures: duel },
      ["c2"],
      [{ do: "path", path: [29, 30] }],
    );
    expect(asked[0]?.seats).toEqual(["a"]);
    expect(creature(body, "c2").at).toBe(30);
    assertRule(run.events, "dc.slide.any-creature");
  });

  test("a move beside an enemy has one square, a shift its full number", () => {
    const budget = (verb: "move" | "shift"): unknown => {
      const { asked } = doSteps([{ do: verb, squares: 3 }], { creatures: duel }, [], [{ do: "path", path: [] }]);
      return asked[0]?.question.kind === "path" ? asked[0].question.plan.budget : null;
    };
    expect([budget("move"), budget("shift")]).toEqual([1, 3]);
  });

  test("place: on a square that is chosen among the free ones", () => {
    const { asked, body, run } = doSteps(
      [{ do: "place", who: "target", at: { squares: { adjacentTo: "this" } } }],
      { creatures: duel },
      ["c2"],
      [{ do: "choose", things: ["sq18"] }],
    );
    // Eight squares around c1 on 27; c2 itself stands on one of them.
    expect(asked[0]?.question).toMatchObject({
      purpose: "place",
      from: ["sq18", "sq19", "sq20", "sq26", "sq28", "sq34", "sq35", "sq36"],
    });
    expect(creature(body, "c2").at).toBe(18);
    assertRule(run.events, "dc.ruling.enter-means-movement");
  });

  test("swap: both change places; a Large creature does not fit where a small one stood beside another", () => {
    const { body } = doSteps([{ do: "swap", a: "this", b: "target" }], { creatures: duel }, ["c2"]);
    expect(body.creatures.map((c) => c.at)).toEqual([28, 27]);
    const large = creatureCard("t/large", { size: 2, hitPoints: 50 });
    const tight = doSteps(
      [{ do: "swap", a: "this", b: "target" }],
      {
        cards: [large],
        creatures: [
          { card: "t/large", at: 0, owner: 0 },
          { card: "t/fighter", at: 28, owner: 1 },
          { card: "t/fighter", at: 29, owner: 1 },
        ],
      },
      ["c2"],
    );
    expect(tight.body.creatures.map((c) => c.at)).toEqual([0, 28, 29]);
    assertRule(tight.run.events, "dc.move.end-unoccupied");
  });
});

describe("verbs on actions", () => {
  const attack = waiting({
    id: "a80",
    what: "attack",
    seat: 1,
    creature: "c2",
    program: { card: "rules/melee", path: ["actions", 0] },
    names: { target: ["c1"] },
    attack: "melee",
    card: null,
  });

  test("cancel marks the action void; it stays where it is", () => {
    const body = table({ creatures: duel, actions: [{ steps: [{ do: "cancel" }] }] });
    const answered = { ...attack };
    const { run, state } = carryOut(body, waiting({ response: "a80" }), [], [answered]);
    expect(answered.void).toBe(true);
    expect(state.frames).toHaveLength(2);
    expect(run.events.map((e) => e.event)).toEqual(["cancelled"]);
  });

  test("evade keeps everything of the action from the creature", () => {
    const body = table({ creatures: duel, actions: [{ steps: [{ do: "evade" }] }] });
    const answered = { ...attack, evaded: [] };
    carryOut(body, waiting({ response: "a80" }), [], [answered]);
    expect(answered.evaded).toEqual(["c1"]);
  });

  test("redirect aims the action at another legal target, and at no other", () => {
    const creatures = [...duel, { card: "t/fighter", at: 29, owner: 0 }, { card: "t/fighter", at: 63, owner: 0 }];
    const body = table({ creatures, actions: [{ steps: [{ do: "redirect", to: "target" }] }] });
    const { state } = carryOut(body, waiting({ response: "a80", names: { target: ["c3"] } }), [], [{ ...attack }]);
    expect(state.frames[0]).toMatchObject({ locals: { names: { target: ["c3"] } } });
    const far = carryOut(body, waiting({ response: "a80", names: { target: ["c4"] } }), [], [{ ...attack }]);
    expect(far.state.frames[0]).toMatchObject({ locals: { names: { target: ["c1"] } } });
  });
});

describe("verbs on cards", () => {
  const two = [orderCard("t/one", [{ steps: [] }]), orderCard("t/two", [{ steps: [] }], { level: 3 })];

  test("draw and lose for every player", () => {
    const { body } = doSteps(
      [
        { do: "draw", deck: "order", who: "everyone", count: 1 },
        { do: "lose", track: "leadership", who: "opponents", amount: 1 },
      ],
      { creatures: duel, orders: two, seats: [{ orderDeck: ["t/one"] }, { orderDeck: ["t/two"] }] },
    );
    expect(body.seats.map((seat) => [seat.orderHand, seat.leadership])).toEqual([
      [["t/one"], 7],
      [["t/two"], 6],
    ]);
  });

  test("discard: the owner chooses; by chance the stream does", () => {
    const seats = [{}, { orderHand: ["t/one", "t/two"] }];
    const { asked, body } = doSteps(
      [{ do: "discard", who: "opponents", from: "order-hand", count: 1 }],
      { creatures: duel, orders: two, seats },
      [],
      [{ do: "choose", things: ["t/two"] }],
    );
    expect(asked[0]).toMatchObject({ seats: ["b"], question: { hidden: { seat: 1, zone: "order-hand" } } });
    expect(body.seats[1]).toMatchObject({ orderHand: ["t/one"], discard: ["t/two"] });
    const chance = doSteps([{ do: "discard", who: "opponents", from: "order-hand", count: 1, chosenBy: "random" }], {
      creatures: duel,
      orders: two,
      seats: [{}, { orderHand: ["t/one", "t/two"] }],
    });
    expect(chance.asked).toEqual([]);
    expect(chance.run.rolls.map((roll) => roll.purpose)).toEqual(["discard"]);
    expect(chance.body.seats[1]?.discard).toHaveLength(1);
  });

  test("search of a whole deck: what fits may be taken, and the deck is shuffled", () => {
    const { asked, body, run } = doSteps(
      [{ do: "search", deck: "order", cards: { level: { atLeast: 2 } }, count: 1 }],
      { creatures: duel, orders: two, seats: [{ orderDeck: ["t/two", "t/one", "t/one"] }, {}] },
      [],
      [{ do: "choose", things: ["t/two"] }],
    );
    expect(asked[0]?.question).toMatchObject({
      from: ["t/two"],
      min: 0,
      max: 1,
      hidden: { zone: "order-deck", top: null },
    });
    expect(body.seats[0]).toMatchObject({ orderHand: ["t/two"], orderDeck: ["t/one", "t/one"] });
    expect(run.events.map((e) => e.event)).toEqual(["searched", "deck-shuffled"]);
  });

  test("search of the top cards: the others go to the bottom", () => {
    const deck = ["t/two", "t/two", "t/one", "t/two"]; // the last is the top
    const { asked, body } = doSteps(
      [{ do: "search", deck: "order", top: 2, count: 1, to: "discard" }],
      { creatures: duel, orders: two, seats: [{ orderDeck: deck }, {}] },
      [],
      [{ do: "choose", things: ["t/two"] }],
    );
    expect(asked[0]?.question).toMatchObject({ from: ["t/two", "t/one"] });
    expect(body.seats[0]).toMatchObject({ orderDeck: ["t/one", "t/two", "t/two"], discard: ["t/two"] });
  });

  test("return: what comes back to a hand is known to everybody", () => {
    const { body } = doSteps(
      [{ do: "return", from: "discard-pile", count: 1 }],
      { creatures: duel, orders: two, seats: [{ discard: ["t/one", "t/two"] }, {}] },
      [],
      [{ do: "choose", things: ["t/one"] }],
    );
    expect(body.seats[0]).toMatchObject({ orderHand: ["t/one"], knownOrders: ["t/one"], discard: ["t/two"] });
  });

  test("reveal: the hand is known from then on", () => {
    const { body, run } = doSteps([{ do: "reveal", who: "opponents", zone: "order-hand" }], {
      creatures: duel,
      orders: two,
      seats: [{}, { orderHand: ["t/two", "t/one"] }],
    });
    expect(body.seats[1]?.knownOrders).toEqual(["t/one", "t/two"]);
    expect(run.events).toMatchObject([{ event: "revealed", seat: 1, cards: ["t/one", "t/two"] }]);
  });
});
