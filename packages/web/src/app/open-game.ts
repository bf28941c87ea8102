import { type AnyGame, type GameDoor, speak, spoken } from "@undercroft/table";

const opened = new Map<string, Promise<AnyGame>>();

async function load(door: GameDoor): Promise<AnyGame> {
  try {
    const game = await door.load();
    // It brings messages of its own.
    await speak(spoken());
    return game;
  } catch (error) {
    // It may be asked for once more.
    opened.delete(door.id);
    throw error;
  }
}

/** A game's client, fetched when it is first asked for. */
export function openGame(door: GameDoor): Promise<AnyGame> {
  const known = opened.get(door.id) ?? load(door);
  opened.set(door.id, known);
  return known;
}
