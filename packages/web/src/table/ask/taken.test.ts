import { copyState, newRecord } from "@undercroft/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Creature,
  dungeonCommand,
  firstGameWarbands,
  makeConfig,
  type Question,
  type State,
  shippedPacks,
  type Waiting,
} from "../../engine/index.ts";
import { say, speak } from "../../words/index.ts";
import { aimedAt } from "../board/marks.ts";
import { labeller } from "../board/square-label.ts";
import { shownSquare } from "../facing/lie.ts";
import { stackItems } from "../facing/stack.ts";
import { castOf } from "../state/cast.ts";
import { chooseSheet } from "./choose.ts";
import type { Scene } from "./model.ts";
import { respondSheet } from "./respond.ts";
import { reasonWords } from "./why.ts";

beforeAll(() => speak("en"));

/** A First Game before anybody stands on its battlefield. */
function emptyTable(): State {
  const [pack] = shippedPacks();
  if (pack === undefined) throw new Error("no pack");
  const seats = firstGameWarbands(pack).map((warband, i) => ({
    id: `s${i + 1}`,
    name: "",
    team: null,
    warband,
    kind: "first-game" as const,
  }));
  const plan = makeConfig({ game: "first-game", packs: [pack], face: "dungeon", teams: null, layout: null, seats });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return copyState(dungeonCommand, newRecord(dungeonCommand, { config: plan.config, seed: "taken", salt: "s" }).state);
}

function creature(id: string, card: string, seat: number, at: number): Creature {
  return {
    id,
    stamp: 1,
    card,
    owner: seat,
    controller: seat,
    at,
    damage: 0,
    tapped: false,
    activated: false,
    moves: 0,
    burned: false,
    attached: [],
    counters: {},
    deeds: {},
  };
}

function action(id: string, given: Partial<Waiting>): Waiting {
  return {
    id,
    what: "order",
    kind: "minor",
    seat: 0,
    creature: "c1",
    evaded: [],
    void: false,
    response: null,
    program: null,
    names: {},
    targets: Object.keys(given.names ?? {}),
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
    ...given,
  };
}

/** Two creatures of seat 1 and one of seat 2, with these actions on the stack, the last on top. */
function tableOf(actions: readonly Waiting[]): State {
  const state = emptyTable();
  const cards = Object.keys(state.body.content.creatures);
  const [first = "", second = ""] = cards;
  state.body.creatures.push(creature("c1", first, 0, 40), creature("c2", second, 0, 41), creature("c3", first, 1, 60));
  state.frames.push(
    ...actions.map((locals) => ({ procedure: "action" as const, locals, step: "after", collected: [] })),
  );
  return state;
}

const nameOf = (state: State, id: string): string => {
  const card = state.body.creatures.find((one) => one.id === id)?.card ?? "";
  return state.body.content.creatures[card]?.name.en ?? "";
};

const sceneOf = (state: State): Scene => ({
  state,
  seat: "s1",
  number: 0,
  cast: castOf(state),
  keywords: {},
  drill: null,
});

describe("what an action has taken for its target is seen", () => {
  test("on its paper: by name, and as one's own where it is", () => {
    const state = tableOf([action("a1", { names: { ally: ["c2"] } })]);
    const [mine] = stackItems(state, {}, 0);
    const [theirs] = stackItems(state, {}, 1);
    expect(mine?.target).toMatchObject({ name: `${nameOf(state, "c2")} (yours)` });
    expect(theirs?.target).toMatchObject({ name: nameOf(state, "c2") });
  });

  test("a square and an action are named too", () => {
    const state = tableOf([action("a1", { names: { place: ["sq0"] } }), action("a2", { names: { what: ["a1"] } })]);
    const [top, below] = stackItems(state, {}, 0);
    expect(top?.target).toBe("order");
    expect(below?.target).toMatch(/^[a-z]+\d+$/);
  });

  test("on the board: what the top action has taken, and nothing that was cancelled", () => {
    const taken = { names: { ally: ["c2"] } };
    expect(aimedAt(tableOf([action("a1", { names: { foe: ["c3"] } }), action("a2", taken)]))).toEqual(["c2"]);
    expect(aimedAt(tableOf([action("a1", { ...taken, void: true })]))).toEqual([]);
    expect(aimedAt(tableOf([]))).toEqual([]);
    const heard = labeller(tableOf([action("a1", taken)]), null, 0);
    const { shape } = tableOf([]).body.battlefield;
    expect(heard(shownSquare(shape, 41))).toContain("aimed at");
    expect(heard(shownSquare(shape, 60))).not.toContain("aimed at");
  });
});

test("a Large creature is placed on all the squares it will cover, and named by the first of them", () => {
  const table = tableOf([]);
  const { content } = table.body;
  const card = table.body.creatures[1]?.card ?? "";
  const small = content.creatures[card];
  if (small === undefined) throw new Error("no card");
  const creatures = { ...content.creatures, [card]: { ...small, size: 2 as const } };
  const state: State = { ...table, body: { ...table.body, content: { ...content, creatures } } };
  const { width } = state.body.battlefield.shape;
  state.frames.push({
    procedure: "place",
    locals: { step: { card, path: [] }, creature: "c2", squares: [0] },
    step: "chosen",
    collected: [],
  });
  const question: Extract<Question, { readonly kind: "choose" }> = {
    kind: "choose",
    purpose: "place",
    from: ["sq0"],
    min: 1,
    max: 1,
    text: null,
    self: "c1",
    need: null,
    hidden: null,
    rule: "dc.stack.carry-out-instructions",
  };
  const [place] = chooseSheet(sceneOf(state), question).places;
  // Number of a square = column + width of the board * row.
  expect([...(place?.squares ?? [])].sort((a, b) => a - b)).toEqual([0, 1, width, width + 1]);
});

test("what a card does not let one choose is refused in words of its own", () => {
  // dc.target.chosen-on-play is what stands against a square outside of the choices of an order.
  for (const rule of ["dc.target.chosen-on-play", "dc.stack.carry-out-instructions", "dc.move.no-split"])
    expect(reasonWords(rule)).not.toBe(say("why.forbidden"));
});

test("a dodge says whom it saves and from what (dc.dodge.action)", () => {
  const shot = action("a1", { what: "attack", attack: "ranged", creature: "c3", seat: 1, names: { target: ["c2"] } });
  const state = tableOf([shot]);
  const [dodge] = respondSheet(sceneOf(state), [{ do: "dodge", creature: "c2", action: "a1" }, { do: "pass" }]).buttons;
  expect(dodge?.label).toBe(`Dodge: ${nameOf(state, "c2")}`);
  expect(dodge?.detail).toContain(`Ranged attack of ${nameOf(state, "c3")}`);
  const dodging = action("a2", { what: "dodge", creature: "c2", response: "a1" });
  const asked = respondSheet(sceneOf(tableOf([shot, dodging])), [{ do: "pass" }]);
  expect(asked.question).toContain(`Ranged attack of ${nameOf(state, "c3")}`);
});
