import type { PlayScenario } from "@undercroft/scenario";
import { type GameName, gameNames } from "./names.ts";

/** Games that have scenario files, by name; a game's code is loaded when a file of it is played. */
const games: { readonly [G in GameName]: (packs: readonly string[]) => Promise<PlayScenario> } = {
  "dungeon-command": async (packs) => (await import("./dungeon-command/scenarios.ts")).playScenario(packs),
  miniatures: async (packs) => (await import("./miniatures/scenarios.ts")).playScenario(packs),
  dungeoneer: async (packs) => (await import("./dungeoneer/scenarios.ts")).playScenario(packs),
};

/**
 * Plays scenario files of the game of this name, with packs of a player's own besides its own; null if there is no such game.
 * @throws UsageError if a pack is bad.
 */
export async function scenarioPlayer(game: string, packs: readonly string[]): Promise<PlayScenario | null> {
  const known = gameNames.find((name) => name === game);
  return known === undefined ? null : games[known](packs);
}
