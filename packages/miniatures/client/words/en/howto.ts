/** The game in short, for whoever sits down for the first time. */
export const howto = {
  "howto.lead":
    "Two warbands meet on one map. Their creatures walk, shoot and strike, a d20 decides every blow, and the ground counts as much as the sword. Nothing is hidden but the dice to come.",
  "howto.first": "Your first ten minutes",
  "howto.first-door":
    "On the start page leave everything as it is and press <b>Open the door</b>: an Assault for 100 points, a ready warband, and the computer against you.",
  "howto.first-place":
    "Set up your creatures in the lit start area: the sturdy ones in front, whoever shoots behind them. Press something that is not lit, and the table says why not.",
  "howto.first-go":
    "When it is your turn, press a creature, then where it shall go. Make for a victory area of yours, the squares with a laurel: one creature that stands there at the end of the round is enough.",
  "howto.first-strike":
    "When enemies are near, let two creatures strike the same one from opposite sides. Hurt one enemy until it is gone rather than three a little: a creature fights with its whole strength to the last hit point.",
  "howto.first-undo":
    "Before you press, read the paper beside the question: it tells chances, costs and dangers. Undo takes back an answer that you did not mean.",
  "howto.table": "What is on the table",
  "howto.table-text":
    "<b>A warband</b> is bought for 100, 200 or 500 points; each creature costs what its card says. <b>The stat card</b> has four defenses (AC, Fortitude, Reflex and Will), speed, hit points, attacks and powers. <b>The map</b> has walls, terrain, two start areas, and victory areas marked A, B or A&B: the areas of your side’s letter are yours, those with both letters are for both.",
  "howto.win": "What wins",
  "howto.win-text":
    "Whoever first has as many <b>victory points</b> as the warbands had points to spend. A destroyed enemy gives its cost, with the items it carries. A victory area of yours in which you have a creature at the end of a round gives 5 points in a game of 100, 10 at 200, 25 at 500, however many areas you hold. It is looked at after each turn and each round; other scenarios count otherwise, and the start page says how.",
  "howto.before": "Before the first round",
  "howto.before-test":
    "<b>A champion test</b>: each side rolls a d20, and the side with the better champion rolls two and keeps the higher. The winner chooses one of the two maps, or leaves the choice to the other.",
  "howto.before-side":
    "Who has not chosen the map says which player sets up first; that player takes one side of the map and places the whole warband there. The other player does so opposite.",
  "howto.round": "A round",
  "howto.round-start":
    "A new champion test: its winner says who begins. In the first turn of the round that player acts with <b>one</b> creature.",
  "howto.round-turns":
    "Then the players take turns, with <b>two</b> creatures each, until every creature has acted once. Who has none left waits while the other acts with the rest.",
  "howto.round-end": "At the end of the round the victory areas are counted, and the next round begins.",
  "howto.turn": "A creature’s turn",
  "howto.turn-start":
    "<b>Start.</b> It takes ongoing damage, and whatever the ground under it does; powers may be used that wait for this moment.",
  "howto.turn-act":
    "<b>Act.</b> It has one attack action, one move action and one minor action, in any order. The attack may be given for one more move, and a move or an attack for one more minor action, but nothing turns into an attack.",
  "howto.turn-end":
    "<b>End.</b> It rolls to save against what a save ends; then what lasts until the end of this turn stops.",
  "howto.actions": "What it may do",
  "howto.actions-text":
    "<b>Move</b> up to its speed: through friends, but not through enemies. <b>Shift</b> one square, with care: nobody gets to strike at it. <b>Attack</b> with one of the lines of its card; the first is its basic attack. <b>Charge</b>, for its attack action: it runs at an enemy that it sees, at least two squares and ever nearer, and makes a basic melee attack at +1; then its turn is all but over. <b>Free actions</b> cost nothing. An <b>immediate action</b> answers something that happens, even in another creature’s turn, once in each turn.",
  "howto.attack": "An attack",
  "howto.attack-text":
    "Roll a d20 and add the bonus of the attack: it hits if the sum reaches the defense that the attack names. A 20 always hits, and is a critical hit: the damage with which the line begins is doubled. A 1 always misses. Damage is printed, in steps of 5. At its Bloodied score or below a creature is <b>bloodied</b>, which some powers wait for; at 0 it is destroyed and leaves the map.",
  "howto.kinds": "Four kinds of attack",
  "howto.kinds-text":
    "<b>Melee</b> strikes a neighbour, or farther where the card gives a reach. <b>Ranged</b> shoots at one target within its range. <b>Close</b> strikes everybody in a blast, burst or line that begins at the attacker. <b>Area</b> strikes everybody around a square some way off. Close and area attacks roll for each target; the board shows whom they would catch, friends in red.",
  "howto.advantage": "Flanking and combat advantage",
  "howto.advantage-text":
    "Two of yours beside an enemy, on opposite sides or opposite corners, <b>flank</b> it, and both have <b>combat advantage</b>: +2 to hit. You also have it against a creature that does not see its attacker, or that is Blinded, Dazed, Helpless or Stunned. It is +2 however many reasons there are. A dotted line on the board joins two who flank.",
  "howto.cover": "Sight, effect and cover",
  "howto.cover-text":
    "Every attack needs a <b>line of effect</b> to its target, and a shot a <b>line of sight</b> as well: one straight line between the two spaces that touches no wall is enough for either. Smoke and woods stop sight only. If some lines to the target are stopped, it has <b>cover</b>: −2 against AC and Reflex. For a shot enemies in between are cover too; your own creatures are not. Press S to see the lines between two squares.",
  "howto.opportunity": "Opportunity attacks",
  "howto.opportunity-text":
    "Who walks out of a square beside an enemy, or makes a ranged or area attack beside one, gives that enemy an opportunity: one basic attack, before the step or the shot. Each creature may strike so once in each turn. Shifting, and being pushed, pulled or slid, gives no opportunity. Crossed swords on a way show where somebody may strike.",
  "howto.conditions": "Conditions",
  "howto.conditions-text":
    "<b>Slowed</b>: speed 2. <b>Immobilized</b>: it cannot move itself. <b>Weakened</b>: its attacks do half damage. <b>Blinded</b>: it sees nothing. <b>Dazed</b>: one action in its turn, none in others’, and no opportunity attacks. <b>Stunned</b>: no actions at all. <b>Helpless</b>: stunned, immobilized, and every melee attack against it is a critical hit. <b>Dominated</b>: somebody else chooses its one action. <b>Confused</b>: a die says how it acts.",
  "howto.conditions-end":
    "If nothing else is said, a condition lasts through the creature’s next turn. <b>Save ends</b> means a d20 at the end of its turn: 10 or more ends it, 20 ends everything of the kind. <b>Ongoing damage</b> comes at the start of each of its turns until a save ends it.",
  "howto.powers": "Powers",
  "howto.powers-text":
    "Some hold all the time, as resistances do. An <b>aura</b> touches whoever is near; a dotted rim shows how far. Others happen by themselves when something occurs, and some you use: in place of an action, as a free action, or as an answer. Boxes on the card count the uses; a power that recharges gets one back when its moment comes. The table asks you whenever a power may answer; the menu says about what it shall ask.",
  "howto.champions": "Champions",
  "howto.champions-text":
    "A creature with a <b>Champion Rating</b> leads. Your best rating against theirs decides who rolls two dice in champion tests, and so who gets to choose. In the whole battle a champion may use champion powers as many times as its rating says, whichever it likes, and one power once in each turn.",
  "howto.terrain": "Terrain",
  "howto.terrain-text":
    "<b>Difficult</b> squares, woods and rivers among them, cost two squares of speed instead of one. <b>Fire</b> hurts whoever enters or starts a turn in it, <b>spike stones</b> whoever walks in. A <b>pit</b> is entered by force or on wings alone. <b>Smoke</b> and <b>woods</b> hide; woods also give cover from shots. A <b>sacred circle</b> helps to hit, <b>blood rock</b> makes critical hits on a 19 too, and a <b>healing font</b> heals for an attack action. Press a square, and the table says what lies there.",
  "howto.look": "Look before you choose",
  "howto.look-text":
    "Point at a square, a creature or a button, rest a finger on it, or go there with the keys: the paper beside the question tells what would come of it. A way shows what it costs, and crossed swords where an enemy may strike. An attack shows each chance with its parts, an area whom it catches, friends in red. A dotted line joins two who flank, a dotted rim is an aura, and a laurel says what a victory area is worth. S asks for the lines of sight and of effect between two squares. Every line of the log and every refusal names its rule, and the rule opens at a press.",
} as const;
