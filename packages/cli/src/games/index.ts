import { UsageError } from "../command.ts";
import { nearest } from "../nearest.ts";
import type { OwnFiles, UseOfGame } from "../playable.ts";

/** The game that a command is about if none is named. */
export const defaultGame = "dungeon-command";

type Row = <R>(use: UseOfGame<R>, files: OwnFiles) => Promise<R>;

/** Every game by name; its code is loaded when it is asked for. */
const games: ReadonlyMap<string, Row> = new Map<string, Row>([
  [
    "dungeon-command",
    async (use, files) => use((await import("./dungeon-command/playable.ts")).dungeonCommandGame(files)),
  ],
  ["miniatures", async (use, files) => use((await import("./miniatures/playable.ts")).miniaturesGame(files))],
]);

export const gameNames: readonly string[] = [...games.keys()];

const shipped: OwnFiles = { packs: [], warbands: [], kind: undefined };

/**
 * Does something with the game of this name.
 * @throws UsageError if there is none, with the nearest one, or if a file of the player's own is bad.
 */
export async function withGame<R>(name: string, use: UseOfGame<R>, files: OwnFiles = shipped): Promise<R> {
  const row = games.get(name);
  if (row !== undefined) return row(use, files);
  const meant = nearest(name, gameNames);
  throw new UsageError(
    `There is no game "${name}". ${meant === null ? `Games: ${gameNames.join(", ")}.` : `Did you mean "${meant}"?`}`,
  );
}
