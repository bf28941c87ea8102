import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import { catalogueOf, parseWarband, type Warband } from "./warband.ts";
import { readWarband, writeWarband } from "./warband-text.ts";

const name = (en: string, ru: string) => ({ name: { en, ru } });
const catalogue = catalogueOf(
  [
    {
      creatures: [
        creatureCard("a/guard", name("Reed Guard", "Тростниковый страж")),
        creatureCard("a/hag", name("Fen Hag", "Болотная ведьма")),
        creatureCard("b/hag", name("Fen Hag", "Болотная ведьма")),
      ],
      items: [
        itemCard("a/ring", name("Tin Ring", "Оловянное кольцо")),
        itemCard("a/axe", name("Old Axe", "Старый топор")),
      ],
    },
  ],
  [
    { id: "ford", ...name("Deep Ford", "Глубокий брод"), size: "full" },
    { id: "yard", ...name("Mill Yard", "Двор мельницы"), size: "half" },
  ],
);

const list: Warband = {
  name: "Night watch",
  faction: "wild",
  creatures: [
    { card: "a/guard", items: [] },
    { card: "a/guard", items: [] },
    { card: "a/guard", items: ["a/ring", "a/axe"] },
    { card: "b/hag", items: ["a/ring"] },
  ],
  items: ["a/axe", "a/axe"],
  map: "ford",
};

test.each(["en", "ru"] as const)("a warband written in %s is read back", (language) => {
  const text = writeWarband(list, catalogue, language);
  expect(readWarband(text, catalogue)).toEqual({ ok: true, warband: list });
  expect(parseWarband(list)).toEqual({ ok: true, value: list });
});

test("it is one line a card, with counts and what each carries", () => {
  expect(writeWarband(list, catalogue, "en")).toBe(
    [
      "Warband: Night watch",
      "Faction: Wild",
      "Map: Deep Ford",
      "",
      "Creatures",
      "2 Reed Guard",
      "1 Reed Guard + Tin Ring + Old Axe",
      "1 b/hag + Tin Ring",
      "",
      "Items",
      "2 Old Axe",
      "",
    ].join("\n"),
  );
  expect(writeWarband(list, catalogue, "ru")).toContain("2 Тростниковый страж");
});

test("without faction, map or items, as in sealed games", () => {
  const bare: Warband = { name: "", faction: null, creatures: [{ card: "a/guard", items: [] }], items: [], map: null };
  expect(readWarband(writeWarband(bare, catalogue, "en"), catalogue)).toEqual({ ok: true, warband: bare });
});

describe("a reader that forgives", () => {
  test("capitals, either language, ids, no headings, remarks", () => {
    const text = "фракция: глушь\nmap: YARD\n// the watch\n2x reed guard+tin ring\na/hag # the older one\nOld axe\n";
    expect(readWarband(text.replace("YARD", "yard"), catalogue)).toEqual({
      ok: true,
      warband: {
        name: "",
        faction: "wild",
        creatures: [
          { card: "a/guard", items: ["a/ring"] },
          { card: "a/guard", items: ["a/ring"] },
          { card: "a/hag", items: [] },
        ],
        items: ["a/axe"],
        map: "yard",
      },
    });
  });

  test("and names the right word where it cannot", () => {
    const read = readWarband(
      "Faction: Wilds\nMap: Deep Fort\nCreatures\n1 Reed Gard\n1 Reed Guard + Tin Rong\n1 Old Axe",
      catalogue,
    );
    expect(read).toMatchObject({
      ok: false,
      problems: [
        { line: 1, text: "Wilds", problem: "unknown-faction", nearest: "Wild" },
        { line: 2, problem: "unknown-map", nearest: "Deep Ford" },
        { line: 4, problem: "unknown-card", nearest: "Reed Guard" },
        { line: 5, problem: "unknown-card", nearest: "Tin Ring" },
        { line: 6, problem: "wrong-section", nearest: "Items" },
      ],
    });
    assertRule(read, "mn.warband.faction.list", "mn.warband.map", "mn.card.creature.figure");
  });

  test("there is no fifth faction", () => {
    expect(readWarband("Faction: Horde", catalogue)).toMatchObject({ ok: false, problems: [{ nearest: null }] });
    for (const faction of ["Borderlands", "Civilization", "Underdark", "Wild", "underdark"]) {
      expect(readWarband(`Faction: ${faction}`, catalogue).ok).toBe(true);
    }
  });
});

test("a warband from a file is read by its form", () => {
  expect(parseWarband({ ...list, faction: "wilds" })).toMatchObject({ ok: false, faults: [{ place: "faction" }] });
  expect(parseWarband({ ...list, creatures: [{ card: "a/guard" }] })).toMatchObject({ ok: false });
  expect(parseWarband({ ...list, extra: 1 }).ok).toBe(false);
  expect(parseWarband(null).ok).toBe(false);
});

test("any warband comes back as it was written, its name on one line", () => {
  const items = fc.array(fc.constantFrom("a/ring", "a/axe"), { maxLength: 3 });
  const warbands = fc.record({
    name: fc.string({ maxLength: 30, unit: fc.constantFrom(..."aБ #/:\n\r\t+1x") }),
    faction: fc.constantFrom("wild" as const, "underdark" as const, null),
    creatures: fc.array(fc.record({ card: fc.constantFrom("a/guard", "a/hag", "b/hag"), items }), { maxLength: 6 }),
    items,
    map: fc.constantFrom("ford", "yard", null),
  });
  const sorted = (list: readonly unknown[]): readonly string[] => list.map((one) => JSON.stringify(one)).sort();
  fc.assert(
    fc.property(warbands, fc.constantFrom("en" as const, "ru" as const), (made, language) => {
      const read = readWarband(writeWarband(made, catalogue, language), catalogue);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { warband: back } = read;
      expect([back.faction, back.map]).toEqual([made.faction, made.map]);
      expect(sorted(back.creatures)).toEqual(sorted(made.creatures));
      expect(sorted(back.items)).toEqual(sorted(made.items));
      expect(made.name.replace(/[\s#/]/g, "")).toBe(back.name.replace(/[\s#/]/g, ""));
      expect(readWarband(writeWarband(back, catalogue, language), catalogue)).toEqual(read);
    }),
  );
});
