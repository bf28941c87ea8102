import type { door as en } from "../en/door.ts";

/** What the start page says before the game is opened, in Russian. */
export const door: Readonly<Record<keyof typeof en, string>> = {
  "door.line": "Герои и тьма, которая их ждёт",
  "door.full": "Партия по основным правилам",
  "door.full-line": "победа за три задания; правила ещё будут",
  "door.kind": "игроков: {count}",
  "door.standing": "задания {values}",
  "door.cards": "Все карты",
};
