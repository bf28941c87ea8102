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

it("names file, card, path and rule of what is wrong", () => {
  expect(problems('{"cards": [{"id": "a/b", "cost": -1}]}', "deck.json")).toEqual([
    "deck.json, a/b, cost: below 0 (deck.cost)",
  ]);
  expect(problems('{"cards": [{"id": "a/b", "cst": 2}]}', "deck.json")).toEqual([
    "deck.json, a/b, cost: this key is missing",
    'deck.json, a/b: unknown key "cst". Did you mean "cost"?',
  ]);
});

it("lists a mistake in writing as a problem too", () => {
  expect(problems("{", "deck.json")[0]).toMatch(/^deck.json: not readable as JSON/);
  expect(problems("cards: [", "deck.yaml")[0]).toMatch(/^deck.yaml: not readable as YAML.*line/s);
  expect(problems("cards: 1\ncards: 2", "deck.yaml")[0]).toMatch(/unique/);
  expect(problems(" ".repeat(2_000_001), "deck.json")).toEqual(["deck.json: the file has more than 2000000 letters"]);
});

it("says so where YAML cannot be read", () => {
  expect(readContent("cards: []", "deck.yaml", decks)).toMatchObject({
    problems: [{ message: "YAML cannot be read here: give JSON" }],
  });
});
