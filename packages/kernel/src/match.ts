import type { Roll, ScriptedResult } from "./chance.ts";
import { chanceFrom, copyChance, draw, shuffle } from "./chance.ts";
import type {
  Call,
  CallFrame,
  Frame,
  Game,
  GameTypes,
  Input,
  MatchState,
  Outcome,
  QuestionFrame,
  Run,
  SeatId,
  TableAct,
} from "./game.ts";
import { copyJson, hashJson } from "./json.ts";
import type { Runnable } from "./procedure-table.ts";
import { cameBack, copyTable, emptyTable, hasLeft, standsStill } from "./table.ts";

/** Steps that one answer may set off before the match ends as a runaway (design rule 12). */
export const STEP_BUDGET = 20_000;
/** Frames that may be unfinished at once. */
export const DEPTH_BUDGET = 1_000;

/** Rules of the kernel itself, cited in its refusals and named outcomes. */
export const kernelRules = {
  late: "table.answer-names-the-question",
  seat: "table.only-asked-seats-answer",
  twice: "table.one-answer-each",
  shape: "table.answer-has-the-shape",
  over: "table.match-is-over",
  budget: "table.step-budget",
  depth: "table.depth-budget",
  left: "table.seat-has-left",
  noOffer: "table.no-draw-offered",
  offered: "table.draw-offered-once",
  loop: "table.state-came-back",
} as const;

/** An answer as it comes in: it names the question it answers. */
export interface Envelope<T extends GameTypes> {
  readonly question: number;
  readonly answer: T["answer"];
}

export interface Refusal {
  readonly ok: false;
  readonly rule: string;
}

export interface Changed<T extends GameTypes> {
  readonly ok: true;
  readonly state: MatchState<T>;
  readonly events: readonly T["event"][];
  readonly rolls: readonly Roll[];
}

export type Outcomes<T extends GameTypes> = Changed<T> | Refusal;

class Working<T extends GameTypes> implements Run<T> {
  readonly state: MatchState<T>;
  readonly body: T["body"];
  readonly events: T["event"][] = [];
  readonly rolls: Roll[] = [];
  /** Steps run so far. */
  steps = 0;

  constructor(state: MatchState<T>) {
    this.state = state;
    this.body = state.body;
  }

  emit(event: T["event"]): void {
    this.events.push(event);
    const { frames } = this.state;
    for (let i = frames.length - 1; i >= 0; i--) {
      const frame = frames[i];
      if (frame === undefined || isQuestion<T>(frame)) continue;
      if (frame.collected !== null) {
        frame.collected.push(event);
        return;
      }
    }
  }

  draw(purpose: string, sides: number): number {
    const roll = draw(this.state.chance, purpose, sides);
    this.rolls.push(roll);
    return roll.result;
  }

  shuffle(purpose: string, list: string[]): void {
    this.rolls.push(...shuffle(this.state.chance, purpose, list));
  }

  end(outcome: Outcome): void {
    this.state.outcome = outcome;
  }
}

function isQuestion<T extends GameTypes>(frame: Frame<T> | undefined): frame is QuestionFrame<T> {
  return frame !== undefined && frame.procedure === "question";
}

/** The open question, or null if the match is over. */
export function openQuestion<T extends GameTypes>(state: MatchState<T>): QuestionFrame<T> | null {
  const top = state.frames[state.frames.length - 1];
  return isQuestion<T>(top) ? top : null;
}

/** Seats that still owe an answer to the open question. */
export function seatsAsked<T extends GameTypes>(state: MatchState<T>): readonly SeatId[] {
  const asked = openQuestion(state);
  if (asked === null) return [];
  // A question to one seat is open until that one has answered.
  if (asked.seats.length === 1 && state.table.left.length === 0) return asked.seats;
  return asked.seats.filter((seat, i) => asked.answers[i] === null && !hasLeft(state, seat));
}

/** Makes the call itself the frame: a step has just made it for this, and a copy would cost more than the call. */
function frameOf<T extends GameTypes>(call: Call<T>, { collects }: Runnable<T>): CallFrame<T> {
  call.step = "start";
  call.collected = collects ? [] : null;
  if (!hasBegun(call)) throw new Error(`${call.procedure} has not begun`);
  return call;
}

function hasBegun<T extends GameTypes>(call: Call<T>): call is CallFrame<T> {
  return call.step !== undefined && call.collected !== undefined;
}

function allLeft<T extends GameTypes>(state: MatchState<T>, seats: readonly SeatId[]): boolean {
  if (state.table.left.length === 0) return seats.length === 0;
  return seats.every((seat) => hasLeft(state, seat));
}

const none = { kind: "none" } as const;

function topFrame<T extends GameTypes>({ frames }: MatchState<T>): CallFrame<T> {
  const frame = frames[frames.length - 1];
  if (frame === undefined || isQuestion<T>(frame)) throw new Error("the last frame returned without an outcome");
  return frame;
}

/** Runs steps of the topmost frame until a question is open or the match is over. */
function proceed<T extends GameTypes>(game: Game<T>, run: Working<T>, first: Input<T>): void {
  const { state } = run;
  const { frames } = state;
  const { procedures } = game;
  let input = first;
  let frame = topFrame(state);
  let procedure = procedures.get(frame.procedure);
  while (state.outcome === null) {
    if (++run.steps > STEP_BUDGET) {
      state.outcome = runaway(kernelRules.budget);
      break;
    }
    const step = procedure.steps.get(frame.step);
    if (step === undefined) throw new Error(`${frame.procedure} has no step "${frame.step}"`);
    const next = step(run, frame.locals, input);
    if (state.outcome !== null) break;
    input = none;
    switch (next.kind) {
      case "next":
        frame.step = next.step;
        break;
      case "call":
        frame.step = next.then;
        procedure = procedures.get(next.call.procedure);
        frame = frameOf(next.call, procedure);
        frames.push(frame);
        if (frames.length > DEPTH_BUDGET) state.outcome = runaway(kernelRules.depth);
        break;
      case "ask": {
        frame.step = next.then;
        const { question, seats } = next;
        const answers = seats.length === 1 ? [null] : seats.map(() => null);
        const asked: QuestionFrame<T> = { procedure: "question", id: state.nextQuestion++, question, seats, answers };
        if (!allLeft(state, seats)) {
          frames.push(asked);
          return;
        }
        input = settled(asked);
        break;
      }
      case "done":
        frames.pop();
        frame = topFrame(state);
        procedure = procedures.get(frame.procedure);
        input = { kind: "result", result: next.result };
        break;
      default:
        throw new Error(`unknown move of a step: ${JSON.stringify(next satisfies never)}`);
    }
  }
  frames.length = 0;
}

function runaway(rule: string): Outcome {
  return { kind: "runaway", winners: [], drawn: [], rule };
}

/** Begins a match: sets it up and runs it to its first question. */
export function start<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  seed: string,
  script: readonly ScriptedResult[] | null = null,
): Changed<T> {
  const { seats, body, first } = game.setup(config);
  const state: MatchState<T> = {
    game: game.id,
    rules: game.rules,
    seats,
    body,
    frames: [frameOf(first, game.procedures.get(first.procedure))],
    chance: chanceFrom(seed, script),
    nextQuestion: 1,
    outcome: null,
    table: emptyTable(),
  };
  const run = new Working<T>(state);
  proceed(game, run, none);
  return { ok: true, state, events: run.events, rolls: run.rolls };
}

/** Questions, answers and events never change once they are there: copies share them. */
function copyFrame<T extends GameTypes>(frame: Frame<T>): Frame<T> {
  if (isQuestion<T>(frame)) return { ...frame, answers: frame.answers.slice() };
  const collected = frame.collected === null ? null : frame.collected.slice();
  return { ...frame, locals: copyJson(frame.locals), collected };
}

/** An independent copy of a match state. */
export function copyState<T extends GameTypes>(game: Game<T>, state: MatchState<T>): MatchState<T> {
  const frames: Frame<T>[] = [];
  for (const frame of state.frames) frames.push(copyFrame<T>(frame));
  return {
    game: state.game,
    rules: state.rules,
    seats: state.seats,
    body: game.copyBody(state.body),
    frames,
    chance: copyChance(state.chance),
    nextQuestion: state.nextQuestion,
    outcome: state.outcome,
    table: copyTable(state.table),
  };
}

/** The body without the game's constants: what hashes and snapshots need of it. */
export function changingBody<T extends GameTypes>(game: Game<T>, body: T["body"]): unknown {
  const { constants } = game;
  if (constants === undefined || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !constants.includes(name)));
}

/** Hash of everything but ids of questions and constants: two states that play alike hash alike. */
export function hashState<T extends GameTypes>(game: Game<T>, state: MatchState<T>): string {
  const frames = state.frames.map((frame) => (isQuestion<T>(frame) ? { ...frame, id: 0 } : frame));
  const { offers, left } = state.table;
  const body = changingBody(game, state.body);
  return hashJson({ body, frames, chance: state.chance.streams, outcome: state.outcome, offers, left });
}

function refuse(rule: string): Refusal {
  return { ok: false, rule };
}

/** Why an answer cannot be taken, or null if it can. Changes nothing. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  envelope: Envelope<T>,
): Refusal | null {
  if (state.outcome !== null) return refuse(kernelRules.over);
  const asked = openQuestion(state);
  if (asked === null || asked.id !== envelope.question) return refuse(kernelRules.late);
  const place = asked.seats.indexOf(seat);
  if (place < 0) return refuse(kernelRules.seat);
  if (asked.answers[place] !== null) return refuse(kernelRules.twice);
  const verdict = game.check(state, asked, seat, envelope.answer);
  return verdict.legal ? null : refuse(verdict.rule);
}

/** What the asking step receives when nobody is waited for any more. */
function settled<T extends GameTypes>(asked: QuestionFrame<T>): Input<T> {
  const [seat] = asked.seats;
  const [answer] = asked.answers;
  if (asked.seats.length !== 1 || seat === undefined)
    return { kind: "answers", seats: asked.seats, answers: asked.answers };
  return answer === null || answer === undefined ? { kind: "left", seat } : { kind: "answer", seat, answer };
}

/** Goes on once every seat that is still there has answered; otherwise the question stays open. */
function settle<T extends GameTypes>(game: Game<T>, run: Working<T>, asked: QuestionFrame<T>): void {
  const { seats, answers } = asked;
  for (let i = 0; i < seats.length; i++) if (answers[i] === null && !hasLeft(run.state, seats[i] ?? "")) return;
  run.state.frames.pop();
  proceed(game, run, settled(asked));
}

/** Takes an answer that was found legal, in place. */
function take<T extends GameTypes>(game: Game<T>, state: MatchState<T>, seat: SeatId, given: T["answer"]): Outcomes<T> {
  const run = new Working<T>(state);
  const asked = openQuestion(state);
  if (asked === null) return refuse(kernelRules.over);
  asked.answers[asked.seats.indexOf(seat)] = given;
  settle(game, run, asked);
  const { loop } = state.table;
  if (state.outcome === null && standsStill(loop, game.progress(state)) && cameBack(loop, hashState(game, state))) {
    state.outcome = runaway(kernelRules.loop);
    state.frames.length = 0;
  }
  return { ok: true, state, events: run.events, rolls: run.rolls };
}

/**
 * Answers the open question, changing `state` itself. For search, replay and benchmarks only;
 * after a throw the state is of no more use.
 */
export function answerInPlace<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  envelope: Envelope<T>,
): Outcomes<T> {
  return refusalOf(game, state, seat, envelope) ?? take(game, state, seat, envelope.answer);
}

/**
 * Answers the open question with what this very question's domain has given, changing `state` itself. Domains give legal
 * answers alone (the harness `domains` sees to that), so that nothing is checked twice. For random play and search only.
 */
export function takeInPlace<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  given: T["answer"],
): Outcomes<T> {
  return take(game, state, seat, given);
}

/** Answers the open question on a copy; the argument stays as it was, whatever happens. */
export function answer<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  envelope: Envelope<T>,
): Outcomes<T> {
  return refusalOf(game, state, seat, envelope) ?? take(game, copyState(game, state), seat, envelope.answer);
}

/** Whether nobody is waited for any more: all have answered or left, or what they were asked about has gone with who left. */
function lapses<T extends GameTypes>(game: Game<T>, state: MatchState<T>, asked: QuestionFrame<T>): boolean {
  return seatsAsked(state).every((seat) => game.domain(state, asked, seat).first() === null);
}

/** A seat leaves: the game takes it out, and its own question is settled without an answer. */
function concede<T extends GameTypes>(game: Game<T>, run: Working<T>, seat: SeatId): void {
  const { state } = run;
  game.leave(run, seat);
  state.table.left = state.seats.filter((one) => one === seat || hasLeft(state, one) || !game.isIn(state, one));
  state.table.offers = state.table.offers.filter((one) => !hasLeft(state, one));
  const asked = openQuestion(state);
  if (state.outcome !== null) state.frames.length = 0;
  else if (asked !== null && lapses(game, state, asked)) {
    state.frames.pop();
    proceed(game, run, settled(asked));
  }
}

function agreeIfAll<T extends GameTypes>(game: Game<T>, state: MatchState<T>): void {
  const drawn = state.seats.filter((seat) => game.isIn(state, seat));
  if (!drawn.every((seat) => state.table.offers.includes(seat))) return;
  state.outcome = { kind: "draw", winners: [], drawn, rule: game.drawRule };
  state.frames.length = 0;
}

/** Why an act at the table cannot be taken, or null if it can. Changes nothing. */
export function refusalOfAct<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  what: TableAct,
): Refusal | null {
  const { offers } = state.table;
  if (state.outcome !== null) return refuse(kernelRules.over);
  if (!state.seats.includes(seat)) return refuse(kernelRules.seat);
  if (!game.isIn(state, seat)) return refuse(kernelRules.left);
  if (what.act === "concede") return null;
  if (what.act === "decline-draw") return offers.length === 0 ? refuse(kernelRules.noOffer) : null;
  if (what.act === "accept-draw" && offers.length === 0) return refuse(kernelRules.noOffer);
  return offers.includes(seat) ? refuse(kernelRules.offered) : null;
}

/**
 * An act at the table, legal at any time, whoever is asked; the argument stays as it was.
 * Conceding settles the seat's own open question, so that nothing waits for somebody who has left, and one that the others
 * cannot answer any more, because what it was about has gone with the seat.
 * A draw needs the offer or the acceptance of every seat still in; one refusal ends all offers, and
 * the seat that offered withdraws in the same way.
 */
export function act<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  what: TableAct,
): Outcomes<T> {
  const refusal = refusalOfAct(game, state, seat, what);
  if (refusal !== null) return refusal;
  const copy = copyState(game, state);
  const run = new Working<T>(copy);
  if (what.act === "concede") concede(game, run, seat);
  else if (what.act === "decline-draw") copy.table.offers = [];
  else {
    copy.table.offers.push(seat);
    agreeIfAll(game, copy);
  }
  return { ok: true, state: copy, events: run.events, rolls: run.rolls };
}

/**
 * Runs a state that was put together by hand to its next question, on a copy: the topmost frame goes
 * on at its step, and a question that is open stays so while somebody is there to answer it. For positions out of
 * scenario files.
 */
export function resume<T extends GameTypes>(game: Game<T>, state: MatchState<T>): Changed<T> {
  const copy = copyState(game, state);
  const run = new Working<T>(copy);
  const asked = openQuestion(copy);
  if (asked !== null) settle(game, run, asked);
  else if (copy.outcome === null) proceed(game, run, none);
  return { ok: true, state: copy, events: run.events, rolls: run.rolls };
}
