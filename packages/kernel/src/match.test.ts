import { describe, expect, test } from "vitest";
import { deepFreeze } from "../testing/deep-freeze.ts";
import type { State, Toy } from "../testing/toy-game.ts";
import { toyGame } from "../testing/toy-game.ts";
import { receive, receiveAct } from "./border.ts";
import { listDomain } from "./domain.ts";
import type { Game, GameTypes, Next } from "./game.ts";
import type { Outcomes } from "./match.ts";
import {
  act,
  answer,
  copyState,
  DEPTH_BUDGET,
  hashState,
  kernelRules,
  openQuestion,
  seatsAsked,
  start,
} from "./match.ts";
import { movesOf } from "./moves.ts";
import { ProcedureTable } from "./procedure-table.ts";
import { emptyTable, hasLeft } from "./table.ts";

const begin = (seats: number): State => start(toyGame, { seats }, "match").state;
const idOf = (state: State): number => openQuestion(state)?.id ?? -1;

function taken<T extends GameTypes>(outcomes: Outcomes<T>): Extract<Outcomes<T>, { ok: true }>["state"] {
  if (!outcomes.ok) throw new Error(`refused by ${outcomes.rule}`);
  return outcomes.state;
}
const rest = (state: State, seat: string): State =>
  taken(answer(toyGame, state, seat, { question: idOf(state), answer: { do: "rest" } }));
const wager = (state: State, seat: string): Outcomes<Toy> =>
  answer(toyGame, state, seat, { question: idOf(state), answer: { do: "pass" } });

/** Everybody rests once, so that the joint question of the wager is open. */
function atWager(seats: number): State {
  let state = begin(seats);
  for (const seat of state.seats) state = rest(state, seat);
  expect(openQuestion(state)?.question.kind).toBe("wager");
  return state;
}

describe("answers", () => {
  test("a late, foreign, doubled or shapeless answer is refused with its rule and changes nothing", () => {
    const state = deepFreeze(begin(2));
    const before = JSON.stringify(state);
    const question = idOf(state);
    const pass = { do: "rest" } as const;
    expect(answer(toyGame, state, "ann", { question: question - 1, answer: pass })).toEqual({
      ok: false,
      rule: kernelRules.late,
    });
    expect(answer(toyGame, state, "bob", { question, answer: pass })).toEqual({ ok: false, rule: kernelRules.seat });
    expect(receive(toyGame, state, "ann", { question, answer: { do: "fly" } })).toEqual({
      ok: false,
      rule: kernelRules.shape,
    });
    const next = rest(state, "ann");
    expect(answer(toyGame, next, "ann", { question, answer: pass })).toEqual({ ok: false, rule: kernelRules.late });
    expect(JSON.stringify(state)).toBe(before);
  });

  test("an illegal answer is refused by the rule of the game that decided", () => {
    const state = begin(2);
    const refused = receive(toyGame, state, "ann", { question: idOf(state), answer: { do: "pass" } });
    expect(refused).toEqual({ ok: false, rule: "toy.answers-the-question" });
  });

  test("never change the state they are given, through whole games", () => {
    for (let i = 0; i < 20; i++) {
      let state = start(toyGame, { seats: 2 + (i % 3) }, `frozen ${i}`).state;
      while (state.outcome === null) {
        deepFreeze(state);
        const asked = openQuestion(state);
        const seat = seatsAsked(state)[0] ?? "";
        if (asked === null) throw new Error("nothing is asked");
        const options = toyGame.domain(state, asked, seat).enumerate() ?? [];
        const given = options[(state.body.deck.length + i) % options.length] ?? { do: "pass" };
        state = taken(answer(toyGame, state, seat, { question: asked.id, answer: given }));
      }
    }
  });

  test("rubbish and hostile values from outside are refused", () => {
    const state = begin(2);
    const question = idOf(state);
    let deep: unknown = { do: "rest" };
    for (let i = 0; i < 10_000; i++) deep = [deep];
    const hostile: unknown = JSON.parse(`{"question":${question},"answer":{"__proto__":{"do":"rest"}}}`);
    for (const value of [
      null,
      1,
      "x",
      {},
      { question },
      { question: "1", answer: {} },
      { question, answer: deep },
      hostile,
      {
        question,
        get answer(): never {
          throw new Error("looked at");
        },
      },
    ])
      expect(receive(toyGame, state, "ann", value)).toEqual({ ok: false, rule: kernelRules.shape });
    expect(receiveAct(toyGame, state, "ann", { act: "explode" })).toEqual({ ok: false, rule: kernelRules.shape });
  });
});

describe("a joint question", () => {
  test("stays open, its answers sealed, until all have answered; each answers once", () => {
    const asked = atWager(3);
    const one = taken(wager(asked, "bob"));
    expect(seatsAsked(one)).toEqual(["ann", "cid"]);
    expect(idOf(one)).toBe(idOf(asked));
    expect(wager(one, "bob")).toEqual({ ok: false, rule: kernelRules.twice });
    const all = taken(wager(taken(wager(one, "ann")), "cid"));
    expect(openQuestion(all)?.question.kind).toBe("turn");
    expect(all.body.round).toBe(2);
  });

  test("does not wait for a seat that concedes", () => {
    const two = taken(wager(taken(wager(atWager(3), "bob")), "ann"));
    const gone = taken(act(toyGame, two, "cid", { act: "concede" }));
    expect(gone.body.round).toBe(2);
    expect(seatsAsked(gone)).toEqual(["ann"]);
  });

  test("goes on waiting for the others, and not for who conceded", () => {
    const gone = taken(act(toyGame, atWager(3), "ann", { act: "concede" }));
    expect(seatsAsked(gone)).toEqual(["bob", "cid"]);
    expect(wager(gone, "bob").ok).toBe(true);
  });
});

describe("acts at the table", () => {
  test("a seat concedes with its own question open, and the next one is asked", () => {
    const gone = taken(act(toyGame, begin(3), "ann", { act: "concede" }));
    expect(seatsAsked(gone)).toEqual(["bob"]);
    expect(act(toyGame, gone, "ann", { act: "concede" })).toEqual({ ok: false, rule: kernelRules.left });
  });

  test("a seat concedes while another is asked: the question stays", () => {
    const state = begin(3);
    const gone = taken(act(toyGame, state, "cid", { act: "concede" }));
    expect(idOf(gone)).toBe(idOf(state));
    expect(seatsAsked(gone)).toEqual(["ann"]);
  });

  test("a question that the others cannot answer any more lapses with whoever leaves, and the match goes on behind it", () => {
    const bereft: typeof toyGame = {
      ...toyGame,
      domain: (state, asked, seat) => {
        const domain = toyGame.domain(state, asked, seat);
        const isAboutCid = hasLeft(state, "cid") && asked.seats.includes("ann");
        return isAboutCid ? { ...domain, first: () => null, sample: () => null, enumerate: () => [] } : domain;
      },
    };
    const gone = taken(act(bereft, begin(3), "cid", { act: "concede" }));
    expect(seatsAsked(gone)).toEqual(["bob"]);
    expect(gone.table.left).toEqual(["cid"]);
  });

  test("the last seat wins by its rule, and then nothing more is legal", () => {
    const over = taken(act(toyGame, begin(2), "ann", { act: "concede" }));
    expect(over.outcome).toEqual({ kind: "won", winners: ["bob"], drawn: [], rule: "toy.last-seat" });
    expect(over.frames).toEqual([]);
    expect(act(toyGame, over, "bob", { act: "concede" })).toEqual({ ok: false, rule: kernelRules.over });
    expect(wager(over, "bob")).toEqual({ ok: false, rule: kernelRules.over });
  });

  test("a draw needs everybody who is in; one refusal ends all offers", () => {
    const state = begin(3);
    expect(act(toyGame, state, "ann", { act: "accept-draw" })).toEqual({ ok: false, rule: kernelRules.noOffer });
    expect(act(toyGame, state, "ann", { act: "decline-draw" })).toEqual({ ok: false, rule: kernelRules.noOffer });
    const offered = taken(act(toyGame, state, "ann", { act: "offer-draw" }));
    expect(offered.table.offers).toEqual(["ann"]);
    expect(state.table.offers).toEqual([]);
    expect(act(toyGame, offered, "ann", { act: "offer-draw" })).toEqual({ ok: false, rule: kernelRules.offered });
    expect(taken(act(toyGame, offered, "bob", { act: "decline-draw" })).table.offers).toEqual([]);
    const two = taken(act(toyGame, offered, "bob", { act: "accept-draw" }));
    expect(two.outcome).toBeNull();
    const all = taken(act(toyGame, two, "cid", { act: "accept-draw" }));
    expect(all.outcome).toEqual({ kind: "draw", winners: [], drawn: ["ann", "bob", "cid"], rule: "toy.agreed" });
  });

  test("a seat that left need not agree, and its offer is gone", () => {
    const offered = taken(act(toyGame, begin(3), "ann", { act: "offer-draw" }));
    const gone = taken(act(toyGame, offered, "ann", { act: "concede" }));
    expect(gone.table.offers).toEqual([]);
    const both = taken(
      act(toyGame, taken(act(toyGame, gone, "bob", { act: "offer-draw" })), "cid", { act: "accept-draw" }),
    );
    expect(both.outcome?.drawn).toEqual(["bob", "cid"]);
  });

  test("strangers may not act", () =>
    expect(act(toyGame, begin(2), "zoe", { act: "concede" })).toEqual({ ok: false, rule: kernelRules.seat }));
});

describe("states", () => {
  test("a copy shares nothing that changes, and hashes alike", () => {
    const state = begin(4);
    const copy = copyState(toyGame, deepFreeze(state));
    expect(copy).toEqual(state);
    copy.body.discard.push("1");
    copy.table.offers.push("ann");
    expect(hashState(toyGame, copy)).not.toBe(hashState(toyGame, state));
    expect(state.body.discard).toEqual([]);
  });

  test("the hash leaves out ids of questions and the loop rule's count", () => {
    const state = begin(2);
    const copy = copyState(toyGame, state);
    copy.nextQuestion += 5;
    copy.table.loop.answers = 77;
    expect(hashState(toyGame, copy)).toBe(hashState(toyGame, state));
  });
});

/** A light that its only seat switches, and a procedure that runs away if the configuration says so. */
interface Switch extends GameTypes {
  config: "switch" | "steps" | "depth";
  body: { on: boolean; turns: number };
  locals: { play: Record<never, never> };
  result: null;
  question: { readonly kind: "switch" };
  answer: "switch" | "end-turn";
  event: { readonly event: "clicked"; readonly rule: "switch.click" };
  view: null;
}
const { next, call, ask }: ReturnType<typeof movesOf<Switch>> = movesOf<Switch>();
const light = (kind: Switch["config"]): Game<Switch> => {
  const domain = listDomain<Switch["answer"]>("list", ["switch", "end-turn"], () => ({ legal: true, rule: null }));
  const run = (then: string): Next<Switch> => {
    if (kind === "steps") return next("start");
    if (kind === "depth") return call({ procedure: "play", locals: {} }, "start");
    return ask({ kind: "switch" }, ["one"], then);
  };
  return {
    id: "switch",
    rules: "1",
    setup: () => ({ seats: ["one"], body: { on: false, turns: 0 }, first: { procedure: "play", locals: {} } }),
    procedures: new ProcedureTable<Switch>({
      play: {
        steps: {
          start: () => run("clicked"),
          clicked({ body }, _, input) {
            if (input.kind === "answer" && input.answer === "switch") body.on = !body.on;
            else body.turns++;
            return next("start");
          },
        },
      },
    }),
    copyBody: (body) => ({ ...body }),
    domain: () => domain,
    check: (_state, _asked, _seat, given) => domain.check(given),
    parseAnswer: (value) => (value === "switch" || value === "end-turn" ? value : null),
    leave: () => {},
    isIn: () => true,
    drawRule: "switch.draw",
    view: () => null,
    seeEvent: (event) => event,
    redeal: () => {
      throw new Error("nothing is hidden");
    },
    progress: (state) => state.body.turns,
    barrier: () => null,
  };
};

describe("runaways end by rule", () => {
  test("a step budget", () =>
    expect(start(light("steps"), "steps", "x").state.outcome).toEqual({
      kind: "runaway",
      winners: [],
      drawn: [],
      rule: kernelRules.budget,
    }));

  test("a depth", () => {
    const { state } = start(light("depth"), "depth", "x");
    expect(state.outcome?.rule).toBe(kernelRules.depth);
    expect(state.frames.length).toBeLessThan(DEPTH_BUDGET);
  });

  test("a state that comes back without progress, after patience of 128 answers", () => {
    let state = start(light("switch"), "switch", "x").state;
    expect(state.table).toEqual(emptyTable());
    let answers = 0;
    while (state.outcome === null) {
      state = taken(
        answer(light("switch"), state, "one", { question: openQuestion(state)?.id ?? 0, answer: "switch" }),
      );
      answers++;
    }
    // The mark is set at answer 128; the light is the same again two answers later.
    expect(answers).toBe(130);
    expect(state.outcome.rule).toBe(kernelRules.loop);
  });

  test("but not while the game makes progress", () => {
    let state = start(light("switch"), "switch", "x").state;
    for (let i = 1; i <= 1_000; i++) {
      const given = i % 100 === 0 ? "end-turn" : "switch";
      state = taken(answer(light("switch"), state, "one", { question: openQuestion(state)?.id ?? 0, answer: given }));
    }
    expect(state.outcome).toBeNull();
  });
});
