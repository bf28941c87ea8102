import type { door as en } from "../en/door.ts";

/** What the start page says before the game is opened, in Russian. */
export const door: Readonly<Record<keyof typeof en, string>> = {
  "door.line": "Герои и тьма, которая их ждёт",
  "door.full": "Каждый за себя",
  "door.full-line": "герои и Владыки по очереди; победа за три задания",
  "door.campaign": "Кампания",
  "door.campaign-line": "один Владыка, герои заодно",
  "door.kind": "игроков: {count}",
  "door.kind-options":
    "игроков: {count}, {options, plural, one {# дополнительное правило} few {# дополнительных правила} many {# дополнительных правил} other {# дополнительного правила}}",
  "door.kind-campaign": "кампания, игроков: {count}",
  "door.standing": "задания {values}",
  "door.standing-party": "задания отряда {value}",
  "door.cards": "Все карты",
};
