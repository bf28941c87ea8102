/** Names of what a match is made of. */
export const words = {
  "deed.move": "move",
  "deed.attack": "attack",
  "deed.order": "order",
  "deed.power": "power",
  "deed.trigger": "power",
  "deed.collect": "collecting treasure",
  "deed.dodge": "dodge",
  "deed.something": "the action",
  "seat.twin": "{name} ({number})",
} as const;
