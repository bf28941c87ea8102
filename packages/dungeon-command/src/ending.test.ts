import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../rules/assert-rule.ts";
import {
  contentOf,
  creatureCard,
  openField,
  type Placing,
  position,
  runOn,
  stateOf,
  waiting,
} from "../testing/position.ts";
import { cleanupCheck, decideWinner, testMorale } from "./ending.ts";
import type { Body, SeatState } from "./state.ts";

const levels = [1, 2, 4, 5, 9];
const content = contentOf(levels.map((level) => creatureCard(`t/level${level}`, { level })));
const field = openField(10, 10, [[0], [1], [2], [3]]);

function match(seats: readonly Partial<SeatState>[], creatures: readonly Placing[] = [], teams = false): Body {
  return position({ content, battlefield: field, seats, creatures, teams });
}

/** A creature of this Level for a seat; where it stands does not matter. */
const at = (owner: number, level: number, controller = owner): Placing => ({
  card: `t/level${level}`,
  at: 0,
  owner,
  controller,
});

describe("Morale ends the match", () => {
  test("at 0 the match is over at once and the highest Morale wins", () => {
    const run = runOn(stateOf(match([{ morale: 0 }, { morale: 1 }])));
    expect(testMorale(run)).toBe(true);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"] });
    assertRule(run.events, "dc.end.morale-zero");
    assertRule({ outcome: run.state.outcome }, "dc.end.highest-morale-wins");
  });

  test("above 0 it goes on", () => {
    const run = runOn(stateOf(match([{ morale: 1 }, { morale: 1 }])));
    expect(testMorale(run)).toBe(false);
    expect(run.state.outcome).toBeNull();
    expect(run.events).toEqual([]);
  });

  test("in a free-for-all one seat at 0 ends it for everybody", () => {
    const run = runOn(stateOf(match([{ morale: -1 }, { morale: 3 }, { morale: 5 }])));
    expect(testMorale(run)).toBe(true);
    expect(run.state.outcome?.winners).toEqual(["c"]);
    assertRule(run.events, "dc.ffa.end");
  });

  test("two seats that fall together are compared with their negative values", () => {
    const run = runOn(stateOf(match([{ morale: -3 }, { morale: -1 }])));
    testMorale(run);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"], rule: "dc.ruling.negative-morale" });
    assertRule(run.events, "dc.ruling.simultaneous-morale-loss");
    assertRule({ outcome: run.state.outcome }, "dc.ruling.negative-morale");
  });

  test("what waits on the stack is dropped", () => {
    const run = runOn(stateOf(match([{ morale: 4 }, { morale: 0 }])));
    run.state.frames.push({ procedure: "action", locals: waiting("a1", 1), step: "start", collected: null });
    testMorale(run);
    expect(run.state.outcome?.winners).toEqual(["a"]);
    assertRule(run.events, "dc.ruling.game-end-during-stack");
  });

  test("whoever left does not end it", () => {
    const run = runOn(stateOf(match([{ morale: 0, out: true }, { morale: 3 }, { morale: 5 }])));
    expect(testMorale(run)).toBe(false);
  });
});

describe("no creatures at the end of one's own turn", () => {
  test("the other player wins, whatever the Morale", () => {
    actsExample("dc.example.no-creatures-loses");
    const run = runOn(stateOf(match([{ morale: 10 }, { morale: 2 }], [at(1, 1)])));
    expect(cleanupCheck(run, 0)).toBe(true);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"] });
    assertRule(run.events, "dc.end.no-creatures");
    assertRule({ outcome: run.state.outcome }, "dc.end.no-creatures-cannot-win");
  });

  test("only the turn player is looked at", () => {
    const run = runOn(stateOf(match([{}, {}], [at(0, 1)])));
    expect(cleanupCheck(run, 0)).toBe(false);
    assertRule(run.events, "dc.ruling.no-creatures-check");
  });

  test("creatures count for their controller", () => {
    const run = runOn(stateOf(match([{}, {}], [at(0, 1, 1)])));
    expect(cleanupCheck(run, 0)).toBe(true);
  });

  test("among three the others are compared as usual", () => {
    const run = runOn(stateOf(match([{ morale: 10 }, { morale: 2 }, { morale: 4 }], [at(1, 1), at(2, 1)])));
    cleanupCheck(run, 0);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["c"] });
    assertRule({ outcome: run.state.outcome }, "dc.ruling.excluded-player");
  });

  test("a team cannot win with a member who has none", () => {
    const body = match(
      [
        { morale: 9, team: 0 },
        { morale: 1, team: 1 },
        { morale: 9, team: 0 },
        { morale: 1, team: 1 },
      ],
      [at(2, 4)],
      true,
    );
    const run = runOn(stateOf(body));
    cleanupCheck(run, 0);
    expect(run.state.outcome?.winners).toEqual(["b", "d"]);
    assertRule({ outcome: run.state.outcome }, "dc.team.no-creatures-cannot-win");
  });
});

describe("ties", () => {
  const tied = [{ morale: 6 }, { morale: 6 }, { morale: 0 }];

  test("the greatest printed Levels among the tied decide", () => {
    actsExample("dc.example.tie-break");
    const outcome = decideWinner(match(tied, [at(0, 4), at(0, 2), at(1, 5), at(2, 9)]), { excluded: null });
    expect(outcome).toMatchObject({ kind: "won", winners: ["a"] });
    assertRule({ outcome }, "dc.end.tie-by-levels");
    const even = decideWinner(match(tied, [at(0, 4), at(0, 2), at(1, 5), at(1, 1), at(2, 9)]), { excluded: null });
    expect(even).toMatchObject({ kind: "draw", winners: [], drawn: ["a", "b"] });
    assertRule({ even }, "dc.ruling.multiplayer-ties");
  });

  test("two players with equal Morale and Levels draw", () => {
    const outcome = decideWinner(match([{ morale: 6 }, { morale: 6 }], [at(0, 4), at(1, 4)]), { excluded: null });
    expect(outcome).toMatchObject({ kind: "draw", drawn: ["a", "b"] });
    assertRule({ outcome }, "dc.end.tie-draw");
  });

  test("a creature counts for whoever controls it", () => {
    // Without the creature taken over it would be 4 against 5.
    const outcome = decideWinner(match([{ morale: 6 }, { morale: 6 }], [at(0, 4), at(1, 5, 0)]), { excluded: null });
    expect(outcome.winners).toEqual(["a"]);
    assertRule({ outcome }, "dc.ruling.tie-break-levels");
  });

  test("tied teams compare their sums of Levels", () => {
    const seats = [
      { morale: 3, team: 0 },
      { morale: 5, team: 1 },
      { morale: 4, team: 0 },
      { morale: 2, team: 1 },
    ];
    const outcome = decideWinner(match(seats, [at(0, 1), at(2, 4), at(1, 4)], true), { excluded: null });
    expect(outcome).toMatchObject({ kind: "won", winners: ["a", "c"] });
    assertRule({ outcome }, "dc.ruling.team-tie-break");
  });
});

describe("teams", () => {
  const seats = (first: number): Partial<SeatState>[] => [
    { morale: first, team: 0 },
    { morale: 4, team: 1 },
    { morale: 9, team: 0 },
    { morale: 4, team: 1 },
  ];

  test("a member at 0 ends the match, and the team's sum may still win it", () => {
    actsExample("dc.example.team-win-with-zero");
    const run = runOn(stateOf(match(seats(0), [], true)));
    expect(testMorale(run)).toBe(true);
    expect(run.state.outcome?.winners).toEqual(["a", "c"]);
    assertRule(run.events, "dc.team.member-at-zero");
    assertRule({ outcome: run.state.outcome }, "dc.team.sum-morale");
    const lower = decideWinner(match(seats(-2), [], true), { excluded: null });
    expect(lower.winners).toEqual(["b", "d"]);
    assertRule({ lower }, "dc.ruling.negative-morale");
  });
});
