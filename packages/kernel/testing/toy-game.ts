/**
 * Lanterns, the worked example of docs/GAME-AUTHOR.md: a whole small game on the kernel.
 *
 * Two to four seats hold hidden hands of cards "1" to "6", four of each, and draw from a hidden deck.
 * On its turn a seat plays a card or rests (draws one). Each other seat in its turn may snuff the
 * card with a higher one; a six snuffs anything. A card that is not snuffed is lit: a die is rolled,
 * and card and die together score a point from six on. Whenever somebody scores, the poorest seat
 * draws a card. After a round all seats wager sealed: the only highest card takes two points. Five
 * points win, or the most when deck and hands are used up.
 */
import * as kernel from "../src/index.ts";

// --- What the game tells the type system. Everything is plain JSON. -------------------------------
export type Card = "1" | "2" | "3" | "4" | "5" | "6";
type Seat = { readonly id: kernel.SeatId; hand: Card[]; points: number; in: boolean };
type Body = { seats: Seat[]; deck: Card[]; discard: Card[]; round: number };
/** Locals of each procedure: all set at the call, null where not yet known. */
export type Locals = {
  game: Record<never, never>;
  round: { place: number };
  turn: { seat: kernel.SeatId; card: Card | null };
  respond: { card: Card; waiting: kernel.SeatId[] };
};
export type Answer = { do: "play" | "snuff" | "wager"; card: Card } | { do: "rest" | "pass" };
/** Every event cites a rule. `card` is null where there is none, or where the viewer may not know it. */
export type Event = { event: EventName; rule: string; seat: kernel.SeatId; card: Card | null; number: number };
type EventName = "played" | "snuffed" | "wagered" | "drew" | "rolled" | "scored" | "rested" | "left";
export type View = {
  viewer: kernel.Viewer;
  hand: readonly Card[];
  seats: readonly { id: kernel.SeatId; cards: number; points: number; in: boolean }[];
  deck: number;
  discard: readonly Card[];
  round: number;
  frames: State["frames"];
  /** Seats whose sealed answer lies on the table. */
  sealed: readonly kernel.SeatId[];
  rest: Pick<State, "nextQuestion" | "outcome" | "table">;
};
export interface Toy {
  config: { seats: number };
  body: Body;
  locals: Locals;
  result: boolean;
  question: { kind: "turn" | "wager" } | { kind: "respond"; card: Card };
  answer: Answer;
  event: Event;
  view: View;
  faces: null;
}
export type State = kernel.MatchState<Toy>;
type Run = kernel.Run<Toy>;
type Steps<P extends keyof Locals> = kernel.Procedure<Toy, Locals[P]>["steps"];
const { next, call, ask, done }: kernel.Moves<Toy> = kernel.movesOf<Toy>();

export const CARDS: readonly Card[] = ["1", "2", "3", "4", "5", "6"];
const wholeDeck = (): Card[] => CARDS.flatMap((card) => [card, card, card, card]);
const [TARGET, LAST_ROUND] = [5, 30];

// --- Small words of the rules ---------------------------------------------------------------------
export function seatOf(body: Body, id: kernel.SeatId): Seat {
  const seat = body.seats.find((one) => one.id === id);
  if (seat === undefined) throw new Error(`no seat ${id}`);
  return seat;
}
const seatsIn = (body: Body): Seat[] => body.seats.filter((seat) => seat.in);
const without = (hand: readonly Card[], card: Card): Card[] => hand.toSpliced(hand.indexOf(card), 1);

function tell(run: Run, event: EventName, rule: string, seat: kernel.SeatId, card: Card | null, number = 0): void {
  run.emit({ event, rule, seat, card, number });
}
/** Every kind of change has one procedure: this is how any card leaves a hand. */
function discard(run: Run, id: kernel.SeatId, card: Card): void {
  seatOf(run.body, id).hand = without(seatOf(run.body, id).hand, card);
  run.body.discard.push(card);
}
function drawCard(run: Run, id: kernel.SeatId): void {
  const card = run.body.deck.pop();
  if (card === undefined) return;
  seatOf(run.body, id).hand.push(card);
  tell(run, "drew", "toy.drawing", id, card);
}
function score(run: Run, id: kernel.SeatId, number: number): void {
  seatOf(run.body, id).points += number;
  tell(run, "scored", "toy.scoring", id, null, number);
}
function endWith(run: Run, rule: string): void {
  const most = Math.max(...seatsIn(run.body).map((seat) => seat.points));
  const best = seatsIn(run.body).flatMap((seat) => (seat.points === most ? [seat.id] : []));
  if (best.length === 1) run.end({ kind: "won", winners: best, drawn: [], rule });
  else run.end({ kind: "draw", winners: [], drawn: best, rule });
}
function endAtTarget(run: Run): void {
  if (seatsIn(run.body).some((seat) => seat.points >= TARGET)) endWith(run, "toy.target");
}

// --- Procedures: named steps; a step returns next, call, ask or done -------------------------------
const game: Steps<"game"> = {
  start(run) {
    run.shuffle("deck", run.body.deck); // chance only ever comes from the run, with a purpose
    for (const seat of run.body.seats) for (let i = 0; i < 3; i++) drawCard(run, seat.id);
    return next("rounds");
  },
  rounds(run) {
    run.body.round++;
    const spent = run.body.deck.length === 0 && seatsIn(run.body).every((seat) => seat.hand.length === 0);
    if (spent || run.body.round > LAST_ROUND) endWith(run, "toy.spent");
    return call({ procedure: "round", locals: { place: 0 } }, "rounds");
  },
};

const round: Steps<"round"> = {
  start(run, locals) {
    const seat = run.body.seats[locals.place++];
    const all = seatsIn(run.body).map((one) => one.id);
    if (seat === undefined) return ask({ kind: "wager" }, all, "wager");
    return seat.in ? call({ procedure: "turn", locals: { seat: seat.id, card: null } }, "start") : next("start");
  },
  /** A joint question arrives with all its answers at once; one seat alone gets its own. */
  wager(run, _, input) {
    if (input.kind !== "answers") return done(false);
    const bids = input.seats.flatMap((seat, i) => {
      const answer = input.answers[i] ?? null; // null: the seat has left
      return answer?.do === "wager" && seatOf(run.body, seat).in ? [{ seat, card: answer.card }] : [];
    });
    for (const { seat, card } of bids) {
      discard(run, seat, card);
      tell(run, "wagered", "toy.wager", seat, card);
    }
    const high = bids.reduce((most, bid) => Math.max(most, Number(bid.card)), 0);
    const [best, ...rivals] = bids.filter((bid) => Number(bid.card) === high);
    if (best !== undefined && rivals.length === 0) score(run, best.seat, 2);
    endAtTarget(run);
    return done(true);
  },
};

const turn: Steps<"turn"> = {
  start: (_, locals) => ask({ kind: "turn" }, [locals.seat], "chosen"),
  chosen(run, locals, input) {
    if (input.kind !== "answer") return done(false); // the seat has left
    if (input.answer.do !== "play") {
      tell(run, "rested", "toy.rest", locals.seat, null);
      drawCard(run, locals.seat);
      return done(false);
    }
    const { card } = input.answer;
    locals.card = card;
    discard(run, locals.seat, card);
    tell(run, "played", "toy.play", locals.seat, card);
    // The window opens for everybody, whether or not they hold a card to answer with.
    const waiting = seatsIn(run.body).flatMap((seat) => (seat.id === locals.seat ? [] : [seat.id]));
    return call({ procedure: "respond", locals: { card, waiting } }, "answered");
  },
  answered(run, locals, input) {
    const snuffed = input.kind === "result" && input.result;
    if (snuffed || !seatOf(run.body, locals.seat).in) return next("lit");
    const number = run.draw("lantern die", 6) + 1;
    tell(run, "rolled", "toy.die", locals.seat, null, number);
    if (Number(locals.card) + number >= 6) score(run, locals.seat, 1);
    return next("lit");
  },
  /** The turn collects what was announced above it; here a trigger of the rules looks at that. */
  lit(run) {
    const scored = kernel.takeCollected(run).filter((event) => event.event === "scored");
    const [poorest] = seatsIn(run.body).toSorted((a, b) => a.points - b.points);
    if (scored.length > 0 && poorest !== undefined) drawCard(run, poorest.id);
    endAtTarget(run);
    return done(true);
  },
};

const respond: Steps<"respond"> = {
  start(run, locals) {
    const seat = locals.waiting.shift();
    if (seat === undefined) return done(false); // nobody snuffed it
    return seatOf(run.body, seat).in ? ask({ kind: "respond", card: locals.card }, [seat], "chosen") : next("start");
  },
  chosen(run, _, input) {
    if (input.kind !== "answer" || input.answer.do !== "snuff") return next("start");
    discard(run, input.seat, input.answer.card);
    tell(run, "snuffed", "toy.snuff", input.seat, input.answer.card);
    return done(true);
  },
};

const others = { game: { steps: game }, round: { steps: round }, respond: { steps: respond } };
/** A turn receives the events of what it calls. */
export const procedures: kernel.Procedures<Toy> = { ...others, turn: { collects: true, steps: turn } };

// --- Legality, written once ------------------------------------------------------------------------
const verbs = { turn: ["play", "rest"], respond: ["snuff", "pass"], wager: ["wager", "pass"] } as const;

const check: kernel.Game<Toy>["check"] = (state, { question }, seat, answer) => {
  const claims = new kernel.Claims();
  if (!verbs[question.kind].some((verb) => verb === answer.do)) claims.forbid("toy.answers-the-question", 9);
  if ("card" in answer && !seatOf(state.body, seat).hand.includes(answer.card)) claims.forbid("toy.from-the-hand", 2);
  if (answer.do === "snuff" && question.kind === "respond") {
    if (answer.card <= question.card) claims.forbid("toy.snuff-higher");
    if (answer.card === "6") claims.permit("toy.six-snuffs-all", 1, ["toy.snuff-higher"]);
  }
  return kernel.specificFirst(claims.list);
};

const domain: kernel.Game<Toy>["domain"] = (state, asked, seat) => {
  const [verb, idle] = verbs[asked.question.kind];
  const all: Answer[] = [...CARDS.map((card) => ({ do: verb, card })), { do: idle }];
  const legal = (answer: Answer): kernel.Verdict => check(state, asked, seat, answer);
  const options = all.filter((answer) => legal(answer).legal);
  return kernel.listDomain("list", options, legal);
};

function parseAnswer(value: unknown): Answer | null {
  if (typeof value !== "object" || value === null || !("do" in value)) return null;
  const verb = value.do;
  if (verb === "rest" || verb === "pass") return { do: verb };
  const card = CARDS.find((one) => "card" in value && value.card === one);
  return card !== undefined && (verb === "play" || verb === "snuff" || verb === "wager") ? { do: verb, card } : null;
}

// --- Visibility: a whitelist, and a state rebuilt from it ------------------------------------------
function seeEvent(event: Event, viewer: kernel.Viewer): Event {
  return event.event === "drew" && event.seat !== viewer ? { ...event, card: null } : event;
}
/** The face of a frame: everything but the sealed answers of others and what others drew. */
function face(frame: kernel.Frame<Toy>, viewer: kernel.Viewer): kernel.Frame<Toy> {
  if (frame.procedure !== "question")
    return { ...frame, collected: frame.collected?.map((event) => seeEvent(event, viewer)) ?? null };
  return { ...frame, answers: frame.answers.map((answer, i) => (frame.seats[i] === viewer ? answer : null)) };
}
function view(state: State, viewer: kernel.Viewer): View {
  const { body, frames, nextQuestion, outcome, table } = state;
  const asked = kernel.openQuestion(state);
  return {
    viewer,
    hand: viewer === null ? [] : seatOf(body, viewer).hand,
    seats: body.seats.map(({ hand, ...seat }) => ({ ...seat, cards: hand.length })),
    deck: body.deck.length,
    discard: body.discard,
    round: body.round,
    frames: frames.map((frame) => face(frame, viewer)),
    sealed: asked === null ? [] : asked.seats.filter((_, i) => asked.answers[i] !== null),
    rest: { nextQuestion, outcome, table },
  };
}
/** Deals what the view hides anew: the unseen cards go to the other hands and the deck. */
function redeal(seen: View, seed: string): State {
  const { viewer, hand, seats, deck, discard: pile, round: number, frames, sealed, rest } = kernel.copyJson(seen);
  const unseen = [...hand, ...pile].reduce(without, wholeDeck());
  const chance = kernel.chanceFrom(seed);
  const take = (): Card[] => unseen.splice(kernel.draw(chance, "redeal", unseen.length).result, 1);
  const deal = (cards: number): Card[] => Array.from({ length: cards }, take).flat();
  const body: Body = {
    seats: seats.map(({ cards, ...seat }) => ({ ...seat, hand: seat.id === viewer ? [...hand] : deal(cards) })),
    deck: deal(deck),
    discard: [...pile],
    round: number,
  };
  for (const frame of frames) {
    if (frame.procedure !== "question") continue;
    frame.seats.forEach((seat, i) => {
      if (sealed.includes(seat)) frame.answers[i] ??= { do: "pass" }; // it could be any legal one
    });
  }
  return { ...rest, game: "toy", rules: "1", seats: seats.map((seat) => seat.id), body, frames, chance };
}

// --- The contract ----------------------------------------------------------------------------------
export const toyGame: kernel.Game<Toy> = {
  id: "toy",
  rules: "1",
  setup({ seats }) {
    const ids = ["ann", "bob", "cid", "dee"].slice(0, seats);
    const body = { seats: ids.map((id) => ({ id, hand: [], points: 0, in: true })), discard: [], round: 0 };
    return { seats: ids, body: { ...body, deck: wholeDeck() }, first: { procedure: "game", locals: {} } };
  },
  procedures: new kernel.ProcedureTable<Toy>(procedures),
  copyBody(body) {
    const seats = body.seats.map((seat) => ({ ...seat, hand: [...seat.hand] }));
    return { seats, deck: [...body.deck], discard: [...body.discard], round: body.round };
  },
  domain,
  check,
  parseAnswer,
  leave(run, id) {
    for (const card of seatOf(run.body, id).hand) discard(run, id, card);
    seatOf(run.body, id).in = false;
    tell(run, "left", "toy.leaving", id, null);
    if (seatsIn(run.body).length === 1) endWith(run, "toy.last-seat");
  },
  isIn: (state, id) => seatOf(state.body, id).in,
  drawRule: "toy.agreed",
  view,
  seeEvent,
  redeal,
  progress: (state) => state.body.round,
  barrier: ({ event }) => (event === "rolled" ? "chance" : event === "drew" || event === "wagered" ? "shown" : null),
};
