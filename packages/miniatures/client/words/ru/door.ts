import type { door as en } from "../en/door.ts";

/** What the start page says before the game is opened; every reader loads it. */
export const door: Readonly<Record<keyof typeof en, string>> = {
  "door.line": "Отряды, карты и d20",
  "door.skirmish": "Стычка, 100 очков",
  "door.skirmish-line": "два готовых отряда, малая карта",
  "door.maps": "Нарисовать карту",
  "door.standing": "очки {values}",
};
