import { plainText } from "@undercroft/cards";
import { expect, it } from "vitest";
import { examplePack } from "../../../content/packs.ts";
import { type CardLine, creatureText, dictionaryOf, itemText, powerLine } from "../index.ts";

const pack = examplePack();
const words = dictionaryOf(pack);
const plain = (lines: readonly CardLine[]): string[] => lines.map(({ spans }) => plainText(spans));

function textOf(id: string, language: "en" | "ru"): ReturnType<typeof creatureText> {
  const card = pack.creatures.find((one) => one.id === `example/${id}`);
  if (card === undefined) throw new Error(id);
  return creatureText(card, language, words);
}

it("shows the blocks of a stat card: definition, statistics, attacks, powers, champion powers, construction", () => {
  const text = textOf("pike-sergeant", "en");
  expect(plain(text.definition)).toEqual(["Level 6 Medium Human Martial", "Champion Rating 2"]);
  expect(text.statistics.map(({ label, value }) => `${label} ${value}`)).toEqual([
    ...["AC 20", "Fortitude 18", "Reflex 16", "Will 18", "Speed 5", "Hit Points 50", "Bloodied 25"],
  ]);
  expect(plain(text.attacks)).toEqual(["Melee reach 2, +11 against AC, 10 damage."]);
  expect(text.powers).toEqual([]);
  expect(plain(text.championPowers)).toEqual([
    "Hold Fast: Free action: Choose an ally within 5 squares, then the chosen creature has +2 AC until the end of the round.",
  ]);
  expect(plain(text.construction)).toEqual(["Good", "Civilization", "Cost 20"]);
});

it("rings the first attack and every other basic one (mn.ruling.several-basics), and counts check boxes (mn.power.limited)", () => {
  expect(textOf("lantern-thief", "en").attacks.map(({ attack, basic }) => [attack, basic])).toEqual([
    ["melee", true],
    ["ranged", true],
  ]);
  expect(textOf("ember-wife", "en").attacks.map(({ basic, uses }) => [basic, uses])).toEqual([
    [true, undefined],
    [undefined, undefined],
    [undefined, 1],
  ]);
});

it("writes movement modes before the Speed (mn.card.creature.speed-prefix)", () => {
  const speed = (id: string, language: "en" | "ru"): string | undefined =>
    textOf(id, language).statistics.find(({ key }) => key === "speed")?.value;
  expect([speed("barn-owl", "en"), speed("clay-badger", "en"), speed("reed-guard", "en")]).toEqual(["F8", "B5", "6"]);
  expect(speed("barn-owl", "ru")).toBe("П8");
});

it("writes Russian with names in the nominative", () => {
  expect(plain(textOf("rat-caller", "ru").powers)).toEqual([
    "Созвать крыс (Призыв, 1 использование): Действие атаки: Призовите существо «Подвальные крысы» на клетку в пределах 5 клеток на линии обзора.",
    "Аура 2: У каждого вражеского существа −2 к воле.",
  ]);
});

it("lets effects of one group share the note of their save (mn.save.group)", () => {
  const steps = [
    { do: "condition", condition: "dazed", to: "this", until: "save", group: "a" },
    { do: "ongoing", amount: 5, to: "this", group: "a" },
  ] as const;
  expect(plainText(powerLine({ power: "used", cost: "free", steps }, "en", {}).spans)).toBe(
    "Free action: This creature is Dazed, then this creature takes ongoing 5 damage (one save ends all).",
  );
});

it("writes items with what they ask for", () => {
  const coin = pack.items.find(({ id }) => id === "example/grave-coin");
  if (coin === undefined) throw new Error("no coin");
  const text = itemText(coin, "en", words);
  expect([...plain(text.definition), ...plain(text.powers), ...plain(text.construction)]).toEqual([
    "Levels 1 to 20",
    "(1 use) Free action when this creature would take damage: Reduce that damage by 10.",
    "Evil",
    "Underdark",
    "Cost 5",
  ]);
});
