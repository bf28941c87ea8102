import { isTable, walk } from "@undercroft/cards";
import { speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { type Content, type CreatureCard, type ItemCard, shippedPacks, type TextRef } from "../engine/index.ts";
import { modeWords } from "./text.ts";

const cards: readonly (CreatureCard | ItemCard)[] = shippedPacks().flatMap(({ creatures, items }) => [
  ...creatures,
  ...items,
]);

const content: Content = {
  creatures: Object.fromEntries(shippedPacks().flatMap(({ creatures }) => creatures.map((card) => [card.id, card]))),
  items: Object.fromEntries(shippedPacks().flatMap(({ items }) => items.map((card) => [card.id, card]))),
};

/** Every choice of a card's text, with how many modes it has. */
function choicesOf(card: CreatureCard | ItemCard): readonly { readonly ref: TextRef; readonly modes: number }[] {
  const found: { readonly ref: TextRef; readonly modes: number }[] = [];
  walk(card, (table, path) => {
    if (isTable(table) && table.do === "choose" && Array.isArray(table.modes))
      found.push({ ref: { card: card.id, path: [...path] }, modes: table.modes.length });
  });
  return found;
}

test.each(["en", "ru"] as const)(
  "each mode of a choice says what it does, and each another thing (%s)",
  async (locale) => {
    await speak(locale);
    const choices = cards.flatMap(choicesOf);
    expect(choices.length).toBeGreaterThan(0);
    for (const { ref, modes } of choices) {
      const words = Array.from({ length: modes }, (_, mode) => modeWords(content, ref, mode));
      expect(new Set(words).size, ref.card).toBe(modes);
      for (const one of words) expect(one).not.toMatch(/^(Choice|Вариант) \d/);
    }
    expect(modeWords(content, null, 1)).toMatch(/^(Choice|Вариант) 2$/);
    await speak("en");
  },
);
