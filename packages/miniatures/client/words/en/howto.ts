/** The game in short. */
export const howto = {
  "howto.lead": "Two warbands meet on one map, and a d20 decides every blow.",
  "howto.win": "How to win",
  "howto.win-text":
    "Destroyed enemies and held victory areas bring victory points. Whoever reaches the points that the warbands were built by wins.",
  "howto.round": "A round",
  "howto.round-text": "The seats take turns with two creatures each until all have acted.",
  "howto.turn": "A creature’s turn",
  "howto.turn-text":
    "A creature has an attack action, a move action and a minor action, in any order. A charge is an attack with a run before it.",
  "howto.roll": "A roll",
  "howto.roll-text":
    "A d20 and the bonus of the attack must reach the defense that it names. Each button of a target says how likely that is, and of what the bonus is made.",
} as const;
