import { newRecord } from "@undercroft/kernel";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { ownDecks } from "../../testing/decks.ts";
import { campaignFor } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import type { DungeoneerConfig } from "../set-up/config.ts";
import { cardsOf, contentOf, initialBody } from "../set-up/initial.ts";
import { parseConfig } from "../set-up/parse-config.ts";
import type { Deck } from "./deck.ts";
import { parseDeck, writeDeck } from "./deck-text.ts";
import { gloryFaults, perilFaults } from "./faults.ts";
import { gloryDeckOf, perilDeckOf } from "./ready.ts";

const packs = shippedPacks();
const content = contentOf(packs.map(cardsOf));
const peril = perilDeckOf(packs, 3);
const glory = gloryDeckOf(packs, 0);
const kindOf = (id: string): string | undefined => content.maps[id]?.kind;
const rooms = peril.maps.filter((id) => kindOf(id) === "room");
const passages = peril.maps.filter((id) => kindOf(id) === "passage");

const read = (decks: readonly { readonly seat: string; readonly deck: Deck }[], longer = false): unknown =>
  parseConfig(JSON.parse(JSON.stringify({ ...campaignFor(4, packs), decks, longer })));

test("against three hero players 18 Map cards, an Entrance, nine Quests and 43 other cards are enough", () => {
  expect([rooms.length, passages.length, peril.maps.length]).toEqual([9, 9, 19]);
  expect([new Set(peril.quests).size, peril.adventures.length]).toEqual([9, 43]);
  expect([...perilFaults(peril, content, 3, false)]).toEqual([]);
  expect([...gloryFaults(glory, content)]).toEqual([]);
  // A card fewer is too few: the Entrance does not count.
  const short = [...perilFaults({ ...peril, adventures: peril.adventures.slice(1) }, content, 3, false)];
  expect(short.map(({ why }) => why)).toEqual(["69 cards are too few: 70 are needed, the Entrance not counted"]);
  assertRule(short, "dg.multiset.peril.size");
  actsExample("dg.example.multiset-numbers");
});

const withMaps = (maps: readonly string[]): Deck => ({ ...peril, maps });
const [entrance = ""] = peril.maps;
const [anyRoom = ""] = rooms;

test.each([
  ["no Entrance", withMaps(peril.maps.slice(1)), "dg.ruling.multiset-entrance", "maps"],
  ["two Entrances", withMaps([...peril.maps, entrance]), "dg.ruling.multiset-entrance", "maps"],
  [
    "a room for a passage",
    withMaps([entrance, ...rooms, anyRoom, ...passages.slice(1)]),
    "dg.multiset.peril.maps",
    "maps",
  ],
  ["more Map cards", withMaps([...peril.maps, anyRoom]), "dg.multiset.peril.extra-maps", "maps"],
  ["a Quest fewer", { ...peril, quests: peril.quests.slice(1) }, "dg.multiset.peril.quests", "quests"],
  [
    "one Quest twice",
    { ...peril, quests: [...peril.quests.slice(1), peril.quests[1] ?? ""] },
    "dg.ruling.multiset-totals",
    "quests[8]",
  ],
  [
    "a Quest without its space",
    withMaps(peril.maps.map((id) => (id === content.quests[peril.quests[0] ?? ""]?.space ? anyOther(id) : id))),
    "dg.multiset.peril.quests",
    "quests[0]",
  ],
  [
    "a card five times",
    { ...peril, adventures: [...peril.adventures, ...Array.from({ length: 4 }, () => peril.adventures[0] ?? "")] },
    "dg.multiset.peril.copies",
    "adventures",
  ],
  [
    "a Boon",
    { ...peril, adventures: [...peril.adventures, glory.adventures[0] ?? ""] },
    "dg.multiset.peril.size",
    "adventures[43]",
  ],
  ["a hero", { ...peril, heroes: glory.heroes }, "dg.multiset.own-decks", "heroes[0]"],
] as const)("a Peril deck with %s is refused, with the place and the entry", (_, deck, rule, place) => {
  const faults = [...perilFaults(deck, content, 3, false)].filter((fault) => fault.rule === rule);
  expect(faults.some((fault) => fault.place.startsWith(place))).toBe(true);
  assertRule(faults, rule);
});

/** Another card of the same kind that no Quest of the deck names. */
function anyOther(id: string): string {
  const same = Object.values(content.maps).filter(({ kind }) => kind === kindOf(id));
  return (
    same.find((map) => map.id !== id && !peril.quests.some((quest) => content.quests[quest]?.space === map.id))?.id ??
    id
  );
}

test("with the consent of the others there may be more Map cards", () => {
  expect([...perilFaults(withMaps([...peril.maps, anyRoom]), content, 3, true)].map(({ rule }) => rule)).toEqual([
    "dg.multiset.peril.maps",
  ]);
  const [anyPassage = ""] = passages;
  expect([...perilFaults(withMaps([...peril.maps, anyRoom, anyPassage]), content, 3, true)]).toEqual([]);
});

test.each([
  ["no hero", { ...glory, heroes: [] }, "dg.multiset.glory.hero"],
  ["a card too few", { ...glory, adventures: glory.adventures.slice(1) }, "dg.multiset.glory.size"],
  ["a Bane", { ...glory, adventures: [...glory.adventures, peril.adventures[0] ?? ""] }, "dg.multiset.glory.size"],
  [
    "a card five times",
    { ...glory, adventures: [...glory.adventures, ...Array.from({ length: 5 }, () => glory.adventures[0] ?? "")] },
    "dg.multiset.glory.copies",
  ],
] as const)("a Glory deck with %s is refused", (_, deck, rule) => {
  assertRule([...gloryFaults(deck, content)], rule);
  expect([...gloryFaults(deck, content)].some((fault) => fault.rule === rule)).toBe(true);
});

const sorted = ({ name, heroes, maps, quests, adventures }: Deck): unknown => ({
  name,
  cards: [heroes, maps, quests, adventures].map((cards) => cards.toSorted()),
});

test("a deck is written as text and read back, and an unknown card is named with its line", () => {
  for (const language of ["en", "ru"] as const) {
    const again = parseDeck(writeDeck(peril, content, language), content);
    // Copies of a card are written on one line.
    expect(again.ok ? sorted(again.deck) : again.problems).toEqual(sorted(peril));
    // The heading and the Entrance after the name and an empty line.
    expect(again.ok ? again.lines.maps[0] : 0).toBe(4);
  }
  const bad = parseDeck("Heroes\n1 nobody at all\n", content);
  expect(bad.ok ? [] : bad.problems.map(({ line }) => line)).toEqual([2]);
});

test("a campaign takes the decks of those who bring one, and for the others what the sets hold", () => {
  const decks = ownDecks(packs, ["ann", "bob", "cid", "dee"]);
  expect(read(decks)).toMatchObject({ ok: true, value: { decks } });
  const body = initialBody({ ...campaignFor(4, packs), decks });
  expect([body.adventureDeck.length, body.mapDeck.length, body.questDeck.length]).toEqual([43, 18, 9]);
  expect(body.campaign?.glory.map(({ of, adventureDeck }) => [of.length, adventureDeck.length])).toEqual([
    [0, 0],
    [1, glory.adventures.length],
    [1, glory.adventures.length],
    [1, glory.adventures.length],
  ]);
  const [first] = decks;
  const mixed = initialBody({ ...campaignFor(4, packs), decks: first === undefined ? [] : [first] });
  expect(mixed.campaign?.glory.map(({ of }) => of)).toEqual([[1, 2], [0]]);
  expect(mixed.adventureDeck.length).toBe(60 * packs.length);
});

test("decks of their own are for campaigns, and one for each seat", () => {
  const [one] = ownDecks(packs, ["ann", "dee"]);
  const standard = parseConfig({ ...campaignFor(4, packs), dungeonlord: null, decks: [one] });
  assertRule(standard, "dg.multiset.own-decks");
  expect(standard).toMatchObject({ ok: false });
  expect(read([{ seat: "eve", deck: glory }])).toMatchObject({ ok: false, faults: [{ place: "decks[0].seat" }] });
});

test("the event that tells of the split says whether players have brought decks of their own", () => {
  const begun = (config: DungeoneerConfig): object => {
    const split = newRecord(dungeoneer, { config, seed: "own" }).events.find(({ event }) => event === "split");
    if (split === undefined) throw new Error("nothing is split");
    return split;
  };
  const decks = ownDecks(packs, ["ann", "bob", "cid", "dee"]);
  const own = begun({ ...campaignFor(4, packs), decks });
  // Three Glory decks, and what is left of the Peril deck is its 43 cards.
  expect(own).toMatchObject({ peril: 43, glory: 3 * glory.adventures.length });
  assertRule(own, "dg.multiset.own-decks", "dg.ruling.multiset-totals");
  expect(JSON.stringify(begun(campaignFor(4, packs)))).not.toContain("dg.multiset.own-decks");
});

test("cards that objects have anyway are no cards of a deck either", () => {
  const deck = {
    name: "",
    heroes: ["__proto__"],
    maps: ["constructor"],
    quests: ["__proto__"],
    adventures: ["toString"],
  };
  const told = [...gloryFaults(deck, content), ...perilFaults(deck, content, 1, false)];
  const unknown = told.filter(({ problem }) => problem === "unknown").map(({ place }) => place);
  expect(new Set(unknown)).toEqual(new Set(["heroes[0]", "maps[0]", "quests[0]", "adventures[0]"]));
});
