import { speak } from "@undercroft/table";
import { afterAll, expect, test } from "vitest";
import { cardsOf, contentOf } from "../../src/index.ts";
import { shippedPacks } from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { copiesOf, countsOf, type Entry, entriesOf, KINDS, lookedFor } from "./shelf.ts";

afterAll(() => speak("en"));

const packs = shippedPacks();
const content = contentOf(packs.map(cardsOf));
const entries = async (language: "en" | "ru"): Promise<readonly Entry[]> => {
  await speak(language);
  return entriesOf(packs, content);
};

test("every card of all sets stands on the shelf once, of every kind some", async () => {
  const all = await entries("en");
  const cards = packs.flatMap(({ heroes, quests, maps, adventures }) => [
    ...[...heroes, ...quests, ...maps].map(({ id }) => id),
    ...adventures.map(({ card }) => card.id),
  ]);
  expect(all.map(({ id }) => id).toSorted()).toEqual(cards.toSorted());
  expect(countsOf(all).map(({ kind }) => kind)).toEqual([...KINDS]);
  // The kinds together are all cards, each counted once; with their copies they are more.
  expect(countsOf(all).reduce((sum, { count }) => sum + count, 0)).toBe(cards.length);
  expect(copiesOf(all)).toBeGreaterThan(cards.length);
});

test("cards are found by kind, by name and by what they say, in both languages", async () => {
  const all = await entries("en");
  const traps = lookedFor(all, { words: "", kind: "trap", pack: null });
  expect(new Set(traps.map(({ kind }) => kind))).toEqual(new Set(["trap"]));
  const [first] = all;
  const name = first === undefined ? "" : cardName(content, first.id);
  expect(lookedFor(all, { words: ` ${name.toUpperCase()} `, kind: null, pack: null })).toContain(first);
  expect(lookedFor(all, { words: "no card says this", kind: null, pack: null })).toEqual([]);
  expect(lookedFor(await entries("ru"), { words: "ловушка", kind: "trap", pack: null })).toHaveLength(traps.length);
});
