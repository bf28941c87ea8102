import type { Game, GameTypes, MatchState, SeatId } from "@undercroft/kernel";
import { answerInPlace, copyState, openQuestion, seatsAsked } from "@undercroft/kernel";
import { candidates } from "./candidates.ts";
import type { Heuristics } from "./heuristics.ts";

/** What one look ahead may cost, and for whom it looks. */
export interface Look {
  readonly seat: SeatId;
  /** Answers that may still be tried; below 0 the likeliest answer is taken without a comparison. */
  left: number;
}

/** Alternatives compared at a question that is met on the way. */
const ALTERNATIVES = 4;
/** So far below 0 the look ends where it is: something goes on and on. */
const FAR_ENOUGH = -200;

/** Gives an answer in place. False if it is refused; nothing has changed then. */
export function give<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  answer: T["answer"],
): boolean {
  const asked = openQuestion(state);
  return asked !== null && answerInPlace(game, state, seat, { question: asked.id, answer }).ok;
}

/**
 * Rolls a state forward, in place, until the heuristics call it quiet or the match is over: what they
 * settle is answered so, and at every other question whoever is asked takes what serves it best.
 * Returns where that ends, which may be another state.
 */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  heuristics: Heuristics<T>,
  state: MatchState<T>,
  look: Look,
): MatchState<T> {
  for (;;) {
    const asked = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (asked === null || seat === undefined || heuristics.quiet(state, asked, look.seat)) return state;
    if (--look.left < FAR_ENOUGH) return state;
    const settled: T["answer"] | null = heuristics.settle(state, asked, seat);
    if (settled !== null && give(game, state, seat, settled)) continue;
    const answers = candidates(game, heuristics, state, asked, seat, look.left > 0 ? ALTERNATIVES : 1);
    const next = answers.length > 1 ? best(game, heuristics, state, seat, answers, look) : null;
    if (next !== null) return next;
    const [likeliest] = answers;
    if (likeliest === undefined || !give(game, state, seat, likeliest)) return state;
  }
}

/** The end of the way that serves the seat best; null if none can be gone. */
function best<T extends GameTypes>(
  game: Game<T>,
  heuristics: Heuristics<T>,
  state: MatchState<T>,
  seat: SeatId,
  answers: readonly T["answer"][],
  look: Look,
): MatchState<T> | null {
  let found: MatchState<T> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const copy = copyState(game, state);
    if (!give(game, copy, seat, answer)) continue;
    const end = foresee(game, heuristics, copy, look);
    const score = heuristics.evaluate(end, seat);
    if (score > most) {
      most = score;
      found = end;
    }
  }
  return found;
}
