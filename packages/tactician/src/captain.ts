import type { Game, GameTypes } from "@undercroft/kernel";
import { copyState, openQuestion } from "@undercroft/kernel";
import { candidates } from "./candidates.ts";
import { foresee, give } from "./foresee.ts";
import type { Heuristics } from "./heuristics.ts";
import type { Weighed, Weighing } from "./weighed.ts";

/** Answers to the question itself that are looked into. */
const WIDTH = 24;
/** Answers that one of them may set off in the look ahead. */
const BUDGET = 48;

/**
 * The captain: tries each answer on a state dealt anew, rolls it forward until what it began has run its
 * course, and takes the one whose end the game's heuristics like best. Of equals the likelier one.
 */
export function captain<T extends GameTypes>(game: Game<T>, heuristics: Heuristics<T>): Weighing<T> {
  return (deal, seat) => {
    const state = deal(0);
    const asked = openQuestion(state);
    if (asked === null || !asked.seats.includes(seat)) return [];
    const answers = candidates(game, heuristics, state, asked, seat, WIDTH);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return [{ answer: only, score: heuristics.evaluate(state, seat) }];
    const weighed: Weighed<T["answer"]>[] = [];
    for (const answer of answers) {
      const copy = copyState(game, state);
      if (!give(game, copy, seat, answer)) continue;
      const end = foresee(game, heuristics, copy, { seat, left: BUDGET });
      weighed.push({ answer, score: heuristics.evaluate(end, seat) });
    }
    return weighed.sort((a, b) => b.score - a.score);
  };
}
