/** What the start page says before the game is opened; every reader loads it. */
export const door = {
  "door.build": "Build a warband of your own",
  "door.cards": "Browse all cards",
  "door.line": "Warbands, order cards, no dice",
  "door.standard": "Full game",
  "door.first-game": "Learn: First Game",
  "door.first-game-line": "New here? Start with this: a small board",
  "door.standard-line": "everything: your own warband",
  "door.standing": "morale {values}",
} as const;
