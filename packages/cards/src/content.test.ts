import { expect, it } from "vitest";
import * as z from "zod/mini";
import { type ContentKind, readContent } from "./content.ts";
import { writeProblem } from "./problems.ts";
import { strict } from "./schema.ts";
import { readYaml } from "./yaml.ts";

interface Deck {
  cards: { id: string; cost: number }[];
}

const decks: ContentKind<Deck> = {
  schema: strict({ cards: z.array(strict({ id: z.string(), cost: z.number() })) }),
  check: ({ cards }) =>
    cards.flatMap(({ cost }, index) =>
      cost < 0 ? [{ path: ["cards", index, "cost"], message: "below 0", rule: "deck.cost" }] : [],
    ),
};

const problems = (text: string, name: string): string[] => {
  const result = readContent(text, name, decks, readYaml);
  return result.ok ? [] : result.problems.map(writeProblem);
};

it("reads the same data from JSON and YAML", () => {
  const json = readContent('{"cards": [{"id": "a/b", "cost": 1}]}', "deck.json", decks);
  expect(json).toEqual({ ok: true, pack: { cards: [{ id: "a/b", cost: 1 }] } });
  expect(readContent("cards:\n  - {id: a/b, cost: 1}\n", "deck.yaml", decks, readYaml)).toEqual(json);
});

it("names file, line and column, card, path and rule of what is wrong", () => {
  expect(problems('{"cards": [{"id": "a/b", "cost": -1}]}', "deck.json")).toEqual([
    "deck.json:1:26, a/b, cost: below 0 (deck.cost)",
  ]);
  expect(problems('{"cards": [{"id": "a/b", "cst": 2}]}', "deck.json")).toEqual([
    "deck.json:1:12, a/b, cost: this key is missing",
    'deck.json:1:26, a/b: unknown key "cst". Did you mean "cost"?',
  ]);
});

it("names the place in YAML: of a key, of what a list holds, of the nearest thing around what is missing", () => {
  const deck = "cards:\n  - id: a/b\n    cost: -1\n  - {id: a/c, cst: 2}\n";
  expect(problems(deck, "deck.yaml")).toEqual([
    "deck.yaml:4:5, a/c, cost: this key is missing",
    'deck.yaml:4:15, a/c: unknown key "cst". Did you mean "cost"?',
  ]);
  expect(problems(deck.replace("cst", "cost"), "deck.yaml")).toEqual(["deck.yaml:3:5, a/b, cost: below 0 (deck.cost)"]);
});

it("lists a mistake in writing as a problem too", () => {
  expect(problems('{"cards":\n[', "deck.json")).toEqual([
    "deck.json:2:2, cards[0]: not readable as JSON: it ends in the middle",
  ]);
  expect(problems("cards: [", "deck.yaml")[0]).toMatch(/^deck.yaml: not readable as YAML.*line/s);
  expect(problems('{"cards": [],\n "cards": []}', "deck.json")).toEqual([
    "deck.json:2:2, cards: not readable as JSON: this key stands twice in one table",
  ]);
  expect(problems("cards: 1\ncards: 2", "deck.yaml")).toEqual([
    'deck.yaml: not readable as YAML: the key "cards" stands twice in one table, at line 2, column 1',
  ]);
  expect(problems(" ".repeat(2_000_001), "deck.json")).toEqual(["deck.json: the file has more than 2000000 letters"]);
});

it("says so where YAML cannot be read", () => {
  expect(readContent("cards: []", "deck.yaml", decks)).toMatchObject({
    problems: [{ message: "YAML cannot be read here: give JSON" }],
  });
});

it("names a few of many mistakes, so that the list can be read", () => {
  const cards = Array.from({ length: 3_000 }, (_, i) => ({ id: `a/${i}`, cost: "x" }));
  const many = problems(JSON.stringify({ cards }), "deck.json");
  expect(many).toHaveLength(201);
  expect(many[1]).toBe('deck.json:1:47, a/1, cost: expected a number, found "x"');
  expect(many[200]).toBe("deck.json: 2800 more problems");
  const keys = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`key${i}`, 0]));
  expect(problems(JSON.stringify({ cards: [], ...keys }), "deck.json")[0]).toMatch(/"key9"; 40 more unknown keys$/);
});

it("says what was expected in plain words", () => {
  expect(problems("", "deck.json")).toEqual(["deck.json: the file is empty"]);
  expect(problems("\n", "deck.yaml")).toEqual(["deck.yaml: the file is empty"]);
  expect(problems("null", "deck.json")).toEqual(["deck.json:1:1: expected a table, found nothing"]);
  expect(problems('{"cards": {}}', "deck.json")).toEqual(["deck.json:1:2, cards: expected a list, found a table"]);
});

it.each([
  ["items", `[${"x,".repeat(30_000)}x]`, /signs/],
  ["empty lines", `${"\n".repeat(30_000)}x`, /signs/],
  ["anchors", "&a ".repeat(2_000), /anchors/],
  ["letters", "x".repeat(600_000), /letters/],
  ["steps to the right", Array.from({ length: 300 }, (_, i) => `${" ".repeat(i)}a:`).join("\n"), /deeper/],
  ["marks parted by tabs", "-\t".repeat(300), /deeper/],
])("refuses YAML with too many %s before it is parsed", (_, text, why) => {
  expect(() => readYaml(text)).toThrow(why);
});

it("refuses YAML tags instead of reading past them", () => {
  expect(() => readYaml("!!js/function x")).toThrow(/tag/i);
});

it("places a key that is written twice, however long the table", () => {
  const keys = Array.from({ length: 10_000 }, (_, i) => `k${i}: 1`).join("\n");
  expect(() => readYaml(`${keys}\nk7: 2`)).toThrow('"k7" stands twice in one table, at line 10001, column 1');
});
