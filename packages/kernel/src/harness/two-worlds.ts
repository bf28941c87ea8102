import { copyChance } from "../chance.ts";
import type { Game, GameTypes, MatchState, Viewer } from "../game.ts";
import type { Changed } from "../match.ts";
import { answer, openQuestion, refusalOf, seatsAsked } from "../match.ts";
import type { Session } from "../record.ts";
import { newRecord, renumber } from "../record.ts";
import { Recording } from "../recording.ts";
import { difference, observation, optionsOf } from "./observe.ts";
import type { Given, Plan, Report } from "./play-out.ts";
import { patienceWith, pickFrom, randomAnswer, Tally, textOf } from "./play-out.ts";
import { Texts } from "./texts.ts";

/** Moves that world A is played ahead before world B is dealt. */
const HORIZON = 24;
/** Answers given lately that are tried again, to see by which rules they are refused. */
const TRIED = 4;

/**
 * A game's help, without which worlds part as soon as the seat draws: a state like `state` for this
 * seat, hidden cards dealt anew, but those kept that the seat will see in `coming`, the events (as the
 * seat sees them) of the moves ahead. It may keep more than it must.
 */
export type RedealKeeping<T extends GameTypes> = (
  state: MatchState<T>,
  seat: Viewer,
  seed: string,
  coming: readonly T["event"][],
) => MatchState<T>;

/** What a game may tell the harness besides. */
export interface TwoWorldsHelp<T extends GameTypes> {
  readonly keeping?: RedealKeeping<T>;
  /**
   * Whether an event rightly shows this seat something that was hidden from it. Write it from the
   * rules, not from `seeEvent`, which it checks. Without it every event is believed that `barrier`
   * calls "shown" or "chance", and a leak inside such an event goes unnoticed.
   */
  shows?(event: T["event"], seat: Viewer): boolean;
}

/**
 * Two worlds: what a viewer S, a seat or a spectator, is shown depends on nothing that is hidden from S.
 *
 * World A is played ahead by random answers. World B is A as S may believe it to be: dealt anew from
 * the view of S, with the same streams of chance. Both are given the same answers, and after every one
 * S must be shown the same to the byte: view, question, options, events, refusals, in equal number and
 * order. Three things end a stretch, and a new B is dealt from where A stands:
 * - an answer of another seat is not legal in B (of S itself: a leak, since its options would differ);
 * - the stretch has been played to its end;
 * - the worlds part by an announced showing: the first event that differs for S is one that `shows`
 *   it something. What S comes to see by the rules is thereby told from a leak, without trusting the
 *   view: a difference that no such event announces is a failure. `keeping` makes these ends rare,
 *   because B then shares the cards that S will see in the stretch.
 * A stretch tells something only if the difference mattered: if at some question another seat's options
 * differed between the worlds. Figures: stretches, mattered, compared (moves after which S was compared),
 * shown, illegal; the mean length is compared / stretches.
 */
export function twoWorlds<T extends GameTypes>(plan: Plan<T>, help: TwoWorldsHelp<T> = {}): Report<T> {
  const tally = new Tally<T>();
  for (const name of ["stretches", "mattered", "compared", "shown", "illegal"]) tally.count(name, 0);
  for (let i = 0; i < plan.games; i++) oneGame(plan, i, help, tally);
  return tally.report("two-worlds", plan.games);
}

function oneGame<T extends GameTypes>(plan: Plan<T>, number: number, help: TwoWorldsHelp<T>, tally: Tally<T>): void {
  const { game } = plan;
  const { keeping } = help;
  const shows = (event: T["event"], seat: Viewer): boolean =>
    help.shows === undefined ? game.barrier(event) !== null : help.shows(event, seat);
  const seed = `${plan.seed}/${number}`;
  const pick = pickFrom(seed);
  let last: Session<T> | null = null;
  try {
    const config = plan.configs[number % plan.configs.length];
    const most = Math.min(plan.rounds ?? 200, patienceWith(plan, config));
    let here: Session<T> = newRecord(game, { config, seed });
    const recording = new Recording(game, here);
    const texts = new Texts(game, here.state);
    const seat: Viewer = here.state.seats[pick(here.state.seats.length + 1)] ?? null;
    while (here.state.outcome === null && game.progress(here.state) <= most) {
      last = here;
      const { state } = here;
      const ahead: readonly Ahead<T>[] = playAhead(game, state, pick);
      if (ahead.length === 0) return;
      const dealt = `${seed}/world-${recording.moves}`;
      const coming = ahead.flatMap(({ changed }) => seen(game, changed.events, seat, changed.state));
      const world =
        keeping === undefined ? game.redeal(game.view(state, seat), dealt) : keeping(state, seat, dealt, coming);
      const stretch = compare(
        game,
        texts,
        state,
        recording.given.slice(-TRIED),
        ahead,
        { ...world, chance: copyChance(state.chance) },
        seat,
        shows,
        tally,
      );
      for (const { made, changed } of ahead.slice(0, stretch.moves)) recording.add(made.seat, made.answer, changed);
      here = recording.now;
      if (stretch.fault !== null) {
        tally.fail(here, seed, "worlds-differ", `for ${seat ?? "a spectator"}: ${stretch.fault}`);
        return;
      }
      tally.moves += stretch.moves;
    }
  } catch (error) {
    tally.fail(last, seed, "crash", textOf(error));
  }
}

/** A move of world A that is played ahead, and what it brings about. */
interface Ahead<T extends GameTypes> {
  readonly made: Given<T>;
  readonly changed: Changed<T>;
}

/** World A: up to HORIZON moves that follow this state. */
function playAhead<T extends GameTypes>(
  game: Game<T>,
  from: MatchState<T>,
  pick: (sides: number) => number,
): Ahead<T>[] {
  const ahead: Ahead<T>[] = [];
  for (let here = from; ahead.length < HORIZON && here.outcome === null; ) {
    const made = randomAnswer(game, here, pick);
    if (typeof made === "string") break;
    const changed = answer(game, here, made.seat, made);
    if (!changed.ok) break;
    here = changed.state;
    ahead.push({ made, changed });
  }
  return ahead;
}

interface Stretch {
  /** Moves after which world A goes on: the last that was made in both, or the one that parted them. */
  readonly moves: number;
  readonly fault: string | null;
}

function compare<T extends GameTypes>(
  game: Game<T>,
  texts: Texts<T>,
  from: MatchState<T>,
  before: readonly T["answer"][],
  ahead: readonly Ahead<T>[],
  dealt: MatchState<T>,
  seat: Viewer,
  shows: (event: T["event"], seat: Viewer) => boolean,
  tally: Tally<T>,
): Stretch {
  let b = dealt;
  let mattered = false;
  let end = from;
  let moves = 0;
  const lately = [...before];
  const shownIn = (state: MatchState<T>): string => observation(game, texts, state, seat);
  tally.count("stretches");
  renumber(b, openQuestion(end)?.id ?? 1);
  const finish = (fault: string | null): Stretch => {
    if (mattered) tally.count("mattered");
    return { moves, fault };
  };
  if (!shareSealed(game, from, b)) {
    tally.count("illegal");
    moves = 1;
    return finish(null);
  }
  const first = parted(shownIn(end), shownIn(b));
  if (first !== null) return finish(first);
  for (const { made, changed: a } of ahead) {
    mattered ||= othersDiffer(game, end, b, seat);
    const refusals = refusalsDiffer(game, end, b, seat, lately.slice(-TRIED));
    if (refusals !== null) return finish(refusals);
    const outcomes = answer(game, b, made.seat, { ...made, question: openQuestion(b)?.id ?? -1 });
    end = a.state;
    moves++;
    lately.push(made.answer);
    if (!outcomes.ok) {
      tally.count("illegal");
      return finish(made.seat === seat ? `its own answer is refused in one world alone, by ${outcomes.rule}` : null);
    }
    b = outcomes.state;
    const inA = seen(game, a.events, seat, a.state);
    const inB = seen(game, outcomes.events, seat, b);
    const at = firstDifference(inA, inB);
    if (at >= 0) {
      const announced = [inA[at], inB[at]].every((event) => event !== undefined && shows(event, seat));
      tally.count("shown");
      return finish(announced ? null : `events: ${parted(JSON.stringify(inA), JSON.stringify(inB))}`);
    }
    tally.count("compared");
    const fault = parted(shownIn(a.state), shownIn(b));
    if (fault !== null) return finish(fault);
  }
  return finish(null);
}

/** Sealed answers will be shown: B shares them. False if one of them is not legal in B. */
function shareSealed<T extends GameTypes>(game: Game<T>, a: MatchState<T>, b: MatchState<T>): boolean {
  const inA = openQuestion(a);
  const inB = openQuestion(b);
  if (inA === null || inB === null) return true;
  const blank = { ...inB, answers: inB.answers.map(() => null) };
  return inA.answers.every((answer: T["answer"] | null, i) => {
    inB.answers[i] = answer;
    return answer === null || game.check(b, blank, inA.seats[i] ?? "", answer).legal;
  });
}

function parted(a: string, b: string): string | null {
  return a === b ? null : difference(a, b);
}

function seen<T extends GameTypes>(
  game: Game<T>,
  events: readonly T["event"][],
  seat: Viewer,
  state: MatchState<T>,
): T["event"][] {
  const shown: T["event"][] = [];
  for (const event of events) {
    const face = game.seeEvent(event, seat, state);
    if (face !== null) shown.push(face);
  }
  return shown;
}

/** Place of the first event that differs; -1 if none does. */
function firstDifference(a: readonly unknown[], b: readonly unknown[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
  return -1;
}

/** Whether what is hidden changes what another seat may do. */
function othersDiffer<T extends GameTypes>(game: Game<T>, a: MatchState<T>, b: MatchState<T>, seat: Viewer): boolean {
  const askedA = openQuestion(a);
  const askedB = openQuestion(b);
  if (askedA === null || askedB === null) return false;
  return seatsAsked(a).some(
    (one) =>
      one !== seat &&
      JSON.stringify(optionsOf(game, a, askedA, one)) !== JSON.stringify(optionsOf(game, b, askedB, one)),
  );
}

/** S tries answers that were given before, legal or not: it must be refused alike. */
function refusalsDiffer<T extends GameTypes>(
  game: Game<T>,
  a: MatchState<T>,
  b: MatchState<T>,
  seat: Viewer,
  lately: readonly T["answer"][],
): string | null {
  if (seat === null) return null;
  for (const tried of lately) {
    const inA = refusalOf(game, a, seat, { question: openQuestion(a)?.id ?? -1, answer: tried });
    const inB = refusalOf(game, b, seat, { question: openQuestion(b)?.id ?? -1, answer: tried });
    if (inA?.rule !== inB?.rule)
      return `${JSON.stringify(tried)} is refused by ${inA?.rule ?? "nothing"} or by ${inB?.rule ?? "nothing"}`;
  }
  return null;
}
