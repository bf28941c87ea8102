import type { words as english } from "../en/words.ts";

/** The same in Russian. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  "deed.move": "ход",
  "deed.attack": "атака",
  "deed.order": "приказ",
  "deed.power": "сила",
  "deed.trigger": "сила",
  "deed.collect": "сбор сокровища",
  "deed.dodge": "уклонение",
  "deed.something": "действие",
  "seat.twin": "{name} ({number})",
};
