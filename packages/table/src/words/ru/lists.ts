import type { lists as english } from "../en/lists.ts";

/** The same in Russian. */
export const lists: Readonly<Record<keyof typeof english, string>> = {
  "list.text": "Список текстом",
  "list.how": "Измените его или вставьте другой и прочтите. Его можно послать другу как есть.",
  "list.show-all": "Показать все карты",
  "list.read": "Прочесть этот текст",
  "list.write": "Записать список заново",
  "list.copy": "Скопировать",
  "list.save": "Сохранить в файл",
  "list.load": "Прочесть файл",
  "list.taken": "Список прочитан.",
  "list.copied": "Скопировано.",
  "list.not-copied": "Браузер не даёт скопировать: выделите и скопируйте вручную.",
  "list.line": "Строка {line}, «{text}»: {what}",
  "list.line-near": "Строка {line}, «{text}»: {what}. Может быть, «{nearest}»?",
};
