import { createPlayer, playGame } from "@undercroft/tactician";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { gameFor } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import type { Option } from "../set-up/options.ts";
import { heuristics } from "./index.ts";

const ended = (options: readonly Option[], seed: string): boolean => {
  const player = createPlayer(dungeoneer, heuristics, "recruit", seed);
  const played = playGame(dungeoneer, gameFor(3, shippedPacks().slice(0, 1), options), seed, () => player, 3_000);
  return played.outcome?.kind === "won";
};

test.each<readonly Option[]>([
  ["respawn", "looting"],
  ["malevolent-force", "looting"],
])("computer players come to an end of games with %s and %s", (...options) => {
  expect(ended(options, "options")).toBe(true);
});
