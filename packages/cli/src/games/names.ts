/** Every game by name. */
export const gameNames = ["dungeon-command", "miniatures", "dungeoneer"] as const;
export type GameName = (typeof gameNames)[number];

/** The game that a command is about if none is named. */
export const defaultGame: GameName = "dungeon-command";
