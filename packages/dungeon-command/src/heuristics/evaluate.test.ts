import { describe, expect, it } from "vitest";
import { contentOf, creatureCard, openField, position, stateOf } from "../../testing/position.ts";
import type { State } from "../procedures.ts";
import type { Creature, SeatState } from "../state.ts";
import { evaluate } from "./evaluate.ts";
import { lossFrom, risk, stake, worthOfMorale } from "./worth.ts";

const content = contentOf([creatureCard("t/brute", { level: 4, hitPoints: 80, melee: 30 })]);

/** Two brutes five squares apart, the seats a and b otherwise alike. */
function even(
  change: (creatures: Creature[], seats: SeatState[]) => void = () => {},
  seats: readonly Partial<SeatState>[] = [{}, {}],
): State {
  const body = position({
    content,
    battlefield: openField(8, 8, []),
    seats,
    creatures: [
      { card: "t/brute", at: 16, owner: 0 },
      { card: "t/brute", at: 21, owner: 1 },
    ],
  });
  change(body.creatures, body.seats);
  return stateOf(body);
}

const better = (one: State, other: State): void => expect(evaluate(one, "a")).toBeGreaterThan(evaluate(other, "a"));

describe("what a creature is worth", () => {
  it("puts its Level and half of it again at stake", () => {
    expect(stake(4)).toBe(6);
  });

  it("counts an unhurt creature whole and one that is all but destroyed as mostly lost", () => {
    expect(risk(0)).toBe(0);
    expect(risk(1)).toBeCloseTo(0.7);
  });

  it("takes all that is left when damage destroys it: 6 of an unhurt brute, at 70 of 80 less", () => {
    expect(lossFrom(4, 80, 80, 80)).toBe(6);
    expect(lossFrom(4, 80, 10, 30)).toBeCloseTo(6 * (1 - risk(70 / 80)));
  });

  it("makes the last points of Morale the dearest", () => {
    expect(worthOfMorale(2) - worthOfMorale(1)).toBeGreaterThan(worthOfMorale(12) - worthOfMorale(11));
    expect(worthOfMorale(1) - worthOfMorale(0)).toBeGreaterThan(10);
  });
});

describe("a position", () => {
  it("is better with more Morale, and worse with more of it for the enemy", () => {
    better(even(undefined, [{ morale: 10 }, {}]), even(undefined, [{ morale: 9 }, {}]));
    better(even(undefined, [{}, { morale: 9 }]), even(undefined, [{}, { morale: 10 }]));
  });

  it("is better with the enemy hurt and worse with the own creature hurt", () => {
    const hurt = (number: number): State =>
      even((creatures) => {
        const creature = creatures[number];
        if (creature !== undefined) creature.damage = 40;
      });
    better(hurt(1), even());
    better(even(), hurt(0));
  });

  it("is better with a card in the hand", () => {
    better(even(undefined, [{ orderHand: ["t/order"] }, {}]), even());
  });

  it("is better nearer to the enemy, and to treasure", () => {
    const to = (at: number): State =>
      even((creatures) => {
        const creature = creatures[0];
        if (creature !== undefined) creature.at = at;
      });
    better(to(17), to(16));
    const withChest = (at: number): State => {
      const state = to(at);
      state.body.chests = [{ at: 56, value: 1 }];
      return state;
    };
    expect(evaluate(withChest(40), "a") - evaluate(to(40), "a")).toBeGreaterThan(
      evaluate(withChest(16), "a") - evaluate(to(16), "a"),
    );
  });

  it("is a thousand where the match is won, and as much below nothing where it is lost", () => {
    const over: State = { ...even(), outcome: { kind: "won", winners: ["a"], drawn: [], rule: "dc.end.morale-zero" } };
    expect(evaluate(over, "a")).toBe(1_000);
    expect(evaluate(over, "b")).toBe(-1_000);
  });

  it("is seen alike from seats that stand alike, but for whose turn it is", () => {
    const asleep = even((creatures) => {
      for (const creature of creatures) creature.activated = true;
    });
    asleep.body.turn.phase = "deploy";
    expect(Math.abs(evaluate(asleep, "a") - evaluate(asleep, "b"))).toBeLessThan(1);
  });
});
