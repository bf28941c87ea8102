import type { door as en } from "../en/door.ts";

/** What the start page says before the game is opened; every reader loads it. */
export const door: Readonly<Record<keyof typeof en, string>> = {
  "door.build": "Собрать свой отряд",
  "door.cards": "Посмотреть все карты",
  "door.kind": "{scenario} на {points} очков",
  "door.line": "Отряды, карты и d20",
  "door.maps": "Нарисовать карту",
  "door.skirmish": "Битва",
  "door.skirmish-line": "два отряда и карта: выбор ниже",
  "door.standing": "очки {values}",
  "scenario.assault": "Штурм",
  "scenario.arena": "Арена",
  "scenario.bounty": "Награда",
  "scenario.quick-raid": "Быстрый набег",
  "scenario.uncontested-victory": "Бесспорная победа",
  "scenario.sealed-booster": "Закрытые наборы",
};
