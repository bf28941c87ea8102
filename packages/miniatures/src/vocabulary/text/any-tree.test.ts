import { plainText } from "@undercroft/cards";
import { treesOf } from "@undercroft/cards/testing";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { creatureCard } from "../../../testing/battle.ts";
import { attackEntry, type CreatureCard, checkPackData, creatureText, type Power, power } from "../index.ts";

const names = ["this", "target", "it", "you", "opponent", "attacker"];
const leaves = { names, numbers: [5, 10, 15, 20] };
const words = Object.fromEntries(names.map((name) => [name, { en: "Word", ru: "Слово" }]));
const named = { name: { en: "Name", ru: "Имя" } };
const broken = /undefined|\[object|NaN|null| {2}|\(\)|“”|«»|, ,|\. \./;

/** Auras that do nothing are refused by the validator. */
const doesSomething = (read: Power): boolean => read.power !== "aura" || "rules" in read || "pulse" in read;

function expectWhole(card: CreatureCard): void {
  for (const language of ["en", "ru"] as const) {
    const text = creatureText(card, language, words);
    for (const { spans } of [...text.attacks, ...text.powers]) {
      const line = plainText(spans);
      expect(line).not.toMatch(broken);
      expect(line).toMatch(/[.!?»”)]$/);
      // A word of the language never stands raw in a Russian text.
      if (language === "ru") expect(line).not.toMatch(/[a-z]{3}/i);
    }
  }
}

it("every power that the schema draws has text in both languages, survives JSON and never breaks the validator", () => {
  fc.assert(
    fc.property(treesOf(power, leaves), (value) => {
      const read = z.parse(power, JSON.parse(JSON.stringify(value)));
      expect(read).toEqual(value);
      const card = creatureCard("t/creature", { powers: [{ ...read, ...named }] });
      if (doesSomething(read)) expectWhole(card);
      const pack = { pack: "t", version: 1, language: 1, name: card.name, keywords: {}, creatures: [card], items: [] };
      expect(checkPackData(pack, "t.json")).toHaveProperty("ok");
    }),
    { numRuns: 250 },
  );
});

it("every attack that the schema draws has text in both languages and survives JSON", () => {
  fc.assert(
    fc.property(treesOf(attackEntry, leaves), (value) => {
      const read = z.parse(attackEntry, JSON.parse(JSON.stringify(value)));
      expect(read).toEqual(value);
      expectWhole(creatureCard("t/creature", { attacks: [{ ...read, ...named }] }));
    }),
    { numRuns: 150 },
  );
});
