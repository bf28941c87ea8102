import type { PlayScenario } from "@undercroft/scenario";

/** Games that have scenario files, by name; a game's code is loaded when a file of it is played. */
const games: ReadonlyMap<string, (packs: readonly string[]) => Promise<PlayScenario>> = new Map([
  ["dungeon-command", async (packs) => (await import("./dungeon-command/scenarios.ts")).playScenario(packs)],
  ["miniatures", async (packs) => (await import("./miniatures/scenarios.ts")).playScenario(packs)],
]);

export const scenarioGames: readonly string[] = [...games.keys()];

/**
 * Plays scenario files of the game of this name, with packs of a player's own besides its own; null if there is no such game.
 * @throws UsageError if a pack is bad.
 */
export async function scenarioPlayer(game: string, packs: readonly string[]): Promise<PlayScenario | null> {
  return (await games.get(game)?.(packs)) ?? null;
}
