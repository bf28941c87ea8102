import type { oldCards as english } from "../en/old-cards.ts";

/** The same in Russian. */
export const oldCards: Readonly<Record<keyof typeof english, string>> = {
  "cards.title": "Все карты",
  "cards.old": "Обновить карту старого образца",
  "old.title": "Старые карты",
  "old.lead":
    "Перепишите сюда карту существа старого образца или откройте файл с ней: рядом появится нынешняя карта, каждая перемена со своим правилом и всё, что осталось решить вам. Написанное остаётся у вас.",
  "old.text": "Старая карта",
  "old.load": "Открыть файл",
  "old.example": "Показать пример",
  "old.form":
    "Сначала поля, по одному в строке: Name, Name-ru, Set, Rarity, Size, Faction, Champion, Cost, Level, HP, AC, DEF, Speed, Keywords. Затем заголовки, под каждым его строки: Attacks, Abilities, Special Powers, Champion Powers, Errata. Строка с отступом продолжает предыдущую. Сама карта пишется по-английски.",
  "old.unread": "Это нельзя прочесть как карту",
  "old.card": "Нынешняя карта",
  "old.none": "Пока ничего не написано.",
  "old.changes": "Что изменилось ({count})",
  "old.decisions": "Что решать вам ({count})",
  "old.how-decide":
    "Что можно сказать в тексте, поправьте в тексте. Чего текст не скажет — например, многословную силу — пишут в файл набора: сохраните карту, ниже, среди ваших карт, сохраните её набор в файл, поправьте его и принесите обратно.",
  "old.pack": "Хранить в наборе",
  "old.pack-usual": "Старые карты",
  "old.keep": "Сохранить карту",
  "old.kept": "{card}: сохранено в наборе {pack}, карту можно смотреть и брать в отряд.",
};
