import type { Frame, Viewer } from "@undercroft/kernel";
import { copyJson } from "@undercroft/kernel";
import { copyBody } from "../copy.ts";
import type { Asked, Dc, State } from "../procedures.ts";
import { topAction } from "../stack/pile.ts";
import { windowRule } from "../stack/window.ts";
import type { Body, SeatState } from "../state.ts";
import { turnRule } from "../turn/activate.ts";
import { seeEvent } from "./events.ts";
import type { DcView, FrameFace, PublicBody, SeatView } from "./view.ts";

function seatView(seat: SeatState, viewer: Viewer): SeatView {
  const { orderHand, creatureHand, orderDeck, creatureDeck, ...open } = seat;
  const own = seat.id === viewer;
  return {
    ...open,
    orderHand: own ? orderHand : null,
    creatureHand: own ? creatureHand : null,
    counts: {
      orderHand: orderHand.length,
      creatureHand: creatureHand.length,
      orderDeck: orderDeck.length,
      creatureDeck: creatureDeck.length,
    },
    hiddenOrders: [...orderDeck, ...(own ? [] : orderHand)].sort(),
    hiddenCreatures: [...creatureDeck, ...(own ? [] : creatureHand)].sort(),
  };
}

function publicBody(body: Body, viewer: Viewer): PublicBody {
  const { seats, spareChests, ...open } = copyBody(body);
  const values = [...spareChests, ...body.chests.map((chest) => chest.value ?? 0)];
  return {
    ...open,
    seats: seats.map((seat) => seatView(seat, viewer)),
    chests: body.chests.map(({ at }) => ({ at, value: null })),
    spareChests: spareChests.length,
    chestPool: values.sort((a, b) => a - b),
  };
}

/** The seat whose declaration nobody else may know of yet, or null; once the action is on the stack it is public. */
function declarer(state: State, frame: Frame<Dc>): string | null {
  if (frame.procedure !== "declare" || frame.step === "end") return null;
  return state.body.seats[frame.locals.seat]?.id ?? null;
}

/** The question that a seat was asked before it began to declare: what others go on seeing. */
function stillDeciding(state: State, below: Frame<Dc> | undefined, seat: string): Asked {
  return {
    procedure: "question",
    id: 0,
    question:
      below?.procedure === "window"
        ? { kind: "respond", rule: windowRule(topAction(state), below.locals.passed) }
        : { kind: "turn", rule: turnRule(below?.procedure === "activation" ? below.locals : null) },
    seats: [seat],
    answers: [null],
  };
}

function questionFace(frame: Asked, viewer: Viewer): FrameFace {
  if (viewer !== null && frame.seats.includes(viewer)) return { face: "question", frame: sealed(frame, viewer) };
  const { question } = frame;
  if (question.kind === "choose" && question.hidden !== null) {
    const { from, ...rest } = question;
    void from;
    return { face: "secret", seats: frame.seats, question: rest, list: question.hidden };
  }
  return { face: "question", frame: { ...sealed(frame, viewer), id: 0 } };
}

/** Answers of others to a joint question stay sealed until all are in. */
function sealed(frame: Asked, viewer: Viewer): Asked {
  return { ...frame, answers: frame.answers.map((answer, i) => (frame.seats[i] === viewer ? answer : null)) };
}

type Running = Exclude<Frame<Dc>, { procedure: "question" }>;

/** Takes away what others must not see of the events that still wait to trigger something. */
function withSeenEvents(frame: Running, state: State, viewer: Viewer): Running {
  if (frame.collected === null || frame.collected.length === 0) return frame;
  return { ...frame, collected: frame.collected.flatMap((event) => seeEvent(event, viewer, state) ?? []) };
}

/** Takes away what only the player of an effect knows. */
function openFace(whole: Running, state: State, viewer: Viewer): FrameFace {
  const frame = withSeenEvents(whole, state, viewer);
  if (frame.procedure !== "effect") return { face: "open", frame };
  const { env } = frame.locals;
  if (env.secret.length === 0 || state.body.seats[env.seat]?.id === viewer) return { face: "open", frame };
  const names = Object.fromEntries(Object.entries(env.names).filter(([name]) => !env.secret.includes(name)));
  return { face: "open", frame: { ...frame, locals: { ...frame.locals, env: { ...env, names } } } };
}

function faces(state: State, viewer: Viewer): readonly FrameFace[] {
  const list: FrameFace[] = [];
  for (const [i, frame] of state.frames.entries()) {
    const seat = declarer(state, frame);
    if (seat !== null && seat !== viewer) {
      const below = list.pop();
      const beneath = state.frames[i - 1];
      if (below?.face === "open") list.push({ face: "open", frame: { ...below.frame, step: "answered" } });
      list.push({ face: "question", frame: stillDeciding(state, beneath, seat) });
      return list;
    }
    list.push(frame.procedure === "question" ? questionFace(frame, viewer) : openFace(frame, state, viewer));
  }
  return list;
}

/**
 * What a viewer may know of a match, and nothing else: the game's whitelist (design rule 8). The
 * streams of chance, the order of decks, others' hands and the values of chests are not in it.
 */
export function viewOf(state: State, viewer: Viewer): DcView {
  return {
    viewer,
    game: state.game,
    rules: state.rules,
    body: publicBody(state.body, viewer),
    frames: copyJson(faces(state, viewer)),
    table: { offers: [...state.table.offers], left: [...state.table.left] },
    outcome: state.outcome,
    hiddenBy: "dc.ruling.hidden-information",
  };
}
