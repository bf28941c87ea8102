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
 * course, and takes the one whose end the game's heuristics like best, on average where they ask for
 * several deals. Of equals the likelier one.
 */
export function captain<T extends GameTypes>(game: Game<T>, heuristics: Heuristics<T>): Weighing<T> {
  return (deal, seat) => {
    const state = deal(0);
    const asked = openQuestion(state);
    if (asked === null || !asked.seats.includes(seat)) return [];
    const answers = candidates(game, heuristics, state, asked, seat, WIDTH);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return [{ answer: only, score: heuristics.evaluate(state, seat) }];
    const deals = Array.from({ length: heuristics.deals ?? 1 }, (_, number) => (number === 0 ? state : deal(number)));
    const weighed: Weighed<T["answer"]>[] = [];
    for (const answer of answers) {
      let sum = 0;
      let tried = 0;
      for (const dealt of deals) {
        const copy = copyState(game, dealt);
        if (!give(game, copy, seat, answer)) continue;
        sum += heuristics.evaluate(foresee(game, heuristics, copy, { seat, left: BUDGET }), seat);
        tried += 1;
      }
      if (tried > 0) weighed.push({ answer, score: sum / tried });
    }
    return weighed.sort((a, b) => b.score - a.score);
  };
}
