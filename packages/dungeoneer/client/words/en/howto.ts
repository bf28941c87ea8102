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
    "Both sides roll a die and add their score in Melee, Magic or Speed. The higher one hits: one wound. Equal numbers harm nobody. Whoever was attacked by a monster may strike back, once a turn, for a Movement that was kept.",
  "howto.pack": "Monsters that come through",
  "howto.pack-text":
    "A monster that was wounded goes into your Pack, one that was not into the Pack or back to your hand. A Pack holds three, and all of them can be sent again.",
  "howto.quests": "Quests",
  "howto.quests-text":
    "Two are your own, and one is for everybody. Each names the space where it is tried: a number to make, a die to roll, a price to pay, or a monster to defeat. A completed Quest ends your Hero Phase and brings its reward.",
  "howto.press": "At this table",
  "howto.press-text":
    "Press a space in the light to go there, a card in the light to play it. Where a thing may mean several, you are asked which. What is not in the light tells you why when you press it.",
} as const;
