import { createPlayer, playGame } from "@undercroft/tactician";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { duelOf } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import type { Player } from "../state.ts";
import { heuristics } from "./index.ts";

/** A captain in one of the two seats, a recruit in the other. */
const wins = (seed: string, captain: "ann" | "bob"): boolean => {
  const strong = createPlayer(dungeoneer, heuristics, "captain", seed);
  const weak = createPlayer(dungeoneer, heuristics, "recruit", seed);
  const played = playGame(
    dungeoneer,
    duelOf(shippedPacks().slice(0, 1)),
    seed,
    (seat) => (seat === captain ? strong : weak),
    800,
  );
  return played.outcome?.winners[0] === captain;
};

test("a captain wins most games against a recruit, from either seat", () => {
  const seeds = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
  const won = seeds.flatMap((seed) => [wins(seed, "ann"), wins(seed, "bob")]).filter((one) => one);
  expect(won.length).toBeGreaterThanOrEqual(16);
});

/** Rounds in which hale heroes cross any map and come back: whoever needs more has stood still. */
const ROUNDS = 60;

test("two captains go after Quests and do not wait each other out", () => {
  let completed = 0;
  for (const seed of ["h/0", "h/1", "h/2", "h/3"]) {
    const player = createPlayer(dungeoneer, heuristics, "captain", seed);
    let table: readonly Player[] = [];
    const played = playGame(
      dungeoneer,
      duelOf(shippedPacks().slice(1)),
      seed,
      () => player,
      2 * ROUNDS,
      ({ body }) => {
        table = body.players;
      },
    );
    expect(played.outcome?.kind).toBe("won");
    completed += table.reduce((sum, one) => sum + one.completed.length, 0);
  }
  expect(completed).toBeGreaterThanOrEqual(4);
});
