/** What the start page says before the game is opened; every reader loads it. */
export const door = {
  "door.line": "Heroes, and the dark that wants them",
  "door.full": "A game of the core rules",
  "door.full-line": "three Quests win it; more rules to come",
  "door.kind": "for {count} players",
  "door.standing": "Quests {values}",
  "door.cards": "Browse all cards",
} as const;
