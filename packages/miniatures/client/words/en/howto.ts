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
  "howto.look": "Look before you choose",
  "howto.look-text":
    "Point at a square, a creature or a button, rest a finger on it, or go there with the keys: the paper beside the question tells what would come of it. A way shows what it costs, and crossed swords where an enemy may strike. An attack shows each chance with its parts, an area whom it catches, friends in red. A dotted line joins two who flank, a dotted rim is an aura, and a laurel says what a victory area is worth. S asks for the lines of sight and of effect between two squares.",
} as const;
