import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../rules/assert-rule.ts";
import { type Driven, drive } from "../testing/drive.ts";
import { contentOf, creatureCard, openField, type Placing, position, runOn, stateOf } from "../testing/position.ts";
import { checkCower } from "./cowering.ts";
import { damageProcedures } from "./damage/damage.ts";
import type { Source } from "./events.ts";
import { verdict } from "./precedence.ts";
import type { Run, State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import type { Waiting } from "./stack/waiting.ts";
import type { SeatState } from "./state.ts";

const content = contentOf([
  creatureCard("t/a", { level: 1, hitPoints: 20 }),
  creatureCard("t/b", { level: 2, hitPoints: 20 }),
  creatureCard("t/big", { level: 3, hitPoints: 90 }),
  creatureCard("t/proud", { powers: [{ power: "static", rules: [{ rule: "forbid", deed: "cower" }] }] }),
]);

function board(
  creatures: readonly Placing[],
  seats: readonly Partial<SeatState>[] = [{}, {}],
  frames: State["frames"] = [],
  teams = false,
): Run {
  const battlefield = openField(6, 6, [[], []]);
  return runOn(stateOf(position({ content, battlefield, seats, creatures, teams }), frames));
}

const source: Source = { action: "a1", creature: null, seat: 1, card: null, attack: null, terrain: null };
const cower: Answer = { do: "cower" };
const take: Answer = { do: "take" };
const first = (creature: string): Answer => ({ do: "choose", things: [creature] });

function hurt(run: Run, amounts: Readonly<Record<string, number>>, answers: readonly Answer[]): Driven {
  const common = { unpreventable: false, cowers: null, met: [] };
  const hits = Object.entries(amounts).map(([creature, amount]) => ({ creature, amount, ...common }));
  const call = { procedure: "damage", locals: { source, hits, asking: 0 } } as const;
  return drive(run, damageProcedures, call, answers);
}

function action(id: string): Waiting {
  return {
    id,
    what: "trigger",
    kind: null,
    seat: 1,
    creature: null,
    evaded: [],
    void: false,
    response: null,
    program: null,
    names: {},
    targets: [],
    attack: null,
    square: null,
    terrain: null,
    amount: null,
    card: null,
    later: false,
    above: [],
    waited: false,
    resolved: false,
    declared: [],
  };
}

describe("cowering", () => {
  test("costs one Morale for every ten points, also those beyond the Hit Points, and taps nobody", () => {
    const run = board([{ card: "t/a", at: 0, owner: 0 }]);
    const { asked, result } = hurt(run, { c1: 50 }, [cower]);
    expect(asked[0]?.question).toMatchObject({ kind: "cower", amount: 50, cost: 5 });
    expect(run.body.seats[0]?.morale).toBe(7);
    expect(run.body.creatures[0]).toMatchObject({ damage: 0, tapped: false });
    expect(result).toEqual({ is: "damage", dealt: [] });
    assertRule(
      run.events,
      "dc.cower.morale-cost",
      "dc.cower.full-amount",
      "dc.cower.prevents-everything",
      "dc.cower.no-tap",
    );
  });

  test("a tapped creature may cower, again and again", () => {
    const run = board([{ card: "t/a", at: 0, owner: 0 }]);
    const [creature] = run.body.creatures;
    if (creature !== undefined) creature.tapped = true;
    hurt(run, { c1: 10 }, [cower]);
    hurt(run, { c1: 10 }, [cower]);
    expect(run.body.seats[0]?.morale).toBe(10);
    assertRule(run.events, "dc.ruling.cower-while-tapped");
  });

  test("all else of the same action passes it by", () => {
    const waiting = action("a1");
    const frame = { procedure: "action", locals: waiting, step: "after", collected: [] } as const;
    const run = board([{ card: "t/a", at: 0, owner: 0 }], [{}, {}], [{ ...frame, collected: [] }]);
    hurt(run, { c1: 10 }, [cower]);
    expect(waiting.evaded).toEqual(["c1"]);
    expect(hurt(run, { c1: 10 }, [])).toEqual({ asked: [], result: { is: "damage", dealt: [] } });
    assertRule(run.events, "dc.ruling.cower-other-effects", "dc.ruling.cower-is-not-an-action");
  });

  test("with exactly enough Morale it is allowed, and ends the game at once", () => {
    actsExample("dc.example.cower-exact-morale");
    const run = board([{ card: "t/a", at: 0, owner: 0 }], [{ morale: 2 }, {}]);
    hurt(run, { c1: 20 }, [cower]);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"] });
    assertRule(run.events, "dc.ruling.cower-exact-morale", "dc.end.morale-zero");
  });

  test("each payment lowers what is left for the next creature", () => {
    actsExample("dc.example.cower-two-creatures");
    const run = board(
      [
        { card: "t/a", at: 0, owner: 0 },
        { card: "t/b", at: 1, owner: 0 },
      ],
      [{ morale: 3 }, {}],
    );
    const { asked } = hurt(run, { c1: 20, c2: 20 }, [first("c1"), cower]);
    expect(asked.map(({ question }) => question.kind)).toEqual(["choose", "cower"]);
    assertRule(asked, "dc.ruling.cower-several-creatures");
    assertRule(run.events, "dc.cower.must-afford");
    // A is untouched at the cost of 2; B dies and takes its Level 2: 3 - 2 - 2 = -1.
    expect(run.body.creatures.map(({ id, damage }) => [id, damage])).toEqual([["c1", 0]]);
    expect(run.body.seats[0]?.morale).toBe(-1);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"] });
  });

  test("the turn player decides first, then the others clockwise; Morale is tested only when all is dealt", () => {
    const run = board(
      [
        { card: "t/a", at: 0, owner: 2 },
        { card: "t/big", at: 1, owner: 0 },
        { card: "t/big", at: 2, owner: 1 },
      ],
      [{}, { morale: 3 }, {}],
    );
    run.body.turn.seat = 1;
    const { asked } = hurt(run, { c1: 10, c2: 10, c3: 30 }, [cower, take, take]);
    expect(asked.map(({ seats }) => seats)).toEqual([["b"], ["c"], ["a"]]);
    // b paid its last Morale first, yet the others still decided and took their damage.
    expect(run.body.creatures.map(({ damage }) => damage)).toEqual([10, 10, 0]);
    expect(run.state.outcome).not.toBeNull();
  });

  test("the player chooses the order among their own creatures", () => {
    const run = board([
      { card: "t/a", at: 0, owner: 0 },
      { card: "t/b", at: 1, owner: 0 },
    ]);
    const { asked } = hurt(run, { c1: 10, c2: 10 }, [first("c2"), take, cower]);
    expect(asked.map(({ question }) => ("creature" in question ? question.creature : question.kind))).toEqual([
      "choose",
      "c2",
      "c1",
    ]);
    expect(run.body.creatures.map(({ damage }) => damage)).toEqual([0, 10]);
  });

  test("a team-mate cannot pay for it", () => {
    const seats = [
      { morale: 1, team: 0 },
      { morale: 9, team: 1 },
      { morale: 9, team: 0 },
    ];
    const { state } = board([{ card: "t/a", at: 0, owner: 0 }], seats, [], true);
    const claims = checkCower(state, source, { creature: "c1", amount: 20 });
    expect(verdict(claims).legal).toBe(false);
    assertRule(claims, "dc.ruling.cower-cost-unavoidable");
  });

  test("what the warband could pay for a part of it is of no use; each source is decided apart", () => {
    const run = board([{ card: "t/big", at: 0, owner: 0 }], [{ morale: 2 }, {}]);
    const claims = checkCower(run.state, source, { creature: "c1", amount: 30 });
    assertRule(claims, "dc.cower.must-afford", "dc.cower.no-splitting");
    const one = hurt(run, { c1: 10 }, [take]);
    assertRule(one.asked, "dc.cower.option");
    const other = hurt(run, { c1: 10 }, [cower]);
    assertRule(other.asked, "dc.ruling.cower-several-sources");
    expect([run.body.creatures[0]?.damage, run.body.seats[0]?.morale]).toEqual([10, 1]);
  });

  test("no damage, no cowering; and a text may forbid it", () => {
    const { state } = board([
      { card: "t/a", at: 0, owner: 0 },
      { card: "t/proud", at: 1, owner: 0 },
    ]);
    assertRule(checkCower(state, source, { creature: "c1", amount: 0 }), "dc.ruling.cower-amount");
    assertRule(checkCower(state, source, { creature: "c2", amount: 10 }), "dc.ruling.card-conflicts");
    assertRule(checkCower(state, source, { creature: "c1", amount: 10 }, true), "dc.ruling.cower-unpreventable");
    expect(verdict(checkCower(state, source, { creature: "c1", amount: 10 }))).toEqual({ legal: true, rule: null });
  });
});
