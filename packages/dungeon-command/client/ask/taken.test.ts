import {
  contentOf,
  creatureCard,
  openField,
  position,
  stateOf,
  waiting,
} from "@undercroft/dungeon-command/testing/position";
import { shownSquare, speak } from "@undercroft/table";
import { beforeAll, describe, expect, test } from "vitest";
import { aimedAt } from "../board/marks.ts";
import { labeller } from "../board/square-label.ts";
import type { OrderCard, Question, State, Waiting } from "../engine/index.ts";
import { castOf } from "../engine/index.ts";
import { stackItems } from "../facing/stack.ts";
import { say } from "../words/index.ts";
import { chooseSheet } from "./choose.ts";
import type { Scene } from "./model.ts";
import { respondSheet } from "./respond.ts";
import { reasonWords } from "./why.ts";

beforeAll(() => speak("en"));

const content = contentOf([creatureCard("t/scout"), creatureCard("t/wolf")]);
const WIDTH = 10;

/** An order's minor action of c1, unless something else is given. */
function action(id: string, given: Partial<Waiting>): Waiting {
  const targets = Object.keys(given.names ?? {});
  return { ...waiting(id, 0), what: "order", kind: "minor", creature: "c1", targets, ...given };
}

/** Two creatures of the first seat and one of the second, with these actions on the stack, the last on top. */
function tableOf(actions: readonly Waiting[], cards = content): State {
  const body = position({
    content: cards,
    battlefield: openField(WIDTH, 8, [[0], [79]]),
    seats: [{}, {}],
    creatures: [
      { card: "t/scout", at: 40, owner: 0 },
      { card: "t/wolf", at: 41, owner: 0 },
      { card: "t/scout", at: 60, owner: 1 },
    ],
  });
  return stateOf(
    body,
    actions.map((locals) => ({ procedure: "action" as const, locals, step: "after", collected: [] })),
  );
}

const nameOf = (state: State, id: string): string => {
  const card = state.body.creatures.find((one) => one.id === id)?.card ?? "";
  return state.body.content.creatures[card]?.name.en ?? "";
};

const sceneOf = (state: State): Scene => ({
  state,
  seat: "a",
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
  const state = tableOf([], contentOf([creatureCard("t/scout"), creatureCard("t/wolf", { size: 2 })]));
  state.frames.push({
    procedure: "place",
    locals: { step: { card: "t/wolf", path: [] }, creature: "c2", squares: [0] },
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
  expect([...(place?.squares ?? [])].sort((a, b) => a - b)).toEqual([0, 1, WIDTH, WIDTH + 1]);
});

test("what a card does not let one choose is refused in words of its own", () => {
  // dc.target.chosen-on-play is what stands against a square outside of the choices of an order.
  for (const rule of ["dc.target.chosen-on-play", "dc.stack.carry-out-instructions", "dc.move.no-split"])
    expect(reasonWords(rule)).not.toBe(say("why.forbidden"));
});

test("whoever chooses for a card reads what the card does (dc.target.chosen-on-play)", () => {
  const gift: OrderCard = {
    id: "t/gift",
    name: { en: "Gift", ru: "Дар" },
    emblem: "present",
    level: 1,
    ability: "any",
    kind: "minor",
    actions: [{ steps: [{ do: "draw", deck: "order", count: 2 }] }],
    half: "gold",
    copies: 1,
  };
  const cards = contentOf([creatureCard("t/scout"), creatureCard("t/wolf")], [gift]);
  const asked = chooseSheet(sceneOf(tableOf([], cards)), {
    kind: "choose",
    purpose: "target",
    from: ["c1", "c2"],
    min: 1,
    max: 1,
    text: { card: "t/gift", path: [] },
    self: "c1",
    need: null,
    hidden: null,
    rule: "dc.target.chosen-on-play",
  });
  expect(JSON.stringify(asked.consequence)).toMatch(/draw/i);
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
