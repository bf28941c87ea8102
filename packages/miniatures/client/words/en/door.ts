/** What the start page says before the game is opened; every reader loads it. */
export const door = {
  "door.build": "Build a warband of your own",
  "door.cards": "Browse all cards",
  "door.kind": "{scenario} for {points} points",
  "door.line": "Warbands, maps and a d20",
  "door.maps": "Draw a map",
  "door.skirmish": "A battle",
  "door.skirmish-line": "two warbands, a map: choose below",
  "door.standing": "points {values}",
  "scenario.assault": "Assault",
  "scenario.arena": "Arena",
  "scenario.bounty": "Bounty",
  "scenario.quick-raid": "Quick Raid",
  "scenario.uncontested-victory": "Uncontested Victory",
  "scenario.sealed-booster": "Sealed Boosters",
} as const;
