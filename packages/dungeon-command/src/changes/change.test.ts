import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { type Driven, drive } from "../../testing/drive.ts";
import {
  commanderCard,
  contentOf,
  creatureCard,
  openField,
  type Placing,
  position,
  runOn,
  stateOf,
} from "../../testing/position.ts";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { done, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { SeatState } from "../state.ts";
import type { CommanderCard, Power } from "../vocabulary/index.ts";
import { changeProcedures } from "./change.ts";
import type { Change } from "./locals.ts";

const asleep: Power = { power: "static", rules: [{ rule: "forbid", deed: "untap" }] };
const shy: Power = {
  power: "static",
  rules: [
    { rule: "forbid", deed: "be-tapped", creatures: { side: "enemy" } },
    { rule: "forbid", deed: "be-healed", creatures: {} },
  ],
};
const steadfast: Power = {
  power: "replacement",
  would: { on: "track-lowered", track: "morale", whose: "yours" },
  may: true,
  instead: [],
};

const creatures = [
  creatureCard("t/man", { level: 3, hitPoints: 50 }),
  creatureCard("t/sleeper", { powers: [asleep] }),
  creatureCard("t/shy", { powers: [shy] }),
];

function board(
  places: readonly Placing[],
  seats: readonly Partial<SeatState>[] = [{}, {}],
  commander: Partial<CommanderCard> = {},
): Run {
  const content = contentOf(creatures, [], [commanderCard("t/leader", commander)]);
  const battlefield = openField(6, 6, [[], []]);
  return runOn(stateOf(position({ content, battlefield, seats, creatures: places })));
}

const rulesDoIt: Source = { action: null, creature: null, seat: null, card: null, attack: null, terrain: null };
const actionOf = (creature: string): Source => ({ ...rulesDoIt, action: "a1", creature, seat: 1 });

function change(run: Run, what: Change, rule: RuleId, source = rulesDoIt, answers: readonly Answer[] = []): Driven {
  const procedures = { ...changeProcedures, effect: { steps: { start: () => done(nothing) } } };
  return drive(run, procedures, { procedure: "change", locals: { change: what, source, rule, met: [] } }, answers);
}

const happened = { is: "change", happened: true };
const failed = { is: "change", happened: false };

describe("tapping and healing", () => {
  test("tap, then untap; a second tap changes nothing", () => {
    const run = board([{ card: "t/man", at: 0, owner: 0 }]);
    expect(change(run, { change: "tap", creature: "c1" }, "dc.tap.meaning").result).toEqual(happened);
    expect(change(run, { change: "tap", creature: "c1" }, "dc.tap.meaning").result).toEqual(failed);
    expect(run.body.creatures[0]?.tapped).toBe(true);
    change(run, { change: "untap", creature: "c1" }, "dc.refresh.untap");
    expect(run.body.creatures[0]?.tapped).toBe(false);
    assertRule(run.events, "dc.tap.meaning", "dc.refresh.untap");
  });

  test("what may not untap stays tapped, in both steps and under effects", () => {
    const run = board([{ card: "t/sleeper", at: 0, owner: 0 }]);
    change(run, { change: "tap", creature: "c1" }, "dc.tap.meaning");
    change(run, { change: "untap", creature: "c1" }, "dc.refresh.untap");
    change(run, { change: "untap", creature: "c1" }, "dc.cleanup.untap");
    change(run, { change: "untap", creature: "c1" }, "dc.stack.carry-out-instructions");
    expect(run.body.creatures[0]?.tapped).toBe(true);
    assertRule(run.events, "dc.refresh.untap-prevented", "dc.cleanup.untap-prevented", "dc.ruling.card-conflicts");
  });

  test("protection holds against an enemy's action, not against a payment", () => {
    const run = board([
      { card: "t/shy", at: 0, owner: 0 },
      { card: "t/man", at: 1, owner: 1 },
    ]);
    const tap: Change = { change: "tap", creature: "c1" };
    expect(change(run, tap, "dc.stack.carry-out-instructions", actionOf("c2")).result).toEqual(failed);
    assertRule(run.events, "dc.ruling.card-conflicts");
    expect(change(run, tap, "dc.kind.immediate-taps").result).toEqual(happened);
  });

  test("healing takes off no more than there is", () => {
    const run = board([{ card: "t/man", at: 0, owner: 0 }]);
    const [man] = run.body.creatures;
    if (man !== undefined) man.damage = 20;
    change(run, { change: "heal", creature: "c1", amount: 35 }, "dc.stack.carry-out-instructions");
    expect(run.events.find(({ event }) => event === "healed")).toMatchObject({ amount: 20 });
    expect(
      change(run, { change: "heal", creature: "c1", amount: 10 }, "dc.stack.carry-out-instructions").result,
    ).toEqual(failed);
  });
});

describe("drawing and discarding", () => {
  test("from the top, what is there; an empty Order deck is no penalty", () => {
    const run = board([], [{ orderDeck: ["t/low", "t/top"] }, {}]);
    const draw: Change = { change: "draw", seat: 0, deck: "order", count: 1 };
    change(run, draw, "dc.refresh.draw-order");
    expect(run.body.seats[0]).toMatchObject({ orderHand: ["t/top"], orderDeck: ["t/low"] });
    change(run, draw, "dc.refresh.draw-order");
    expect(change(run, draw, "dc.refresh.draw-order").result).toEqual(failed);
    change(run, draw, "dc.stack.carry-out-instructions");
    expect(run.body.seats[0]?.orderHand).toEqual(["t/top", "t/low"]);
    assertRule(run.events, "dc.refresh.draw-order", "dc.orders.deck-empty", "dc.ruling.empty-decks");
  });

  test("nothing draws a Creature card over the Creature Hand value", () => {
    const run = board([], [{ creatureHand: ["t/man", "t/man", "t/man"], creatureDeck: ["t/man", "t/shy"] }, {}]);
    change(run, { change: "draw", seat: 0, deck: "creature", count: 2 }, "dc.stack.carry-out-instructions");
    expect(run.body.seats[0]?.creatureHand).toEqual(["t/man", "t/man", "t/man", "t/shy"]);
    assertRule(run.events, "dc.commander.creature-hand-maximum");
    // A card that came into the hand in another way stays; nothing is drawn and nothing discarded.
    run.body.seats[0]?.creatureHand.push("t/man");
    change(run, { change: "draw", seat: 0, deck: "creature", count: 1 }, "dc.stack.carry-out-instructions");
    expect(run.body.seats[0]?.creatureHand).toHaveLength(5);
    assertRule(run.events, "dc.ruling.creature-hand-overflow");
  });

  test("an Order hand has no limit", () => {
    const run = board([], [{ orderHand: ["t/x", "t/x", "t/x"], orderDeck: ["t/x", "t/x"] }, {}]);
    change(run, { change: "draw", seat: 0, deck: "order", count: 2 }, "dc.refresh.draw-order");
    expect(run.body.seats[0]?.orderHand).toHaveLength(5);
    assertRule(run.events, "dc.refresh.order-hand-unlimited");
  });

  test("the Creature deck runs out", () => {
    const run = board([], [{ creatureDeck: ["t/man"] }, {}]);
    change(run, { change: "draw", seat: 0, deck: "creature", count: 4 }, "dc.cleanup.draw-creatures");
    expect(run.body.seats[0]?.creatureHand).toEqual(["t/man"]);
    assertRule(run.events, "dc.cleanup.creature-deck-empty");
  });

  test("a discarded card goes to the pile of its kind; what others knew of it is forgotten", () => {
    const run = board([], [{ orderHand: ["t/x", "t/y"], knownOrders: ["t/y"], creatureHand: ["t/man"] }, {}]);
    change(run, { change: "discard", seat: 0, from: "order-hand", card: "t/y" }, "dc.stack.carry-out-instructions");
    change(
      run,
      { change: "discard", seat: 0, from: "creature-hand", card: "t/man" },
      "dc.stack.carry-out-instructions",
    );
    expect(run.body.seats[0]).toMatchObject({
      orderHand: ["t/x"],
      knownOrders: [],
      discard: ["t/y"],
      creatureHand: [],
      graveyard: ["t/man"],
    });
    const gone: Change = { change: "discard", seat: 0, from: "order-hand", card: "t/y" };
    expect(change(run, gone, "dc.stack.carry-out-instructions").result).toEqual(failed);
  });
});

describe("tracks", () => {
  test("have no end", () => {
    const run = board([], [{ morale: 29 }, {}], { tracks: { morale: [1, 30], leadership: [6, 25] } });
    change(run, { change: "track", track: "morale", seat: 0, by: 2 }, "dc.treasure.collect-effect");
    expect(run.body.seats[0]?.morale).toBe(31);
    assertRule(run.events, "dc.treasure.collect-effect", "dc.ruling.track-caps");
  });

  test("Morale that falls to 0 ends the game, Leadership does not", () => {
    const run = board([], [{ morale: 2, leadership: 1 }, {}]);
    change(run, { change: "track", track: "leadership", seat: 0, by: -1 }, "dc.stack.carry-out-instructions");
    expect(run.state.outcome).toBeNull();
    change(run, { change: "track", track: "morale", seat: 0, by: -2 }, "dc.stack.carry-out-instructions");
    expect(run.state.outcome).toMatchObject({ winners: ["b"] });
  });

  test("a leader may replace the loss; each text is met once", () => {
    const run = board([], [{}, { commander: "t/none" }], { powers: [steadfast] });
    const loss: Change = { change: "track", track: "morale", seat: 0, by: -2 };
    const kept = change(run, loss, "dc.stack.carry-out-instructions", rulesDoIt, [{ do: "yes" }]);
    expect([kept.result, run.body.seats[0]?.morale]).toEqual([failed, 12]);
    const lost = change(run, loss, "dc.stack.carry-out-instructions", rulesDoIt, [{ do: "no" }]);
    expect([lost.result, lost.asked.length, run.body.seats[0]?.morale]).toEqual([happened, 1, 10]);
    const others = change(run, { ...loss, seat: 1 }, "dc.stack.carry-out-instructions");
    expect(others.asked).toEqual([]);
  });
});
