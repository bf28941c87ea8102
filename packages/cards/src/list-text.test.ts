import { describe, expect, test } from "vitest";
import { type ListEntry, type ListForm, readList, writeList } from "./list-text.ts";

const card = (id: string, en: string, ru: string) => ({ id, name: { en, ru } });

const form: ListForm<"boats" | "flags", "name" | "port"> = {
  labels: {
    name: { words: { en: "Fleet", ru: "Флот" } },
    port: { words: { en: "Port", ru: "Порт" }, also: ["harbour"] },
  },
  sections: {
    boats: {
      words: { en: "Boats", ru: "Лодки" },
      also: ["boat"],
      cards: [
        card("a/raft", "Raft", "Плот"),
        card("a/punt", "Punt + Pole", "Плоскодонка"),
        card("b/raft", "Raft", "Плот"),
      ],
      carries: "flags",
    },
    flags: {
      words: { en: "Flags", ru: "Флаги" },
      cards: [card("a/red", "Red Flag", "Красный флаг"), card("a/gold", "Gold Flag", "Золотой флаг")],
    },
  },
};

const entry = (
  section: "boats" | "flags",
  id: string,
  count: number,
  ...carried: string[]
): ListEntry<"boats" | "flags"> => ({
  section,
  id,
  count,
  with: carried,
});

describe("a list is read as people write it", () => {
  test("labels, headings, counts, and what a card carries behind a plus", () => {
    const text =
      "Fleet: Sunday\nHARBOUR: Low Quay\nBoats (3):\n2x raft + Red Flag+gold flag\n1 Punt + Pole\nФлаги\nкрасный флаг";
    expect(readList(text, form)).toEqual({
      labels: new Map([
        ["name", { line: 1, text: "Sunday" }],
        ["port", { line: 2, text: "Low Quay" }],
      ]),
      entries: [
        entry("boats", "a/raft", 2, "a/red", "a/gold"),
        entry("boats", "a/punt", 1),
        entry("flags", "a/red", 1),
      ],
      lines: [4, 5, 7],
      problems: [],
    });
  });

  test("a name that stands in two sections or in none is said with its line", () => {
    const { problems } = readList("Flags\nRaft\nBoats\nRaft + Red Flog\nRaft + Punt + Pole\n100 Raft", form);
    expect(problems.map(({ line, problem, nearest }) => [line, problem, nearest])).toEqual([
      [2, "wrong-section", "Boats"],
      [4, "unknown-card", "Red Flag"],
      [5, "unknown-card", null],
      [6, "bad-count", null],
    ]);
  });

  test("flags carry nothing", () => {
    expect(readList("Red Flag + Gold Flag", form).problems).toMatchObject([{ problem: "unknown-card", nearest: null }]);
  });
});

test.each(["en", "ru"] as const)("what is written in %s is read back", (language) => {
  const entries = [entry("boats", "a/punt", 1, "a/red"), entry("boats", "b/raft", 2), entry("flags", "a/gold", 1)];
  const text = writeList({ name: "Sunday", port: "" }, entries, form, language);
  expect(text).toContain(language === "en" ? "1 a/punt + Red Flag" : "1 Плоскодонка + Красный флаг");
  expect(text).toContain("2 b/raft");
  expect(readList(text, form)).toMatchObject({ entries, problems: [] });
});
