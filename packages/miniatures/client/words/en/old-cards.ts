/** The page of old cards, and the door to it. */
export const oldCards = {
  "cards.title": "All cards",
  "cards.old": "Bring a stat card of the older kind up to date",
  "old.no-pack": "{name} is no pack but a stat card of the older kind: it must be turned into one of today’s first.",
  "old.turn": "Turn it into one of today’s",
  "old.title": "Old cards",
  "old.lead":
    "Type a stat card of the older kind below, or open a file with one: beside it stands today’s card, every change with its rule, and what is left for you to decide. What you type stays with you.",
  "old.text": "The old card",
  "old.load": "Open a file",
  "old.example": "Show an example",
  "old.form":
    "Fields first, one a line: Name, Name-ru, Set, Rarity, Size, Faction, Champion, Cost, Level, HP, AC, DEF, Speed, Keywords. Then headings with their lines below: Attacks, Abilities, Special Powers, Champion Powers, Errata. An indented line goes on with the one above.",
  "old.unread": "This cannot be read as a card",
  "old.card": "Today’s card",
  "old.none": "Nothing is written yet.",
  "old.changes": "What has changed ({count})",
  "old.decisions": "What you must decide ({count})",
  "old.how-decide":
    "Put right in the text what can be said there. What a text cannot say, such as a power of many words, is written into the pack’s file: keep the card, save its pack to a file from your own cards below, mend it, and bring it back.",
  "old.pack": "Keep it in the pack",
  "old.pack-usual": "Old cards",
  "old.keep": "Keep this card",
  "old.kept": "{card} is kept in {pack}: it may be looked up and fielded.",
} as const;
