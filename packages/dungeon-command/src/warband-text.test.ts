import { describe, expect, test } from "vitest";
import { pack } from "../testing/pack.ts";
import { presetWarband } from "./presets.ts";
import { catalogueOf } from "./warband.ts";
import { parseWarband, writeWarband } from "./warband-text.ts";

const one = pack("one");
const catalogue = catalogueOf([one]);

test.each(["en", "ru"] as const)("a list written in %s is read back", (language) => {
  const preset = { ...presetWarband(one), name: "River guard" };
  const text = writeWarband(preset, catalogue, language);
  expect(text).toContain(language === "en" ? "Creatures\n1 Creature 1\n" : "Существа\n1 Тварь 1\n");
  expect(parseWarband(text, catalogue)).toEqual({ ok: true, list: preset });
});

test("headings, counts, capitals, remarks and ids are read as people write them", () => {
  const text = `
    // for Sunday
    Warband: The Few
    COMMANDER:
    Leader 2
    Creatures (3)
    2x creature 1   # fast ones
    one/creature4
    Приказы
    3 х Приём 5
  `;
  expect(parseWarband(text, catalogue)).toEqual({
    ok: true,
    list: {
      name: "The Few",
      commanders: ["one/leader2"],
      creatures: ["one/creature1", "one/creature1", "one/creature4"],
      orders: ["one/order5", "one/order5", "one/order5"],
      tiles: [],
    },
  });
});

test("names shared by two packs are written by id", () => {
  const both = catalogueOf([one, pack("two")]);
  const list = { name: "", commanders: [], creatures: ["two/creature1"], orders: [], tiles: [] };
  expect(writeWarband(list, both, "en")).toContain("1 two/creature1");
  expect(parseWarband(writeWarband(list, both, "en"), both)).toEqual({ ok: true, list });
});

describe("what cannot be read is said with its line", () => {
  test("an unknown card with the nearest one", () => {
    const parsed = parseWarband("Creatures\n2 Creatur 11\n1 Nonsense of all sorts", catalogue);
    expect(parsed).toEqual({
      ok: false,
      problems: [
        { line: 2, text: "2 Creatur 11", problem: "unknown-card", nearest: "Creature 11" },
        { line: 3, text: "1 Nonsense of all sorts", problem: "unknown-card", nearest: null },
      ],
    });
  });

  test("a card under the wrong heading, a count out of range", () => {
    const parsed = parseWarband("Orders\n1 Giant 1\n0 Order 1", catalogue);
    expect(parsed).toEqual({
      ok: false,
      problems: [
        { line: 2, text: "1 Giant 1", problem: "wrong-section", nearest: "Creatures" },
        { line: 3, text: "0 Order 1", problem: "bad-count", nearest: null },
      ],
    });
  });
});
