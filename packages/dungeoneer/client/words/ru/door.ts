import type { door as en } from "../en/door.ts";

/** What the start page says before the game is opened, in Russian. */
export const door: Readonly<Record<keyof typeof en, string>> = {
  "door.line": "Герои и тьма, которая их ждёт",
  "door.full": "Полная партия",
  "door.full-line": "победа за три задания",
  "door.kind": "игроков: {count}",
  "door.standing": "задания {values}",
  "door.cards": "Все карты",
};
