import {
  answerInPlace,
  type GameTypes,
  hashJson,
  hashState,
  openQuestion,
  seatsAsked,
  start,
} from "@undercroft/kernel";
import { createPlayer, type Level, type Player } from "@undercroft/tactician";
import type { Playable } from "../playable.ts";

/** A game that is not over after so many rounds is overlong. */
const MOST_ROUNDS = 200;

/** Which games are played. */
export interface Series {
  readonly players: readonly [Level, Level];
  readonly games: number;
  readonly seed: string;
}

/** One game: who won (0 or 1), or why nobody did. */
export interface GameResult {
  readonly result: 0 | 1 | "draw" | "crash" | "dead-end" | "overlong";
  /** The seat that won, or null. */
  readonly seat: 0 | 1 | null;
  readonly decisions: number;
  /** The round in which it ended. */
  readonly rounds: number;
  /** Hash of the last state. */
  readonly hash: string;
  /** What went wrong, with the seed that shows it again. */
  readonly trouble: string | null;
}

const other = [1, 0] as const;

/**
 * Game `number` of a series. Games come in pairs with the same configuration and seed, in which the players change
 * seats; so both play both packs, and both first and second.
 */
export function playGame<T extends GameTypes>(
  playable: Playable<T>,
  duels: readonly T["config"][],
  series: Series,
  number: number,
): GameResult {
  const { game, heuristics } = playable;
  const pair = Math.floor(number / 2);
  const seed = `${series.seed}/${pair}`;
  const swapped = number % 2 === 1;
  const config: T["config"] = duels[pair % duels.length];
  let decisions = 0;
  let rounds = 0;
  const players: readonly Player<T>[] = series.players.map((level, i) =>
    createPlayer(game, heuristics, level, `${seed}/${i}`),
  );
  const end = (result: GameResult["result"], hash: string, trouble: string | null = null): GameResult => ({
    result,
    seat: typeof result === "number" ? (swapped ? other[result] : result) : null,
    decisions,
    rounds,
    hash,
    trouble: trouble === null ? null : `game ${number} (seed ${seed}, move ${decisions}): ${trouble}`,
  });
  try {
    let { state } = start(game, config, seed);
    while (state.outcome === null) {
      rounds = playable.rounds(state);
      if (rounds > MOST_ROUNDS) return end("overlong", hashState(game, state), `not over after ${MOST_ROUNDS} rounds`);
      const asked = openQuestion(state);
      const [seat] = seatsAsked(state);
      if (asked === null || seat === undefined) return end("dead-end", hashState(game, state), "nobody is asked");
      if (game.domain(state, asked, seat).first() === null)
        return end("dead-end", hashState(game, state), `${seat} has no answer to "${asked.question.kind}"`);
      const player = players[Number(state.seats.indexOf(seat) === 0 ? swapped : !swapped)];
      if (player === undefined) throw new Error(`nobody plays ${seat}`);
      const answer: T["answer"] = player.choose(game.view(state, seat), seat, asked.id);
      const outcomes = answerInPlace(game, state, seat, { question: asked.id, answer });
      if (!outcomes.ok)
        return end("crash", hashState(game, state), `${player.level} gives an answer refused by ${outcomes.rule}`);
      ({ state } = outcomes);
      decisions++;
    }
    const { outcome } = state;
    const hash = hashState(game, state);
    if (outcome.kind === "runaway") return end("overlong", hash, `ended by ${outcome.rule}`);
    const [winner] = outcome.winners;
    if (outcome.kind === "draw" || winner === undefined) return end("draw", hash);
    return end((state.seats.indexOf(winner) === 0) === swapped ? 1 : 0, hash);
  } catch (error) {
    return end("crash", "", error instanceof Error ? error.message : String(error));
  }
}

/** One number for a whole series: it changes if any game goes another way. */
export function checksumOf(results: readonly GameResult[]): string {
  return hashJson(results.map(({ result, decisions, hash }) => [result, decisions, hash]));
}
