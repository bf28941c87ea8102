import type { ChanceState } from "../chance.ts";
import { chanceFrom, draw } from "../chance.ts";
import type { Pick } from "../domain.ts";
import type { Game, GameTypes, MatchState, QuestionFrame, SeatId } from "../game.ts";
import { openQuestion, seatsAsked } from "../match.ts";
import type { MatchRecord, Session } from "../record.ts";
import { newRecord } from "../record.ts";
import { Recording } from "../recording.ts";

/** Which games a harness plays. The same plan gives the same report. */
export interface Plan<T extends GameTypes> {
  readonly game: Game<T>;
  /** Configurations, taken in turn. */
  readonly configs: readonly T["config"][];
  /** Games to play. */
  readonly games: number;
  readonly seed: string;
  /** A game whose `progress` passes this is overlong; 200 if left out. */
  readonly rounds?: number;
  /**
   * The `progress` after which a game of this configuration is given up, seat by seat, for one that random answers seldom bring
   * to an end; no game is if it is left out.
   */
  patience?(config: T["config"]): number;
}

/** One thing that went wrong. */
export interface Failure<T extends GameTypes> {
  readonly kind: string;
  /** Seed of the match. */
  readonly seed: string;
  /** Moves made when it showed. */
  readonly at: number;
  /** For the reader of a report; it may hold hidden information. */
  readonly detail: string;
  /** Opens with `replay`; null only if the match could not even be set up. */
  readonly record: MatchRecord<T> | null;
}

export interface Report<T extends GameTypes> {
  readonly harness: string;
  readonly games: number;
  /** Moves played in all games together. */
  readonly moves: number;
  readonly failures: readonly Failure<T>[];
  /** Figures of this harness by name. */
  readonly figures: { readonly [name: string]: number };
}

/** One match on its way under a harness. */
export interface Spot<T extends GameTypes> {
  readonly game: Game<T>;
  readonly session: Session<T>;
  readonly asked: QuestionFrame<T>;
  /** The harness's own chance: never the match's streams. */
  readonly pick: Pick;
  /** The `progress` after which the match is given up. */
  readonly patience: number;
  fail(kind: string, detail: string): void;
}

/** Choices from a stream of a harness's own. */
export function pickFrom(seed: string): Pick {
  const chance: ChanceState = chanceFrom(seed);
  return (sides) => draw(chance, "harness", sides).result;
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Adds up what the games of one harness report. */
export class Tally<T extends GameTypes> {
  readonly failures: Failure<T>[] = [];
  moves = 0;
  readonly figures: { [name: string]: number } = {};

  count(name: string, by = 1): void {
    this.figures[name] = (this.figures[name] ?? 0) + by;
  }

  fail(session: Session<T> | null, seed: string, kind: string, detail: string): void {
    this.failures.push({ kind, seed, at: session?.record.moves.length ?? 0, detail, record: session?.record ?? null });
  }

  report(harness: string, games: number): Report<T> {
    return { harness, games, moves: this.moves, failures: this.failures, figures: this.figures };
  }
}

/** An answer, who gives it, and to which question. */
export interface Given<T extends GameTypes> {
  readonly seat: SeatId;
  readonly question: number;
  readonly answer: T["answer"];
}

/** One random legal answer to the open question by one of the seats that owe one, or why there is none. */
export function randomAnswer<T extends GameTypes>(game: Game<T>, state: MatchState<T>, pick: Pick): Given<T> | string {
  const asked = openQuestion(state);
  const seats = seatsAsked(state);
  const seat = seats[pick(Math.max(1, seats.length))];
  if (asked === null || seat === undefined) return "no seat is asked, and the match is not over";
  if (!game.isIn(state, seat)) return `${seat} is asked, but is out of the match`;
  const answer: T["answer"] | null = game.domain(state, asked, seat).sample(pick);
  if (answer === null || answer === undefined) return `${seat} has no legal answer to "${asked.question.kind}"`;
  return { seat, question: asked.id, answer };
}

/** The `progress` after which a game is given up. */
export const patienceWith = <T extends GameTypes>(plan: Plan<T>, config: T["config"]): number =>
  plan.patience?.(config) ?? Number.POSITIVE_INFINITY;

/** The seat that gives up a game that has lasted too long, any of those that are in it; null if it has not. */
export function whoGivesUp<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  patience: number,
  pick: Pick,
): SeatId | null {
  if (game.progress(state) <= patience) return null;
  const seats = state.seats.filter((seat) => game.isIn(state, seat));
  return seats[pick(Math.max(1, seats.length))] ?? null;
}

/**
 * Plays one random game to its end, and shows every question to `look` before it is answered. What
 * every harness must notice is told here: crashes, dead ends, samples that are refused, runaways,
 * overlong games. Returns the last session, or null if there was none.
 */
export function playOut<T extends GameTypes>(
  plan: Plan<T>,
  number: number,
  tally: Tally<T>,
  look: (spot: Spot<T>) => void,
  after: (before: Session<T>, now: Session<T>, made: Given<T>) => void = () => {},
): Session<T> | null {
  const { game } = plan;
  const seed = `${plan.seed}/${number}`;
  const config = plan.configs[number % plan.configs.length];
  const rounds = plan.rounds ?? 200;
  const patience = patienceWith(plan, config);
  const pick = pickFrom(seed);
  let session: Session<T> | null = null;
  try {
    session = newRecord(game, { config, seed });
    const recording = new Recording(game, session);
    const failuresBefore = tally.failures.length;
    while (session.state.outcome === null) {
      const here: Session<T> = session;
      const asked = openQuestion(here.state);
      if (game.progress(here.state) > rounds) tally.fail(here, seed, "overlong", `not over after ${rounds} rounds`);
      if (asked === null) tally.fail(here, seed, "dead-end", "nothing is asked, and the match is not over");
      else {
        const fail = (kind: string, detail: string): void => tally.fail(here, seed, kind, detail);
        look({ game, session: here, asked, pick, patience, fail });
      }
      if (tally.failures.length > failuresBefore) return here;
      const leaver = whoGivesUp(game, here.state, patience, pick);
      if (leaver !== null) {
        const left = recording.act(leaver, { act: "concede" });
        session = recording.now;
        tally.moves++;
        if (left.ok) continue;
        tally.fail(here, seed, "concede-refused", left.rule);
        return here;
      }
      const chosen = randomAnswer(game, here.state, pick);
      const fault = typeof chosen === "string" ? { kind: "dead-end", detail: chosen } : step(recording, chosen);
      if (fault !== null) tally.fail(here, seed, fault.kind, fault.detail);
      if (fault !== null || typeof chosen === "string") return here;
      session = recording.now;
      tally.moves++;
      after(here, session, chosen);
      if (tally.failures.length > failuresBefore) return session;
    }
    if (session.state.outcome.kind === "runaway") tally.fail(session, seed, "runaway", session.state.outcome.rule);
    return session;
  } catch (error) {
    tally.fail(session, seed, "crash", textOf(error));
    return session;
  }
}

/** Makes a move; what is wrong with it, if it is refused. */
function step<T extends GameTypes>(
  recording: Recording<T>,
  chosen: Given<T>,
): { readonly kind: string; readonly detail: string } | null {
  const played = recording.play(chosen.seat, chosen);
  if (played.ok) return null;
  return { kind: "sample-refused", detail: `${JSON.stringify(chosen.answer)} is refused by ${played.rule}` };
}
