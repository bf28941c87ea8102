/** Messages of the first page of the help: how the game is played, in short. */
export const howto = {
  "howto.lead":
    "Two warbands meet in a dungeon. Each has a commander who stays off the board, creatures who fight on it, and Morale that runs out. Whoever has more of it at the end wins.",
  "howto.table": "What is on the table",
  "howto.table-text":
    "<b>The battlefield</b> is made of squares: floor, walls, difficult and hazardous ground, obstacles, closed treasure chests, and a start area for each side. <b>The commander</b> keeps two numbers: Morale is your life, Leadership is how many Levels of creatures you may have in play. <b>Your hand</b> holds two kinds of cards: creatures to deploy, and orders that your creatures carry out. Your opponent’s hand is hidden.",
  "howto.win": "How one wins",
  "howto.win-text":
    "The game ends at once when somebody’s Morale is 0 or less, or when a player’s own turn ends and that player has no creature on the board. Then the highest Morale wins; whoever ended it by having no creatures cannot win. Morale falls when your creatures are destroyed (by their Level) and when they cower; it rises when they collect treasure.",
  "howto.turn": "A turn has four phases",
  "howto.refresh":
    "<b>Refresh.</b> What happens at the start of your turn happens; your creatures untap; you draw one order.",
  "howto.activate":
    "<b>Activate.</b> Your creatures act one after another, in the sequence you like, each once. An active creature may move, attack, play orders and use powers, in any order.",
  "howto.deploy":
    "<b>Deploy.</b> Your Leadership grows by 1. Put creatures from your hand into your start area, as long as the Levels of all yours together stay within your Leadership.",
  "howto.cleanup":
    "<b>Cleanup.</b> What lasts until the end of the turn ends; your creatures untap again, ready for the enemy’s turn; you draw creatures up to your commander’s hand size.",
  "howto.acting": "What a creature may do",
  "howto.acting-text":
    "<b>Move</b> once, up to its Speed; a move neither taps nor can be split. A move ends on the first square beside an enemy, and a creature that starts beside an enemy moves 1 square only. <b>Standard</b> actions, such as an attack or collecting treasure, tap the creature and belong to its own activation. <b>Minor</b> actions do not tap it. <b>Immediate</b> actions tap it too, but may be taken in anybody’s turn, as a response. A tapped creature cannot do what would tap it.",
  "howto.orders": "Orders",
  "howto.orders-text":
    "An order is played on one of your creatures, and that creature carries it out. It must have the ability that the card names and at least the card’s Level. If its Level is too low, neighbours of yours with the same ability may assist: their Levels are added, and they tap.",
  "howto.attack": "Attacks",
  "howto.attack-text":
    "A melee attack hits a creature on a neighbouring square. A ranged attack needs a ranged value, line of sight, the distance, and no enemy beside the shooter. Attacks do not roll dice: the damage is printed. Who has cover from a shot may tap to dodge it. Damage stays; a creature whose damage reaches its hit points is destroyed.",
  "howto.stack": "Nothing happens before it could be answered",
  "howto.stack-text":
    "Every action first waits on the <b>stack</b>. Each player may answer with an action of their own, which is laid on top and happens first; an answer can be answered as well. When nobody adds anything, the top action happens, and all are asked again. So a shield raised in answer to a blow is up before the blow falls. The table passes for you when you have nothing to answer with; what it asks about is set in the menu.",
  "howto.cower": "Cowering",
  "howto.cower-text":
    "Whenever one of your creatures would take damage, you may let it cower: all that damage and every other effect of its source on it is off, and you pay 1 Morale for every full 10 of the damage. It is all or nothing, and you must be able to pay.",
  "howto.treasure": "Treasure",
  "howto.treasure-text":
    "A chest opens when a creature enters its square, and shows 1 to 3 treasures. A creature that stands there may tap to collect one: Morale +1. The rest lie there for later.",
  "howto.press": "At this table",
  "howto.press-text":
    "The paper asks what there is to decide; everything lit on the board and in the hand can be pressed. Press something that is not lit, and the table says why not. Point at a card or a figure to read it large. Every line of the log and every question names its rule, and the rule opens at a press. Undo takes back your last answer until something hidden was shown.",
} as const;
