import type { Game, GameTypes, MatchState, QuestionFrame, SeatId } from "@undercroft/kernel";
import type { Heuristics } from "./heuristics.ts";
import { pickFrom } from "./pick.ts";

/** Answers drawn where a domain has too many to list and names none that are worth a thought. */
const SAMPLES = 32;

/** The answers of a seat that are worth a look, likeliest first, no more than `most`; always legal. */
export function candidates<T extends GameTypes>(
  game: Game<T>,
  heuristics: Heuristics<T>,
  state: MatchState<T>,
  asked: QuestionFrame<T>,
  seat: SeatId,
  most: number,
): readonly T["answer"][] {
  const domain = game.domain(state, asked, seat);
  const listed: readonly T["answer"][] = domain.enumerate() ?? domain.worthwhile?.() ?? [];
  if (listed.length > 0) {
    return listed.length === 1 ? listed : heuristics.order(state, asked, seat, listed).slice(0, most);
  }
  const drawn: T["answer"][] = [];
  const first: T["answer"] | null = domain.first();
  if (first !== null) drawn.push(first);
  const pick = pickFrom("candidates");
  for (let i = 0; i < SAMPLES; i++) {
    const answer: T["answer"] | null = domain.sample(pick);
    if (answer !== null) drawn.push(answer);
  }
  return heuristics.order(state, asked, seat, drawn).slice(0, most);
}
