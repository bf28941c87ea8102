import { describe, expect, test } from "vitest";
import { assertRule } from "../rules/assert-rule.ts";
import { drive } from "../testing/drive.ts";
import { contentOf, creatureCard, openField, position, runOn, stateOf, waiting } from "../testing/position.ts";
import { movingProcedures } from "./moving/movement.ts";
import { pathDomain, pathOf } from "./moving/moving.ts";
import { goalsOf } from "./moving/reach.ts";
import { clockwiseFrom, isAlly, isOpponent, leave, nextSeat } from "./multiplayer.ts";
import type { Run } from "./procedures.ts";
import type { MovementPlan } from "./questions.ts";

const content = contentOf([creatureCard("t/dog", { level: 2 })]);
const field = openField(6, 6, [[0], [1], [2], [3]]);
const dog = (owner: number, controller = owner) => ({ card: "t/dog", at: owner * 6 + controller, owner, controller });

test("seats of one team are allies, and turns pass over whoever is out", () => {
  const body = position({
    content,
    battlefield: field,
    seats: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1, out: true }],
    teams: true,
  });
  expect(isAlly(body, 0, 2)).toBe(true);
  expect(isOpponent(body, 0, 1)).toBe(true);
  expect(isOpponent(body, 1, 1)).toBe(false);
  expect(nextSeat(body, 2)).toBe(0);
  expect(clockwiseFrom(body, 2)).toEqual([2, 0, 1]);
  expect(clockwiseFrom(body, 3)).toEqual([0, 1, 2]);
});

describe("conceding", () => {
  test("of two players leaves the other as winner at once", () => {
    const run = runOn(stateOf(position({ content, battlefield: field, seats: [{ morale: 20 }, { morale: 1 }] })));
    leave(run, "a");
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"] });
    assertRule(run.events, "dc.ruling.player-concedes");
  });

  test("among three takes the warband away without destroying it", () => {
    const body = position({
      content,
      battlefield: field,
      seats: [{ morale: 20 }, {}, {}],
      creatures: [dog(0), dog(0, 1), dog(1), dog(2)],
    });
    body.creatures[0]?.attached.push({ id: "k9", card: "t/net", owner: 2, stamp: 1, counters: {} });
    const mine = waiting("a1", 0);
    const theirs = waiting("a2", 1);
    const frames = [theirs, mine].map((locals) => ({
      procedure: "action" as const,
      locals,
      step: "start",
      collected: null,
    }));
    const run = runOn(stateOf(body, frames));
    leave(run, "a");
    expect(run.state.outcome).toBeNull();
    // The creature that b controls stays, although a owns it.
    expect(body.creatures.map(({ id }) => id)).toEqual(["c2", "c3", "c4"]);
    expect(body.seats[0]).toMatchObject({ out: true, morale: 20, graveyard: ["t/dog"] });
    expect(body.seats[2]?.discard).toEqual(["t/net"]);
    expect([mine.void, theirs.void]).toEqual([true, false]);
    expect(run.events.map(({ event }) => event)).toEqual(["conceded", "order-discarded", "removed"]);
    leave(run, "b");
    expect(run.state.outcome?.winners).toEqual(["c"]);
  });

  test("triggers nothing, and voids what is still on its way to the stack", () => {
    const body = position({ content, battlefield: field, seats: [{}, {}, {}], creatures: [dog(0)] });
    const above = waiting("a2", 0);
    const below = { ...waiting("a1", 1), above: [above] };
    const frame = { procedure: "action" as const, locals: below, step: "start", collected: [] as Run["events"] };
    const run = runOn(stateOf(body, [frame]));
    const emit = run.emit;
    run.emit = (event) => {
      emit(event);
      frame.collected.push(event);
    };
    leave(run, "a");
    expect(run.events.map(({ event }) => event)).toEqual(["conceded", "removed"]);
    expect(run.state.frames).toMatchObject([{ collected: [] }]);
    expect([below.void, above.void]).toEqual([false, true]);
  });

  test("of a whole team ends it, of one member it does not", () => {
    const body = position({
      content,
      battlefield: field,
      seats: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }],
      teams: true,
    });
    const run = runOn(stateOf(body));
    leave(run, "a");
    expect(run.state.outcome).toBeNull();
    leave(run, "c");
    expect(run.state.outcome?.winners).toEqual(["b", "d"]);
  });

  test("leaves whoever was choosing a path for one of the seat's creatures nothing to move", () => {
    const body = position({ content, battlefield: field, seats: [{}, {}, {}], creatures: [dog(0), dog(1)] });
    const plan: MovementPlan = {
      creature: "c1",
      how: "slide",
      budget: 3,
      chooser: 1,
      traits: [],
      end: null,
      source: { action: "a1", creature: "c2", seat: 1, card: null, attack: null, terrain: null },
      basic: false,
    };
    const run = runOn(stateOf(body));
    expect(goalsOf(body, plan)).not.toEqual([]);
    leave(run, "a");
    const domain = pathDomain(run.state, plan);
    expect([domain.open(), domain.first(), goalsOf(body, plan)]).toEqual([false, { do: "path", path: [] }, []]);
    expect(domain.check({ do: "path", path: [] }).legal).toBe(true);
    assertRule([domain.check({ do: "path", to: 8 })], "dc.stack.impossible-action-does-nothing");
    assertRule([domain.check({ do: "path", path: [7] })], "dc.stack.impossible-action-does-nothing");
    const moving = { procedure: "movement", locals: { plan } } as const;
    expect(pathOf(run.state, plan, { do: "path", to: 8 })).toBeNull();
    expect(drive(run, movingProcedures, moving).result).toEqual({ is: "moved", squares: 0 });
  });
});
