/** Messages of the setting up. */
export const start = {
  "option.count": "Players",
  "start.map": "The dungeon",
  "start.map-name": "The Under-Stair",
  "start.map-line": "It is built card by card as you play.",
  "start.seat-line": "The hero is dealt from the deck, with two Quests of its own.",
  "start.seat": "Player {number}",
  "help.title": "Rules of Dungeoneer",
} as const;
