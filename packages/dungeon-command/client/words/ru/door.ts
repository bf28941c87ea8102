import type { door as english } from "../en/door.ts";

/** The same in Russian. */
export const door: Readonly<Record<keyof typeof english, string>> = {
  "door.build": "Собрать свой отряд",
  "door.cards": "Все карты",
  "door.line": "Отряды и приказы, без кубиков",
  "door.standard": "Полная игра",
  "door.first-game": "Первая партия",
  "door.first-game-line": "Впервые здесь? Начните с неё",
  "door.standard-line": "все правила и свой отряд",
  "door.standing": "мораль {values}",
};
