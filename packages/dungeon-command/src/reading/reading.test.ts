import { describe, expect, test } from "vitest";
import { contentOf, creatureCard, openField, type Placing, position, stateOf } from "../../testing/position.ts";
import type { Env } from "../effects/locals.ts";
import type { State } from "../procedures.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Battlefield, SeatState } from "../state.ts";
import type { Action, Amount, Condition, CreatureFilter, OrderCard, Power, Selector } from "../vocabulary/index.ts";
import { amount, type fitsAction, fixedRule, holds, select, stackOf, threatenedDamage, wordsOf } from "./index.ts";

const beastly: Power = { power: "static", rules: [{ rule: "attacks", plus: 10 }] };
const thick: Power = { power: "static", rules: [{ rule: "reduce-damage", amount: 10 }] };

function order(id: string, given: Partial<OrderCard> = {}): OrderCard {
  return {
    id,
    name: { en: id, ru: id },
    emblem: "scroll",
    level: 2,
    ability: "dexterity",
    kind: "minor",
    actions: [{ steps: [{ do: "attach" }] }],
    half: "gold",
    copies: 1,
    ...given,
  };
}

const strike: Action = { steps: [{ do: "attack", type: "melee", damage: { plus: 20 } }] };
const gust: Action = { steps: [{ do: "slide", who: "target", squares: 2 }], targets: [{ of: { creatures: {} } }] };
const shot: Action = {
  steps: [{ do: "sequence", steps: [{ do: "damage", to: { creatures: { side: "enemy" } }, amount: 25 }] }],
};

const content = contentOf(
  [
    creatureCard("t/wolf", { level: 2, hitPoints: 30, speed: 7, melee: 10, keywords: ["beast"], powers: [beastly] }),
    creatureCard("t/giant", { level: 5, hitPoints: 100, size: 2, melee: 40, powers: [thick] }),
    creatureCard("t/archer", {
      level: 1,
      keywords: ["human"],
      abilities: ["dexterity"],
      ranged: { damage: 20, distance: 6 },
    }),
  ],
  [
    order("t/strike", { actions: [strike] }),
    order("t/gust", { actions: [gust], level: 1, ability: "any", kind: "immediate" }),
    order("t/shot", { actions: [shot], kind: "standard" }),
    order("t/web", { attach: { powers: [] } }),
  ],
);

const w = 8;
const places: readonly Placing[] = [
  { card: "t/wolf", at: 0, owner: 0 }, // c1, a1
  { card: "t/giant", at: 2 * w + 2, owner: 1 }, // c2, c3 to d4
  { card: "t/archer", at: 1, owner: 0 }, // c3, b1
  { card: "t/archer", at: 7, owner: 1, controller: 0 }, // c4, h1
];

function table(
  frames: State["frames"] = [],
  seats: readonly Partial<SeatState>[] = [{}, {}],
  field: Partial<Battlefield> = {},
): State {
  const battlefield: Battlefield = { ...openField(w, 8, [[56], [63]]), ...field };
  return stateOf(position({ content, battlefield, seats, creatures: places }), frames);
}

const words = (given: Partial<Env> = {}): Env => ({ ...wordsOf(0, "c1"), ...given });
const these = (state: State, filter: CreatureFilter, env = words()): readonly string[] =>
  select(state, { creatures: filter }, env);

function waiting(id: string, card: string, given: Partial<Waiting> = {}): State["frames"][number] {
  const locals: Waiting = {
    id,
    what: "order",
    kind: "standard",
    seat: 1,
    creature: "c2",
    evaded: [],
    void: false,
    response: null,
    program: { card, path: ["actions", 0] },
    names: { target: ["c1"] },
    targets: ["target"],
    attack: null,
    square: null,
    terrain: null,
    amount: null,
    card: { id: "k9", card, owner: 1 },
    later: false,
    above: [],
    waited: false,
    resolved: false,
    declared: [],
    ...given,
  };
  return { procedure: "action", locals, step: "resolve", collected: [] };
}

describe("selecting", () => {
  test("creatures by side, card and state", () => {
    const state = table();
    expect(these(state, {})).toEqual(["c1", "c2", "c3", "c4"]);
    expect(these(state, { side: "yours", another: true })).toEqual(["c3", "c4"]);
    expect(these(state, { side: "enemy" })).toEqual(["c2"]);
    expect(these(state, { keyword: ["human", "elf"] })).toEqual(["c3", "c4"]);
    expect(these(state, { ranged: true, ability: "dexterity" })).toEqual(["c3", "c4"]);
    expect(these(state, { sizeAtLeast: 2 })).toEqual(["c2"]);
    expect(these(state, { level: { atLeast: 2, atMost: 4 } })).toEqual(["c1"]);
    expect(these(state, { speed: { exactly: { stat: "speed", of: "this" } } })).toEqual(["c1"]);
    expect(these(state, { not: { side: "yours" } })).toEqual(["c2"]);
    expect(these(state, { anyOf: [{ keyword: "beast" }, { sizeAtLeast: 2 }] })).toEqual(["c1", "c2"]);
    expect(these(state, { notThe: "it" }, words({ names: { it: ["c2", "c3"] } }))).toEqual(["c1", "c4"]);
    expect(these(state, { tapped: true })).toEqual([]);
    expect(these(state, { damaged: false, attached: false, activated: false, damage: { atMost: 0 } })).toHaveLength(4);
  });

  test("creatures by place", () => {
    const state = table();
    // b1 lies beside a1. The giant's corner c3 is two squares from both.
    expect(these(state, { adjacentTo: "this" })).toEqual(["c3"]);
    expect(these(state, { within: { squares: 2 }, another: true })).toEqual(["c2", "c3"]);
    expect(these(state, { within: { squares: 1, of: "it" } }, words({ names: { it: ["sq17"] } }))).toEqual(["c2"]);
    const hills = { difficult: [], hazardous: [19], obstacle: [1], "magic-circle": [0] };
    const rough = table([], [{}, {}], { terrain: hills });
    expect(these(rough, { on: "hazardous" })).toEqual(["c2"]);
    expect(these(rough, { on: "difficult" })).toEqual(["c2", "c3"]);
    expect(these(rough, { on: ["magic-circle", "obstacle"] })).toEqual(["c1", "c3"]);
  });

  test("a wall keeps sight out, not the plain distance", () => {
    const shape = {
      ...openField(w, 8, []).shape,
      wallSquares: [3, 11, 19, 27, 35, 43, 51, 59].filter((square) => square !== 19 && square !== 27),
    };
    const state = table([], [{}, {}], { shape });
    expect(these(state, { within: { squares: 7 }, keyword: "human" })).toEqual(["c3"]);
    expect(these(state, { within: { squares: 7, sight: false }, keyword: "human" })).toEqual(["c3", "c4"]);
  });

  test("squares, seats, cards and their owners", () => {
    const state = table(
      [],
      [{ orderHand: ["t/web", "t/strike", "t/web"], graveyard: ["t/wolf"] }, { discard: ["t/gust"] }],
    );
    const free: Selector = { squares: { adjacentTo: "this", unoccupied: true } };
    expect(select(state, free, words())).toEqual(["sq8", "sq9"]);
    expect(select(state, { squares: { terrain: "start" } }, words())).toEqual(["sq56", "sq63"]);
    expect(select(state, { seats: {} }, words())).toEqual(["seat:0", "seat:1"]);
    expect(select(state, { seats: { side: "opponent" } }, words())).toEqual(["seat:1"]);
    expect(select(state, { seats: { side: "ally" } }, words())).toEqual(["seat:0"]);
    expect(select(state, { cards: { attaches: true }, in: "order-hand" }, words())).toEqual(["t/web", "t/web"]);
    expect(select(state, { cards: { card: "creature", level: { atMost: 2 } }, in: "graveyard" }, words())).toEqual([
      "t/wolf",
    ]);
    expect(
      select(state, { cards: { ability: "any", kind: "immediate" }, in: "discard-pile", of: "opponents" }, words()),
    ).toEqual(["t/gust"]);
    expect(select(state, { controllerOf: { creatures: { keyword: "human" } } }, words())).toEqual(["seat:0"]);
    expect(select(state, { ownerOf: { creatures: { keyword: "human" } } }, words())).toEqual(["seat:0", "seat:1"]);
    expect(select(state, "everyone", words())).toEqual(["seat:0", "seat:1"]);
    expect(select(state, "you", words())).toEqual(["seat:0"]);
    state.body.creatures[1]?.attached.push({ id: "k3", card: "t/web", owner: 0, stamp: 1, counters: {} });
    expect(select(state, { attachments: {} }, words())).toEqual(["k3"]);
    expect(select(state, { attachments: {}, on: "this" }, words())).toEqual([]);
    expect(select(state, { ownerOf: { attachments: {} } }, words())).toEqual(["seat:0"]);
  });

  test("a name leaves out what is gone", () => {
    const state = table();
    expect(select(state, "target", words({ names: { target: ["c1", "c7", "a3"] } }))).toEqual(["c1"]);
    expect(select(state, "nobody", words())).toEqual([]);
    expect(select(state, "active", words())).toEqual([]);
  });
});

describe("the stack", () => {
  const frames = [
    waiting("a5", "t/strike"),
    waiting("a6", "t/gust", { kind: "immediate", seat: 0, creature: "c3", targets: [] }),
  ];

  test("actions by type, kind, side, targets and card", () => {
    const state = table(frames);
    const waitingFor = (filter: Parameters<typeof fitsAction>[1]): readonly string[] =>
      select(state, { actions: filter }, words());
    expect(stackOf(state).map(({ id }) => id)).toEqual(["a5", "a6"]);
    expect(waitingFor({})).toEqual(["a5", "a6"]);
    expect(waitingFor({ type: "attack" })).toEqual(["a5"]);
    expect(waitingFor({ type: "ranged-attack" })).toEqual([]);
    expect(waitingFor({ type: ["melee-attack", "move"] })).toEqual(["a5"]);
    expect(waitingFor({ damages: true })).toEqual(["a5"]);
    expect(waitingFor({ kind: "immediate" })).toEqual(["a6"]);
    expect(waitingFor({ side: "enemy" })).toEqual(["a5"]);
    expect(waitingFor({ targetsThis: true })).toEqual(["a5"]);
    expect(waitingFor({ targets: { keyword: "beast" } })).toEqual(["a5"]);
    expect(waitingFor({ by: { sizeAtLeast: 2 } })).toEqual(["a5"]);
    expect(waitingFor({ card: { ability: "any" } })).toEqual(["a6"]);
    const [first] = stackOf(state);
    if (first !== undefined) first.void = true;
    expect(waitingFor({})).toEqual(["a6"]);
    if (first !== undefined) first.void = false;
  });

  test("what an attack threatens: its number, the card's change, the attacker's bonuses, less what is reduced", () => {
    // The giant's 40, and 20 by the card.
    expect(threatenedDamage(table([waiting("a5", "t/strike")]), words({ names: { response: ["a5"] } }))).toBe(60);
    // The wolf's 10, the card's 20, its own bonus of 10, less the giant's 10.
    const back = waiting("a5", "t/strike", { seat: 0, creature: "c1", names: { target: ["c2"] } });
    expect(threatenedDamage(table([back]), words({ seat: 1, self: "c2", names: { response: ["a5"] } }))).toBe(30);
    // 25 to all enemies is 20.
    expect(threatenedDamage(table([waiting("a5", "t/shot")]), words({ names: { response: ["a5"] } }))).toBe(20);
    expect(
      threatenedDamage(table([waiting("a5", "t/shot", { evaded: ["c1"] })]), words({ names: { response: ["a5"] } })),
    ).toBe(0);
    expect(threatenedDamage(table(), words())).toBe(0);
  });
});

describe("amounts", () => {
  const read = (what: Amount, env = words(), state = table()): number => amount(state, what, env);

  test("arithmetic", () => {
    expect(read({ sum: [1, { times: [2, 3] }, { count: { creatures: {} } }] })).toBe(11);
    expect(read({ minus: [2, 5] })).toBe(0);
    expect(read({ min: [4, 2] })).toBe(2);
    expect(read({ max: [4, 2] })).toBe(4);
    expect(read({ half: 50, to: 10 })).toBe(20);
    expect(read({ half: 5 })).toBe(2);
  });

  test("the game's own", () => {
    expect(read({ stat: "level", of: { creatures: { side: "yours" } } })).toBe(4);
    expect(read({ stat: "printed-level", of: "this" })).toBe(2);
    expect(read({ stat: "ranged-damage", of: { creatures: {} } })).toBe(40);
    expect(read({ stat: "hit-points", of: "this" })).toBe(30);
    expect(read({ distance: { from: "this", to: "it" } }, words({ names: { it: ["c4"] } }))).toBe(7);
    expect(read({ track: "morale", of: "everyone" })).toBe(24);
    expect(read({ track: "leadership", of: "you" })).toBe(7);
    expect(read({ event: "amount" })).toBe(0);
    expect(read({ event: "amount" }, words({ amount: 30 }))).toBe(30);
    const dealt = [
      { creature: "c2", amount: 20 },
      { creature: "c3", amount: 10 },
    ];
    expect(read({ dealt: "damage" }, words({ dealt }))).toBe(30);
    expect(read({ dealt: "damage", to: "it" }, words({ dealt, names: { it: ["c3"] } }))).toBe(10);
    expect(read({ counters: "rage", on: "this" })).toBe(0);
  });

  test("of a rule that is applied are fixed, its filters are not", () => {
    const env = words({ amount: 20 });
    const fixed = fixedRule(table(), { rule: "attacks", plus: { event: "amount" }, against: { damaged: true } }, env);
    expect(fixed).toEqual({ rule: "attacks", plus: 20, against: { damaged: true } });
    expect(fixedRule(table(), { rule: "change", stat: "speed", of: "it", plus: { half: 7 } }, env)).toEqual({
      rule: "change",
      stat: "speed",
      of: "it",
      plus: 3,
    });
  });
});

describe("conditions", () => {
  const state = table();
  const is = (condition: Condition, env = words()): boolean => holds(state, condition, env);

  test("hold or do not", () => {
    expect(is({ all: [{ turn: "yours" }, { phase: "activate" }] })).toBe(true);
    expect(is({ any: [{ turn: "enemy" }, { phase: "deploy" }] })).toBe(false);
    expect(is({ not: { turn: "enemy" } })).toBe(true);
    expect(is({ exists: { creatures: { keyword: "human" } }, atLeast: 2 })).toBe(true);
    expect(is({ exists: { creatures: { keyword: "human" } }, atLeast: 3 })).toBe(false);
    expect(is({ compare: { stat: "speed", of: "this" }, atLeast: 6, atMost: 7 })).toBe(true);
    expect(is({ that: "this", is: { keyword: "beast" } })).toBe(true);
    expect(is({ that: "nobody", is: {} })).toBe(false);
    expect(is({ dealtDamage: true })).toBe(false);
    expect(
      is({ dealtDamage: true, to: "it" }, words({ dealt: [{ creature: "c2", amount: 10 }], names: { it: ["c2"] } })),
    ).toBe(true);
  });

  test("what a creature did lasts for its window", () => {
    const did: Condition = { did: "attack", who: "this", since: "activation" };
    expect(is({ activating: "this" })).toBe(false);
    const [wolf] = state.body.creatures;
    if (wolf === undefined) throw new Error("no wolf");
    wolf.deeds.attack = { turn: 1, activation: 3 };
    expect(is(did)).toBe(false);
    state.body.turn.active = "c1";
    state.body.turn.activation = 3;
    expect(is(did)).toBe(true);
    expect(is({ activating: "this" })).toBe(true);
    state.body.turn.activation = 4;
    expect(is(did)).toBe(false);
    expect(is({ did: "attack", who: "this", since: "turn" })).toBe(true);
    state.body.turn.count = 2;
    expect(is({ did: "attack", who: "this", since: "turn" })).toBe(false);
  });
});
