import type { Game, GameTypes } from "@undercroft/kernel";
import { openQuestion } from "@undercroft/kernel";
import { pickFrom } from "./pick.ts";
import type { Weighing } from "./weighed.ts";

/** The recruit: any legal answer, without an aim. */
export function recruit<T extends GameTypes>(game: Game<T>): Weighing<T> {
  return (deal, seat, key) => {
    const state = deal(0);
    const asked = openQuestion(state);
    if (asked === null || !asked.seats.includes(seat)) return [];
    const domain = game.domain(state, asked, seat);
    const answer: T["answer"] | null = domain.sample(pickFrom(key())) ?? domain.first();
    return answer === null ? [] : [{ answer, score: 0 }];
  };
}
