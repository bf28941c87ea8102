/** Messages of packs of the player's own. */
export const packs = {
  "packs.title": "Your own cards",
  "packs.how":
    "Drop a pack here, JSON or YAML, or choose its file. It stays in this browser, and its cards may be played.",
  "packs.bring": "Bring a pack",
  "packs.kept": "{name} is read and kept: its cards may be played.",
  "packs.full": "This browser has no room left: the pack is not kept.",
  "packs.taken": "The game comes with a pack “{id}” already: give yours another id.",
  "packs.faulty":
    "{name} was not taken over: {count, plural, one {# thing is} other {# things are}} wrong with it. File, line and card come first.",
  "packs.save": "Save to a file: {name}",
  "packs.drop": "Put away: {name}",
  "packs.dropped": "{name} is put away. Games that are played with its cards go on.",
} as const;
