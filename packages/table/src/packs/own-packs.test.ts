import type { ContentResult, ReadYaml } from "@undercroft/cards";
import { beforeEach, expect, test } from "vitest";
import { type OwnPacks, ownPacks } from "./own-packs.ts";

interface Deck {
  readonly pack: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly cards: readonly number[];
}

const KEY = "test/packs";
const deck = (pack: string, ...cards: readonly number[]): Deck => ({ pack, name: { en: pack, ru: pack }, cards });

const isDeck = (value: unknown): value is Deck => typeof value === "object" && value !== null && "cards" in value;

function parse(text: string, file: string, readYaml?: ReadYaml): ContentResult<Deck> {
  const raw: unknown = readYaml === undefined ? JSON.parse(text) : readYaml(text);
  if (isDeck(raw)) return { ok: true, pack: raw };
  return { ok: false, problems: [{ file, line: 2, card: "mine/one", path: "cards", message: "this key is missing" }] };
}

/** As a page finds them that was loaded anew. */
const fresh = (): OwnPacks<Deck> => ownPacks({ key: KEY, shipped: () => [deck("base", 1)], parse });

beforeEach(() => localStorage.clear());

test("a pack is kept in this browser and stands behind the shipped ones; one of its id makes room for it", async () => {
  const packs = fresh();
  expect(packs.all()).toEqual([deck("base", 1)]);
  expect(await packs.bring(JSON.stringify(deck("mine", 2)), "mine.json")).toMatchObject({ is: "kept" });
  await packs.bring(JSON.stringify(deck("other", 3)), "other.json");
  await packs.bring(JSON.stringify(deck("mine", 4)), "mine.json");
  const now = [deck("base", 1), deck("other", 3), deck("mine", 4)];
  expect(packs.all()).toEqual(now);
  expect(fresh().all()).toEqual(now);
  packs.drop("other");
  expect(fresh().own()).toEqual([deck("mine", 4)]);
});

test("YAML is read as well, and lies there as JSON", async () => {
  const text = "pack: mine\nname: {en: Mine, ru: Мои}\ncards: [7]\n";
  expect(await fresh().bring(text, "mine.yaml")).toMatchObject({ is: "kept" });
  expect(fresh().own()).toEqual([{ pack: "mine", name: { en: "Mine", ru: "Мои" }, cards: [7] }]);
});

test("a faulty pack is refused with file, line, card and place, and changes nothing", async () => {
  const packs = fresh();
  await packs.bring(JSON.stringify(deck("mine", 2)), "mine.json");
  expect(await packs.bring('{"pack": "mine",\n "card": [2]}', "mine.json")).toEqual({
    is: "faulty",
    problems: ["mine.json:2, mine/one, cards: this key is missing"],
  });
  expect(packs.own()).toEqual([deck("mine", 2)]);
});

test("a pack with the id of a shipped one is refused: its cards would bear the same names", async () => {
  const packs = fresh();
  expect(await packs.bring(JSON.stringify(deck("base", 9)), "b.json")).toMatchObject({ is: "taken" });
  expect(packs.all()).toEqual([deck("base", 1)]);
});

test("what cannot be read any more is passed over, and is still there for a version that can", async () => {
  localStorage.setItem(KEY, JSON.stringify(['{"pack":"of the future"}', JSON.stringify(deck("mine", 2))]));
  const packs = fresh();
  expect(packs.own()).toEqual([deck("mine", 2)]);
  packs.drop("mine");
  expect(localStorage.getItem(KEY)).toContain("of the future");
  localStorage.setItem(KEY, "nonsense");
  expect(fresh().own()).toEqual([]);
});
