import { plainText } from "@undercroft/cards";
import { treesOf } from "@undercroft/cards/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { action, checkPackData, language, orderText, powersText } from "../index.ts";

const names = ["this", "target", "it", "you", "opponents", "response", "attacker"];
const tree = (schema: z.core.SomeType): fc.Arbitrary<unknown> =>
  treesOf(schema, { names, numbers: [10, 20, 30, 40, 50, 60, 70, 80, 90] });

const broken = /undefined|\[object|NaN|null| {2}|\(\)|“”|«»/;

function expectWhole(text: string, locale: "en" | "ru"): void {
  expect(text).not.toMatch(broken);
  expect(text.length).toBeGreaterThan(3);
  expect(text).toMatch(/[.!?»”)]$/);
  // A name of the language never stands raw in a Russian text.
  if (locale === "ru") expect(text).not.toMatch(/[a-z]{3}/i);
}

const russianWords = Object.fromEntries(names.map((name) => [name, { en: "Word", ru: "Слово" }]));

describe("any tree that the schema draws", () => {
  it("has text in both languages and survives JSON: actions", () => {
    fc.assert(
      fc.property(tree(action), (value) => {
        const card = z.parse(action, JSON.parse(JSON.stringify(value)));
        expect(card).toEqual(value);
        for (const locale of ["en", "ru"] as const) {
          const order = { ...orderHead, actions: [card] };
          for (const { spans } of orderText(order, locale, russianWords)) expectWhole(plainText(spans), locale);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("has text in both languages and survives JSON: powers", () => {
    fc.assert(
      fc.property(tree(language.power), (value) => {
        const power = z.parse(language.power, JSON.parse(JSON.stringify(value)));
        expect(power).toEqual(value);
        for (const locale of ["en", "ru"] as const) {
          for (const { spans } of powersText([power], locale, russianWords)) expectWhole(plainText(spans), locale);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("is refused or accepted as a card, and never breaks the validator", () => {
    fc.assert(
      fc.property(tree(action), fc.jsonValue(), (value, anything) => {
        for (const actions of [[value], anything]) {
          const pack = {
            pack: "t",
            version: 1,
            language: 1,
            name: orderHead.name,
            keywords: {},
            creatures: [],
            commanders: [],
          };
          expect(checkPackData({ ...pack, tiles: [], orders: [{ ...orderHead, actions }] }, "t.json")).toHaveProperty(
            "ok",
          );
        }
      }),
      { numRuns: 100 },
    );
  });
});

const orderHead = {
  id: "t/order",
  name: { en: "Test", ru: "Проба" },
  emblem: "book",
  level: 1,
  ability: "any",
  kind: "minor",
  half: "gold",
  copies: 1,
} as const;
