import type { GameTypes, MatchState, QuestionFrame, SeatId } from "@undercroft/kernel";

/**
 * What a game tells its computer players. All of it reads a full state, real or dealt anew, and changes
 * nothing; none of it knows one card from another but by what its text does to the state.
 */
export interface Heuristics<T extends GameTypes> {
  /** How well a seat stands: higher is better, 0 is even, ±`decided` where the match is over. Units are the game's own. */
  evaluate(state: MatchState<T>, seat: SeatId): number;
  /** The same answers, likeliest first: those at the end may not be looked at. */
  order(
    state: MatchState<T>,
    asked: QuestionFrame<T>,
    seat: SeatId,
    answers: readonly T["answer"][],
  ): readonly T["answer"][];
  /**
   * The answer that a sensible seat gives at once to a question met while looking ahead: to pass, to
   * refuse, to pay by arithmetic. Null if it should be looked into. It must be legal.
   */
  settle(state: MatchState<T>, asked: QuestionFrame<T>, seat: SeatId): T["answer"] | null;
  /**
   * Whether looking ahead for a seat ends at this question, because what was begun has run its course and
   * the state can be evaluated.
   */
  quiet(state: MatchState<T>, asked: QuestionFrame<T>, seat: SeatId): boolean;
  /**
   * How many deals of the same view an answer is tried on, at least 1; its worth is the average. More than one pays where
   * chance decides what an answer brings about. 1 if not said.
   */
  readonly deals?: number;
}
