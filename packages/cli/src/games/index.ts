import { UsageError } from "../command.ts";
import { nearest } from "../nearest.ts";
import type { OwnFiles, UseOfGame } from "../playable.ts";
import { type GameName, gameNames } from "./names.ts";

type Row = <R>(use: UseOfGame<R>, files: OwnFiles) => Promise<R>;

/** Every game by name; its code is loaded when it is asked for. */
const games: { readonly [G in GameName]: Row } = {
  "dungeon-command": async (use, files) =>
    use((await import("./dungeon-command/playable.ts")).dungeonCommandGame(files)),
  miniatures: async (use, files) => use((await import("./miniatures/playable.ts")).miniaturesGame(files)),
  dungeoneer: async (use, files) => use((await import("./dungeoneer/playable.ts")).dungeoneerGame(files)),
};

const shipped: OwnFiles = { packs: [], maps: [], warbands: [], kind: undefined };

/**
 * Does something with the game of this name.
 * @throws UsageError if there is none, with the nearest one, or if a file of the player's own is bad.
 */
export async function withGame<R>(name: string, use: UseOfGame<R>, files: OwnFiles = shipped): Promise<R> {
  const known = gameNames.find((game) => game === name);
  if (known !== undefined) return games[known](use, files);
  const meant = nearest(name, gameNames);
  throw new UsageError(
    `There is no game "${name}". ${meant === null ? `Games: ${gameNames.join(", ")}.` : `Did you mean "${meant}"?`}`,
  );
}
