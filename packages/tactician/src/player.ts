import type { Game, GameTypes, MatchState, SeatId } from "@undercroft/kernel";
import { hashState } from "@undercroft/kernel";
import { captain } from "./captain.ts";
import type { Heuristics } from "./heuristics.ts";
import { recruit } from "./recruit.ts";
import type { Weighed } from "./weighed.ts";

/** `recruit` answers legally and aimlessly; `captain` looks one action ahead with the game's heuristics. */
export type Level = "recruit" | "captain";

export const levels: readonly Level[] = ["recruit", "captain"];

/**
 * A computer player. It sees a view and nothing else; what the view hides is dealt anew. The same player,
 * seed, view and number of the question give the same answer.
 */
export interface Player<T extends GameTypes> {
  readonly level: Level;
  /**
   * The answer of a seat to its open question.
   * @param question the question's number: a place that comes back may be answered otherwise. 0 if not told.
   * @throws Error if the view asks the seat nothing, or the game has no legal answer (a dead end).
   */
  choose(view: T["view"], seat: SeatId, question?: number): T["answer"];
  /** The answers it thinks about with what they are worth to it, best first: for analysis and hints. */
  weigh(view: T["view"], seat: SeatId, question?: number): readonly Weighed<T["answer"]>[];
}

/** A computer player of any game that has heuristics. */
export function createPlayer<T extends GameTypes>(
  game: Game<T>,
  heuristics: Heuristics<T>,
  level: Level,
  seed: string,
): Player<T> {
  const weighing = level === "recruit" ? recruit(game) : captain(game, heuristics);
  const weigh = (view: T["view"], seat: SeatId, question = 0): readonly Weighed<T["answer"]>[] => {
    const first = game.redeal(view, `${seed}/${question}`);
    // The first deal stands for the view: the same view is always dealt in the same way.
    const key = (): string => `${seed}/${question}/${hashState(game, first)}`;
    const deal = (number: number): MatchState<T> => (number === 0 ? first : game.redeal(view, `${key()}/${number}`));
    return weighing(deal, seat, key);
  };
  return {
    level,
    weigh,
    choose: (view, seat, question = 0) => {
      const best = weigh(view, seat, question)[0];
      if (best === undefined) throw new Error(`${seat} is asked nothing that it can answer`);
      return best.answer;
    },
  };
}
