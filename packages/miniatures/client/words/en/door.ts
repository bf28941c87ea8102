/** What the start page says before the game is opened; every reader loads it. */
export const door = {
  "door.line": "Warbands, maps and a d20",
  "door.skirmish": "Skirmish, 100 points",
  "door.skirmish-line": "two ready warbands, a small map",
  "door.maps": "Draw a map",
  "door.standing": "points {values}",
} as const;
