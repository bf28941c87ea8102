/** What the start page says before the game is opened; every reader loads it. */
export const door = {
  "door.line": "Heroes, and the dark that wants them",
  "door.full": "A full game",
  "door.full-line": "three Quests win it",
  "door.kind": "for {count} players",
  "door.standing": "Quests {values}",
  "door.cards": "Browse all cards",
} as const;
