import { answerInPlace, openQuestion, type SeatId, seatsAsked, start } from "@undercroft/kernel";
import { conservation, type Plan, randomRun, redealLaw } from "@undercroft/kernel/harness";
import { createPlayer, type Level } from "@undercroft/tactician";
import { describe, expect, test } from "vitest";
import { everyKind, fairDuels } from "../../testing/games.ts";
import { miniatures } from "../game.ts";
import type { Mn } from "../procedures.ts";
import { heuristics } from "./index.ts";

/** One battle between two levels of play, from set-up to its end; who won. */
function battle(levels: readonly [Level, Level], number: number): readonly SeatId[] {
  const config = fairDuels()[number];
  if (config === undefined) throw new Error("there is no such battle");
  const { state } = start(miniatures, config, `whole-games/${number}`);
  const players = new Map(
    state.seats.map((seat, i) => [seat, createPlayer(miniatures, heuristics, levels[i] ?? "recruit", `p${i}`)]),
  );
  for (let n = 0; state.outcome === null && n < 20_000; n++) {
    const [seat = ""] = seatsAsked(state);
    const asked = openQuestion(state);
    const player = players.get(seat);
    if (asked === null || player === undefined) throw new Error("nobody is asked");
    const answer = player.choose(miniatures.view(state, seat), seat, asked.id);
    const { ok } = answerInPlace(miniatures, state, seat, { question: asked.id, answer });
    expect(ok, `${seat} answers ${JSON.stringify(answer)}`).toBe(true);
  }
  return state.outcome?.winners ?? [];
}

const MOST_ROUNDS = 200;
/** Progress of a battle counts windows: the turns of at most so many creatures, the start and the end of a round. */
const WINDOWS_A_ROUND = 60;

const plan = (games: number, seed: string): Plan<Mn> => ({
  game: miniatures,
  configs: everyKind().map(({ config }) => config),
  games,
  seed,
  rounds: MOST_ROUNDS * WINDOWS_A_ROUND,
});

describe("whole battles", () => {
  test("a captain beats a recruit", () => {
    expect(battle(["captain", "recruit"], 0)).toEqual(["s1"]);
  });

  test("random ones come to an end, lose nobody and can be dealt anew from what is seen", () => {
    expect(randomRun(plan(2, "ends")).failures).toEqual([]);
    expect(
      conservation(plan(1, "kept"), ({ body }) =>
        body.creatures.filter(({ summoned }) => !summoned).map(({ id }) => id),
      ).failures,
    ).toEqual([]);
    expect(redealLaw(plan(1, "anew")).failures).toEqual([]);
  });
});
