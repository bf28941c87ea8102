import type { start as english } from "../en/start.ts";

/** The same in Russian. */
export const start: Readonly<Record<keyof typeof english, string>> = {
  "start.warband-of": "Отряд стороны {number}",
  "start.gold-half": "Золотая половина набора и право первым выбрать командира.",
  "start.silver-half": "Серебряная половина набора.",
  "start.ready-made": "Готовое поле боя",
  "start.laid": "Уложено вами",
  "start.field-line": "{width} на {height}, {face}",
  "start.lay": "Уложить тайлы самому",
  "option.face": "Поле боя",
  "option.dungeon": "подземелье",
  "option.outdoor": "под открытым небом",
  "option.count": "Игроков",
  "option.teams": "Две команды",
  "commander.label": "Мораль {morale}, лидерство {leadership}, приказов в начале {orders}, существ на руке {creatures}",
  "pack.free-companies": "Солдаты речных городов. Стоят плечом к плечу, прикрывают друг друга и богатеют.",
  "pack.weavers": "Пауки и те, кто их кормит. Связывают, ждут и бьют того, кто не может уйти.",
  "pack.own": "Существ {creatures}, приказов {orders}",
  "help.title": "Правила Dungeon Command",
};
