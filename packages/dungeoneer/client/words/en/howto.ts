/** The game in short. */
export const howto = {
  "howto.lead":
    "You have a hero in the dungeon, and on your turn you are the dungeon too. Bring your hero through three Quests before the others, and make their way hard.",
  "howto.win": "How to win",
  "howto.win-text":
    "Whoever completes <b>three Quests</b> first wins at once. So does the last hero who stands: a hero without Life is out.",
  "howto.turn": "Your turn",
  "howto.reset": "<b>Reset.</b> Doors close, and your hero has its Movements: its Speed and what its card adds.",
  "howto.dungeonlord":
    "<b>Dungeonlord.</b> Send monsters and traps out of your hand at the other heroes, and play Banes on them.",
  "howto.build": "<b>Build.</b> Turn over a card of the map and lay it where it fits.",
  "howto.hero": "<b>Hero.</b> Walk, open doors, ready Boons and Treasures, try Quests, challenge a hero in your space.",
  "howto.discard-draw": "<b>Discard and draw.</b> Put one card away, then fill your hand up to five.",
  "howto.glory": "Glory and Peril",
  "howto.glory-text":
    "A hero who enters a space gains what stands on its card: <b>Glory</b>, left, in a gold disc, and <b>Peril</b>, right, in a red diamond. You spend your Glory on Boons and Treasures. The others spend <b>your</b> Peril on what they send at you.",
  "howto.map": "The dungeon",
  "howto.map-text":
    "A card is a space, and a step to the next one costs 1 Movement. Only the side that you leave by counts: a gap is open, a wall is closed, a locked or trapped door wants a die and a score that make its number. A failed lock costs a Movement, a failed trap a wound; open it is either way, until the turn ends.",
  "howto.fight": "Fights",
  "howto.fight-text":
    "Both sides roll a die and add their score in Melee, Magic or Speed; who attacks chooses which. The higher one hits: one wound, or what the card says of a hit. Equal numbers harm nobody. In your Hero Phase a challenge costs 1 Movement, once a turn; whoever was attacked by a monster may strike back for a Movement that was kept.",
  "howto.pack": "Monsters that come through",
  "howto.pack-text":
    "A monster that was wounded goes into your Pack, one that was not into the Pack or back to your hand. A Pack holds three, and all of them can be sent again.",
  "howto.quests": "Quests",
  "howto.quests-text":
    "Two are your own, and one is for everybody. Each names the space where it is tried. Completing one ends your Hero Phase and brings its reward; only one is completed in a turn.",
  "howto.hurt": "Wounds, tipped, defeated",
  "howto.hurt-text":
    "A wound takes 1 Life. A <b>tipped</b> hero goes nowhere before it has got up for 1 Movement. A hero without Life is defeated: it leaves the map with its Quests and all that it has, unless an optional rule says otherwise.",
  "howto.cards": "Cards",
  "howto.cards-text":
    "<b>Boons</b> and <b>Treasures</b> help your own hero and cost Glory. What stays is readied before you, as far as your hero's card has room; of one kind of Treasure, such as shields, only one. What happens at once is put away at once.",
  "howto.cards-harm":
    "<b>Monsters</b>, <b>Traps</b> and <b>Obstacles</b> are sent in your Dungeonlord Phase, all of them together, and <b>Banes</b> are played before, between and after them. Whoever they are meant for pays, with Peril. A Trap meets everybody in the space, an Obstacle one hero.",
  "howto.answer": "Answers",
  "howto.answer-text":
    "Whoever is attacked may answer before anything happens, in turn and clockwise, with Response Boons paid for with Glory. The table asks only those who could hold an answer; in a window it can pass for you: the list of stops says when.",
  "howto.reward": "What fights bring",
  "howto.reward-text":
    "When all is over, the Dungeonlord gives away 1 Peril for each wound that monsters dealt to heroes, and heroes gain 1 Glory for each wound that they dealt to monsters.",
  "howto.quests-kinds":
    "<b>Threat:</b> make its number; the first try of a turn is free, each other one costs 1 Movement. <b>Chance:</b> a die, 1 Movement a try; Glory may buy a bonus. <b>Sacrifice:</b> pay the price. <b>Slay:</b> its monster strikes first, then you challenge it. <b>Search:</b> find it first, and finish in the same turn. <b>Escort:</b> take something from one space to another; others may take it from you on the way.",
  "howto.options": "Optional rules",
  "howto.options-revealed":
    "<b>Revealed Map.</b> Before the first turn all Map cards are dealt and laid in turn; no turn has a Build Phase.",
  "howto.options-secret":
    "<b>Secret Quest.</b> You look at your two Quests and keep one of them face down, until you try it.",
  "howto.options-looting":
    "<b>Looting.</b> Treasures of a fallen hero lie where it fell; a hero there takes one for 1 Movement. Treasures of the hand are played only when a monster was defeated, or in a turn in which a Trap was overcome.",
  "howto.options-respawn":
    "<b>Respawn.</b> Whoever has lost the hero keeps the Quests and begins again at the Entrance with another one. The last hero who stands wins nothing.",
  "howto.options-malevolent":
    "<b>Malevolent Force.</b> Whoever has lost the hero keeps hand and Pack and plays on as Dungeonlord alone, and wins by bringing down the one hero that is left.",
  "howto.options-wandering":
    "<b>Wandering Pack.</b> Your Pack stands on the map, where its first monster came through. In each Dungeonlord Phase it has 1 to 3 Movements by a die and its monsters attack without Peril; whoever comes into its space is attacked too.",
  "howto.campaign": "A campaign",
  "howto.campaign-text":
    "One player is the Dungeonlord for the whole game and has no hero; all others have heroes and play as one. The heroes win together when they have done <b>two Quests more than there are heroes</b>, each of them at least one. The Dungeonlord wins when <b>as many heroes have fallen as there are hero players</b>; who falls comes again as by Respawn.",
  "howto.campaign-turn":
    "<b>All share one turn:</b> Reset, then the Dungeonlord, then the heroes one after the other from the Dungeonlord's left.",
  "howto.campaign-lord":
    "<b>The Dungeonlord</b> lays three Map cards, the first as near to a hero as it can, then sends and plays as usual, moves the Pack, and may pay with a Peril of its own together with that of others.",
  "howto.campaign-hero":
    "<b>Heroes</b> draw from a Glory deck of Boons and Treasures, for 1 Glory a card. What stays is readied only after a combat. Two Quests are open to all.",
  "howto.press": "At this table",
  "howto.press-text":
    "Press a space in the light to go there, a card in the light to play it. Where a thing may mean several, you are asked which. What is not in the light tells you why when you press it.",
} as const;
