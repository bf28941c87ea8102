import {
  type Game,
  type GameTypes,
  hashJson,
  hashState,
  openQuestion,
  seatsAsked,
  start,
  takeInPlace,
} from "@undercroft/kernel";
import type { Measured } from "./measured.ts";
import { picksFrom } from "./picks.ts";

/**
 * Plays games to their end by uniformly random legal answers, in place. An answer counts only if its question had two or
 * more legal answers; the domain is computed for every one.
 */
export function playRandom<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  games: number,
  seed: string,
): Measured {
  const hashes: string[] = [];
  let decisions = 0;
  let forced = 0;
  let spent = 0;
  for (let i = 0; i < games; i++) {
    const key = `${seed}/${i}`;
    const pick = picksFrom(key);
    const began = performance.now();
    const { state } = start(game, config, key);
    for (let asked = openQuestion(state); asked !== null; asked = openQuestion(state)) {
      const seats = seatsAsked(state);
      const seat = seats.length === 1 ? seats[0] : seats[pick(seats.length)];
      if (seat === undefined) throw new Error("nobody is asked");
      const domain = game.domain(state, asked, seat);
      if (domain.open()) decisions++;
      else forced++;
      const answer = domain.sample(pick);
      if (answer === null) throw new Error(`no answer to "${asked.question.kind}"`);
      takeInPlace(game, state, seat, answer);
    }
    spent += performance.now() - began;
    hashes.push(hashState(game, state));
  }
  return { decisions, forced, seconds: spent / 1000, checksum: hashJson(hashes) };
}
