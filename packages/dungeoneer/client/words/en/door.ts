/** What the start page says before the game is opened; every reader loads it. */
export const door = {
  "door.line": "Heroes, and the dark that wants them",
  "door.full": "Each for himself",
  "door.full-line": "heroes and Dungeonlords in turn; three Quests win",
  "door.campaign": "Campaign",
  "door.campaign-line": "one is Dungeonlord, the heroes stand together",
  "door.kind": "for {count} players",
  "door.kind-options": "for {count} players, with {options, plural, one {# optional rule} other {# optional rules}}",
  "door.kind-campaign": "campaign for {count} players",
  "door.standing": "Quests {values}",
  "door.standing-party": "the party’s Quests {value}",
  "door.cards": "Browse all cards",
} as const;
