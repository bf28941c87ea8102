import type { packs as en } from "../en/packs.ts";

/** Messages of packs of the player's own. */
export const packs: Readonly<Record<keyof typeof en, string>> = {
  "packs.title": "Ваши карты",
  "packs.how":
    "Перетащите сюда набор, JSON или YAML, или выберите его файл. Он останется в этом браузере, и его картами можно играть.",
  "packs.bring": "Принести набор",
  "packs.kept": "{name}: прочитано и сохранено, этими картами можно играть.",
  "packs.full": "В браузере нет места: набор не сохранён.",
  "packs.taken": "Набор «{id}» в игре уже есть: дайте своему другое имя.",
  "packs.faulty":
    "{name} не принят: {count, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}. Сначала названы файл, строка и карта.",
  "packs.save": "Сохранить в файл: {name}",
  "packs.drop": "Убрать: {name}",
  "packs.dropped": "{name}: убрано. Партии, которые идут с этими картами, продолжаются.",
};
