import type { Game, GameTypes, MatchState } from "../src/index.ts";
import { answer, openQuestion, seatsAsked, start } from "../src/index.ts";

/** Plays a match whose answers are picked without aim, `moves` long at most, and gives each position to `see`. */
export function wander<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  seed: number,
  moves: number,
  see: (state: MatchState<T>, move: number) => void = () => {},
): MatchState<T> {
  let number = seed;
  const pick = (count: number): number => {
    number = (number * 48_271) % 2_147_483_647;
    return number % count;
  };
  let { state } = start(game, config, `faults ${seed}`);
  for (let n = 0; n < moves && state.outcome === null; n++) {
    see(state, n);
    const asked = openQuestion(state);
    const [seat = ""] = seatsAsked(state);
    if (asked === null) break;
    const given: T["answer"] | null = game.domain(state, asked, seat).sample(pick);
    if (given === null) break;
    const next = answer(game, state, seat, { question: asked.id, answer: given });
    if (!next.ok) throw new Error(next.rule);
    ({ state } = next);
  }
  return state;
}
