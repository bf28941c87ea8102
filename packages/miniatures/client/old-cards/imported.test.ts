import { speak, spoken } from "@undercroft/table";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { withCard } from "../../src/old-cards/pack-of.ts";
import { checkPackData } from "../../src/vocabulary/index.ts";
import { exampleCard } from "../engine/index.ts";
import { packs } from "../engine/packs.ts";
import { dictionary } from "../facing/names.ts";
import { catalogue } from "../start/catalogue.ts";
import { packCalled, readOld } from "./imported.ts";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

function importedOf(text: string, pack = "old-cards") {
  const read = readOld(text, pack);
  if (!read.ok) throw new Error(read.problems.join());
  return read.imported;
}

test("an old card is read from JSON too, or the page says what is wrong with it", () => {
  const json = JSON.stringify({ fields: { name: "Wolf" }, sections: {}, rest: [] });
  expect(importedOf(json).card.name.en).toBe("Wolf");
  expect(readOld('{"fields": 3, "sections": {}, "rest": []}', "a")).toEqual({
    ok: false,
    problems: ["card.json:1:2, fields: expected a table, found 3"],
  });
  expect(readOld("{", "a")).toMatchObject({ ok: false });
});

test("a card that is kept makes a sound pack, whose words are written as other packs write them or as they stand", () => {
  const { card } = importedOf(exampleCard);
  const pack = withCard(packCalled("Old cards", []), card, { arcane: { en: "Arcane", ru: "Чародей" } });
  expect(checkPackData(JSON.parse(JSON.stringify(pack)), "old.json")).toMatchObject({ ok: true });
  expect(pack).toMatchObject({ pack: "old-cards", name: { en: "Old cards" } });
  expect(pack.keywords).toEqual({
    aberrant: { en: "Aberrant", ru: "Aberrant" },
    arcane: { en: "Arcane", ru: "Чародей" },
  });
  // The same card, put right, takes its own place.
  expect(withCard(pack, { ...card, level: 10 }, {}).creatures.map(({ level }) => level)).toEqual([10]);
});

test("a pack is found by its name, and a new one has an id of its own, whatever alphabet it is written in", () => {
  const mine = packCalled("Мои", []);
  expect(mine.pack).toBe("old-cards");
  expect(packCalled("Мои", [mine])).toBe(mine);
  expect(packCalled("Твои", [mine]).pack).toBe("old-cards-2");
});

test("a card that is kept may be fielded, and its words are known on the whole page", async () => {
  const { card } = importedOf(exampleCard);
  expect(catalogue().creatures.has(card.id)).toBe(false);
  await packs.bring(JSON.stringify(withCard(packCalled("Old cards", []), card, dictionary())), "old.json");
  expect(catalogue().creatures.get(card.id)?.name[spoken()]).toBe("Mire Tyrant");
  expect(dictionary()["old-cards/mire-tyrant"]?.en).toBe("Mire Tyrant");
  packs.drop("old-cards");
  expect(catalogue().creatures.has(card.id)).toBe(false);
});
