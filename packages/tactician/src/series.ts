import type { Game, GameTypes, MatchState, Outcome, SeatId } from "@undercroft/kernel";
import { answerInPlace, openQuestion, seatsAsked, start } from "@undercroft/kernel";
import type { Player } from "./player.ts";

/** How one game between computer players went. */
export interface Played {
  /** Null if it was given up as overlong. */
  readonly outcome: Outcome | null;
  /** Answers given. */
  readonly decisions: number;
  /** The game's own count of its progress when it ended. */
  readonly progress: number;
}

/** What there is to know before an answer is asked for: the clock of a measurement may start. */
export type Watch<T extends GameTypes> = (state: MatchState<T>, seat: SeatId) => void;

/**
 * Plays one game between computer players, who see their own views.
 * @param rounds a game whose progress passes this is given up
 * @throws Error if a player's answer is refused
 */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  seed: string,
  playerOf: (seat: SeatId) => Player<T>,
  rounds: number,
  watch: Watch<T> = () => {},
): Played {
  const { state } = start(game, config, seed);
  let decisions = 0;
  while (state.outcome === null) {
    const asked = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (asked === null || seat === undefined) throw new Error("nothing is asked, and the match is not over");
    const progress = game.progress(state);
    if (progress > rounds) return { outcome: null, decisions, progress };
    watch(state, seat);
    const answer = playerOf(seat).choose(game.view(state, seat), seat, asked.id);
    const taken = answerInPlace(game, state, seat, { question: asked.id, answer });
    if (!taken.ok) throw new Error(`${JSON.stringify(answer)} is refused by ${taken.rule}`);
    decisions++;
  }
  return { outcome: state.outcome, decisions, progress: game.progress(state) };
}

/** A share with the bounds of its 95% interval, by Wilson's score. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The share of `part` in `whole` trials; of no trials nothing is known. */
export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const share = part / whole;
  const middle = (share + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half = (z / (1 + (z * z) / whole)) * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
