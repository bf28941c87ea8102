import { dungeonCommandDoor } from "@undercroft/dungeon-command/door";
import { dungeoneerDoor } from "@undercroft/dungeoneer/door";
import { miniaturesDoor } from "@undercroft/miniatures/door";
import type { GameDoor } from "@undercroft/table";

/**
 * The games that are played here, the usual one first. This is the only file of the shell that names a game: another one
 * needs a line in this list, and its own client.
 */
export const GAMES: readonly [GameDoor, ...GameDoor[]] = [dungeonCommandDoor, miniaturesDoor, dungeoneerDoor];

/** The door of a game by its id, if it is played here. */
export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((door) => door.id === id);
}
