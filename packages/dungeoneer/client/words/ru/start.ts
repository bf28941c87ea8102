import type { start as en } from "../en/start.ts";

/** Messages of the setting up, in Russian. */
export const start: Readonly<Record<keyof typeof en, string>> = {
  "option.count": "Игроки",
  "start.map": "Подземелье",
  "start.map-name": "Под лестницей",
  "start.map-line": "Оно строится карта за картой по ходу игры.",
  "start.seat-line": "Герой и два его задания приходят из колоды.",
  "start.seat": "Игрок {number}",
  "help.title": "Правила Dungeoneer",
};
