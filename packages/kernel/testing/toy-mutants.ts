/**
 * The toy game with one fault each, as they creep into real games. `toy-mutants.test.ts` proves that the
 * right harness notices every one of them: a harness that cannot fail proves nothing.
 */
import { type Game, ProcedureTable } from "../src/index.ts";
import type { Toy } from "./toy-game.ts";
import { procedures, seatOf, toyGame } from "./toy-game.ts";

const { game, round, turn, respond } = procedures;

/** A view that shows the next card of the deck in place of its size. */
export const showsTheDeck: Game<Toy> = {
  ...toyGame,
  view: (state, viewer) => ({ ...toyGame.view(state, viewer), deck: Number(state.body.deck.at(-1) ?? 0) }),
};

/** A view without the deck's order, in which discards lie in an order that tells who holds a six. */
export const sortsByTheHidden: Game<Toy> = {
  ...toyGame,
  view(state, viewer) {
    const view = toyGame.view(state, viewer);
    const sixes = state.body.seats.some((seat) => seat.id !== viewer && seat.hand.includes("6"));
    return sixes ? { ...view, discard: view.discard.toReversed() } : view;
  },
};

/** An event that hides a card's name and shows its number. */
export const leaksByNumber: Game<Toy> = {
  ...toyGame,
  seeEvent(event, viewer, state) {
    const face = toyGame.seeEvent(event, viewer, state);
    return face === null ? null : { ...face, number: event.event === "drew" ? Number(event.card) : face.number };
  },
};

/** A window that opens only for seats that hold an answer: the pause tells the others. */
export const asksOnlyHolders: Game<Toy> = {
  ...toyGame,
  procedures: new ProcedureTable<Toy>({
    ...procedures,
    respond: {
      steps: {
        ...respond.steps,
        start(run, locals, input) {
          const holds = (id: string): boolean =>
            seatOf(run.body, id).hand.some((card) => card > locals.card || card === "6");
          while (locals.waiting[0] !== undefined && !holds(locals.waiting[0])) locals.waiting.shift();
          return respond.steps.start(run, locals, input);
        },
      },
    },
  }),
};

/** A refusal that depends on another seat's hand. */
export const refusesByTheHidden: Game<Toy> = {
  ...toyGame,
  check(state, asked, seat, answer) {
    const verdict = toyGame.check(state, asked, seat, answer);
    const others = state.body.seats.filter((one) => one.id !== seat).some((one) => one.hand.includes("6"));
    return verdict.legal || !others ? verdict : { legal: false, rule: "toy.somebody-holds-a-six" };
  },
};

/** A turn that must play a card, even with an empty hand. */
export const deadEnd: Game<Toy> = {
  ...toyGame,
  check(state, asked, seat, answer) {
    return answer.do === "rest" ? { legal: false, rule: "toy.must-play" } : toyGame.check(state, asked, seat, answer);
  },
  domain(state, asked, seat) {
    const domain = toyGame.domain(state, asked, seat);
    const options = (domain.enumerate() ?? []).filter((answer) => answer.do !== "rest");
    return { ...domain, enumerate: () => options, sample: (pick) => options[pick(options.length || 1)] ?? null };
  },
};

/** A domain that offers what the check refuses. */
export const offersTooMuch: Game<Toy> = {
  ...toyGame,
  check(state, asked, seat, answer) {
    if (answer.do === "wager" && answer.card === "6") return { legal: false, rule: "toy.no-sixes" };
    return toyGame.check(state, asked, seat, answer);
  },
};

/** `open` says that there is a choice where there is none. */
export const alwaysOpen: Game<Toy> = {
  ...toyGame,
  domain: (state, asked, seat) => ({ ...toyGame.domain(state, asked, seat), open: () => true }),
};

/** Snuffing takes the card out of the hand and puts it nowhere. */
export const forgetsACard: Game<Toy> = {
  ...toyGame,
  procedures: new ProcedureTable<Toy>({
    ...procedures,
    respond: {
      steps: {
        ...respond.steps,
        chosen(run, locals, input) {
          const next = respond.steps.chosen?.(run, locals, input);
          if (input.kind === "answer" && input.answer.do === "snuff") run.body.discard.pop();
          return next ?? { kind: "done", result: false };
        },
      },
    },
  }),
};

/** A copy that shares the discard pile with its original. */
export const changesItsArgument: Game<Toy> = {
  ...toyGame,
  copyBody: (body) => ({ ...toyGame.copyBody(body), discard: body.discard }),
};

/** Looking at the table sorts the hand in the state itself. */
export const changesByLooking: Game<Toy> = {
  ...toyGame,
  view(state, viewer) {
    for (const seat of state.body.seats) seat.hand.sort();
    return toyGame.view(state, viewer);
  },
};

/** Something that the next step needs lies beside the state. A function, since it must begin afresh. */
export function remembersBesideTheState(): Game<Toy> {
  const seen = new WeakSet<object>();
  return {
    ...toyGame,
    copyBody(body) {
      const copy = toyGame.copyBody(body);
      seen.add(copy);
      return copy;
    },
    procedures: new ProcedureTable<Toy>({
      ...procedures,
      turn: {
        collects: true,
        steps: {
          ...turn.steps,
          start(run, locals, input) {
            if (seen.has(run.body)) run.body.round += 0;
            else run.emit({ event: "rested", rule: "toy.rest", seat: locals.seat, card: null, number: 1 });
            return turn.steps.start(run, locals, input);
          },
        },
      },
    }),
  };
}

/** Turns are counted in a variable of the module instead of the body. */
export function countsBesideTheState(): Game<Toy> {
  let turns = 0;
  return {
    ...toyGame,
    procedures: new ProcedureTable<Toy>({
      ...procedures,
      turn: {
        collects: true,
        steps: {
          ...turn.steps,
          start(run, locals, input) {
            turns++;
            if (turns % 5 === 0) seatOf(run.body, locals.seat).hand.reverse();
            return turn.steps.start(run, locals, input);
          },
        },
      },
    }),
  };
}

/** A number that is none. */
export const writesNaN: Game<Toy> = {
  ...toyGame,
  procedures: new ProcedureTable<Toy>({
    ...procedures,
    round: {
      steps: {
        ...round.steps,
        start(run, locals, input) {
          for (const seat of run.body.seats) if (seat.points === 3) seat.points = Number.NaN;
          return round.steps.start(run, locals, input);
        },
      },
    },
  }),
};

/** Who leaves is forgotten to be taken out. */
export const ignoresLeavers: Game<Toy> = {
  ...toyGame,
  leave(run, seat) {
    run.emit({ event: "left", rule: "toy.leaving", seat, card: null, number: 0 });
  },
};

/** Who has left gets turns all the same, and the turn is tried again until it is answered. */
export const waitsForLeavers: Game<Toy> = {
  ...toyGame,
  procedures: new ProcedureTable<Toy>({
    ...procedures,
    turn: {
      collects: true,
      steps: {
        ...turn.steps,
        chosen(run, locals, input) {
          if (input.kind === "left") return { kind: "next", step: "start" };
          return turn.steps.chosen?.(run, locals, input) ?? { kind: "done", result: false };
        },
      },
    },
  }),
};

/** A state built from a view that forgets what the turn was doing. */
export const redealsWithoutLocals: Game<Toy> = {
  ...toyGame,
  redeal(view, seed) {
    const state = toyGame.redeal(view, seed);
    for (const frame of state.frames) if (frame.procedure === "turn") frame.locals.card = "1";
    return state;
  },
};

/** A game that never comes to an end. */
export const neverEnds: Game<Toy> = {
  ...toyGame,
  procedures: new ProcedureTable<Toy>({
    ...procedures,
    game: {
      steps: {
        ...game.steps,
        rounds(run) {
          run.body.round++;
          for (const seat of run.body.seats) seat.points = 0;
          return { kind: "call", call: { procedure: "round", locals: { place: 0 } }, then: "rounds" };
        },
      },
    },
  }),
};

/** A step that breaks at a rare moment. */
export const crashes: Game<Toy> = {
  ...toyGame,
  progress(state) {
    if (state.body.discard.length === 9) throw new Error("nine cards");
    return toyGame.progress(state);
  },
};
